// How a plate is drawn: what stands in the band, what colour it is, where seals take the place of the dash, how it is read out.
import { foldCopiedText } from "../../schemas/copied-text.ts"

const europeanUnion = "AT BE BG CZ DE DK ES FI FR GR HR HU IT LT LU NL PL PT RO SE SI SK".split(" ")

/** The vehicle sign of a country, where it differs from our code; real plates show it in the band. */
const signs: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  PT: "P",
  RS: "SRB",
  SE: "S",
  SI: "SLO",
  XX: ""
}

const symbols: Readonly<Record<string, "cross" | "flag">> = { CH: "cross", UA: "flag" }

const yellowPlates = ["NL", "LU", "UK"]

/** An empty sign means that there is no band. */
export interface PlateLook {
  readonly sign: string
  readonly symbol: "stars" | "cross" | "flag" | "none"
  readonly face: "white" | "yellow"
}

export const plateLook = (country: string): PlateLook => ({
  sign: signs[country] ?? country,
  symbol: europeanUnion.includes(country) ? "stars" : (symbols[country] ?? "none"),
  face: yellowPlates.includes(country) ? "yellow" : "white"
})

export type PlatePiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "seals" }
  | { readonly kind: "gap" }

const letters = (text: string): PlatePiece => ({ kind: "text", text })

/** German plates carry two seals where the dash is typed, and a gap before the digits; all others show what is stored. */
export const platePieces = (plate: string, country: string): readonly PlatePiece[] => {
  const german = country === "DE" && /^(?<district>[^-]+)-(?<rest>[^-]+)$/.exec(plate)
  if (!german) return [letters(plate)]
  const { district = "", rest = "" } = german.groups ?? {}
  const [, block = "", digits = ""] = /^(\D*)(.*)$/.exec(rest) ?? []
  return [
    letters(district),
    { kind: "seals" },
    ...(block === "" ? [] : [letters(block), { kind: "gap" } as const]),
    ...(digits === "" ? [] : [letters(digits)])
  ]
}

/** "M-PP123" is "M, Bindestrich, P, P, 1, 2, 3": each character by itself, so that no screen reader makes a word of it. */
export const spellPlate = (plate: string, dash: string): string =>
  [...plate].map((character) => (character === "-" ? dash : character)).join(", ")

export interface Typed {
  readonly text: string
  readonly caret: number | null
}

const tidied = (text: string): string =>
  Array.from(foldCopiedText(text), (character) => {
    const capital = character.toUpperCase()
    return capital.length === character.length ? capital : character
  }).join("")

/**
 * Capitals, plain dashes and plain blanks as typed, nothing that nobody sees, and the caret where it was. What is pasted also loses
 * the blanks at its ends. ß stays: its capital is two letters and would change the plate.
 */
export const tidyKeepingCaret = (text: string, caret: number | null, isPasted = false): Typed => {
  const at = caret ?? text.length
  const before = tidied(text.slice(0, at))
  const after = tidied(text.slice(at))
  if (!isPasted) return { text: before + after, caret: caret === null ? null : before.length }
  const end = after.trimEnd()
  const start = end === "" ? before.trim() : before.trimStart()
  return { text: start + end, caret: start.length }
}

/** The plates of a pasted list: one a line, or with commas, semicolons or tabs between them, as from a table. */
export const listedPlates = (text: string): ReadonlyArray<string> =>
  text
    .split(/[\n\r,;\t]+/)
    .map((plate) => tidied(plate.replace(/"/g, "")).trim())
    .filter((plate) => plate !== "")
