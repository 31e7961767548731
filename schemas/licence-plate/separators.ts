/** Finds the hyphens of a plate that were left out or typed as other characters. */
import type { CountryCode } from "./countries.ts"
import { maxPlateLength, rulesOf } from "./formats.ts"
import { matchShape, validateLicencePlate } from "./validate.ts"

/** The typed characters, and the positions of separators, as the number of characters before them. */
interface Typed {
  readonly characters: string
  readonly hyphens: readonly number[]
  /** Positions of hyphens and of gaps. */
  readonly places: readonly number[]
}

/** Splits a folded text into characters and positions of hyphens and gaps. */
export function splitTyped(folded: string): Typed {
  const hyphens: number[] = []
  const places: number[] = []
  let characters = ""
  for (const character of folded) {
    if (character === "-") hyphens.push(characters.length)
    if (character === "-" || character === " ") places.push(characters.length)
    else characters += character
  }
  return { characters, hyphens, places }
}

/** A plate with its required hyphens, their positions, and the index of its shape in the country's list. */
export interface Split {
  readonly plate: string
  readonly hyphens: readonly number[]
  readonly shape: number
}

/** Returns all ways to insert this many hyphens into a text, from left to right. */
function hyphenate(text: string, count: number): string[] {
  if (count === 0) return [text]
  return Array.from(text.slice(1)).flatMap((_, index) =>
    hyphenate(text.slice(index + 1), count - 1).map((rest) => `${text.slice(0, index + 1)}-${rest}`)
  )
}

/** Finds all valid ways to insert the required hyphens between these characters, from left to right. */
export function validSplits(country: CountryCode, characters: string): Split[] {
  if (characters.length > maxPlateLength) return []
  return hyphenate(characters, rulesOf(country).separators)
    .filter((plate) => validateLicencePlate(country, plate) === undefined)
    .map((plate) => ({
      plate,
      hyphens: splitTyped(plate).hyphens,
      shape: matchShape(country, plate)?.shape ?? 0
    }))
}

/** Returns the stored spelling, where a country accepts two for the same plate. */
export function storedSpelling(country: CountryCode, plate: string): string {
  const { respell } = rulesOf(country)
  return respell ? plate.replace(...respell) : plate
}

/**
 * Replaces typed gaps by the missing hyphens; undefined if the gaps leave none or several equally common
 * readings: then a person has to choose. `folded` comes from `foldCharacters`.
 */
export function hyphensFromGaps(country: CountryCode, folded: string): string | undefined {
  const typed = splitTyped(folded)
  const readings = validSplits(country, typed.characters).filter(
    ({ hyphens }) =>
      hyphens.every((hyphen) => typed.places.includes(hyphen)) &&
      typed.hyphens.every((hyphen) => hyphens.includes(hyphen))
  )
  const mostUsual = Math.min(...readings.map(({ shape }) => shape))
  const [plate, ...others] = new Set(
    readings
      .filter(({ shape }) => shape === mostUsual)
      .map((reading) => storedSpelling(country, reading.plate))
  )
  return others.length === 0 ? plate : undefined
}
