/**
 * Finds the plates that may be meant by one that the rules refuse. Not in the index: it is loaded where a plate is found
 * wrong, which for most drivers is never.
 */
import { foldCharacters } from "./characters.ts"
import type { CountryCode } from "./countries.ts"
import { longestPlate, rulesOf } from "./formats.ts"
import { rows } from "./look-alikes.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { readTyped, type Split, storedSpelling, validSplits } from "./separators.ts"
import { validateLicencePlate } from "./validate.ts"

/** More than three slips of a kind in one plate are not a slip. */
const maxSlips = 3

const maxSuggestions = 4

/** Letters with a mark, behind what is typed for them; all others are accepted without theirs. */
const marked = "AE Ä,OE Ö,UE Ü,A Ä,O Ö,U Ü,A Å"

/** What was typed and what was meant, the likeliest first: the digit for the letter, the letter for the digit, the mark left out. */
const likely: ReadonlyArray<readonly [string, string]> = [
  ...rows.flatMap(([digit = "", letter = "", ...others]) => [
    [digit, letter] as const,
    ...[letter, ...others].map((other) => [other, digit] as const)
  ]),
  ...marked.split(",").map((pair) => pair.split(" ") as [string, string])
]

/** The plate with this many slips undone, each behind the one before. */
const variants = (plate: string, slips: number, start = 0): readonly string[] =>
  slips === 0
    ? [plate]
    : likely.flatMap(([typed, meant]) =>
        Array.from(plate, (_, at) => at)
          .filter((at) => at >= start && plate.startsWith(typed, at))
          .flatMap((at) =>
            variants(
              plate.slice(0, at) + meant + plate.slice(at + typed.length),
              slips - 1,
              at + meant.length
            )
          )
      )

/** The valid plates that are the fewest slips away. */
const nearest = (country: CountryCode, plate: string): readonly string[] => {
  for (let slips = 1; slips <= maxSlips; slips++) {
    const found = variants(plate, slips).filter(
      (candidate) => validateLicencePlate(country, candidate) === undefined
    )
    if (found.length > 0) return found
  }
  return []
}

/**
 * Every valid way to set the hyphens a country needs, best first; existing hyphens and gaps are taken as a hint only.
 * Empty where the country needs none or no split is valid. `suggestSeparators("DE", "MSP123")` is
 * `["M-SP123", "MS-P123"]`. Best means: where something was typed, then the more usual shape, then between a letter and
 * a digit, then further left.
 */
export function suggestSeparators(country: CountryCode, raw: string): readonly string[] {
  if (rulesOf(country).separators === 0) return []
  const typed = readTyped(foldCharacters(country, raw))
  const missed = ({ hyphens }: Split) => hyphens.filter((hyphen) => !typed.places.includes(hyphen)).length
  const unmarked = ({ plate }: Split) => plate.match(/\d-(?=\d)|\D-(?=\D)/g)?.length ?? 0
  // The sort is stable and the splits come from left to right.
  const best = validSplits(country, typed.characters).sort(
    (a, b) => missed(a) - missed(b) || a.shape - b.shape || unmarked(a) - unmarked(b)
  )
  return [...new Set(best.map(({ plate }) => storedSpelling(country, plate)))]
}

const isMarked = (plate: string): boolean => /[^\p{ASCII}]/u.test(plate)

/**
 * The plates that may be meant by what was typed, the smallest slip first, at most four; none for a valid plate.
 * Hyphens that were typed in their number are moved last, and never where a letter without its mark explains the plate:
 * `suggestPlates("DE", "LO-A1")` is `["LÖ-A1"]`. Offer them, do not apply one silently.
 */
export function suggestPlates(country: CountryCode, raw: string): readonly string[] {
  const plate = normaliseLicencePlate(country, raw)
  const issue = validateLicencePlate(country, plate)
  if (issue === undefined || plate.length > longestPlate) return []
  const splits = suggestSeparators(country, raw)
  // Split after another slip was undone: any slip only where no split alone is a plate, or they would be without number.
  const repaired = () =>
    variants(plate, 1)
      .flatMap((variant) => suggestSeparators(country, variant))
      .filter((split) => splits.length === 0 || isMarked(split))
  const near = issue === "missing_separator" ? [] : nearest(country, plate)
  const further = issue === "missing_separator" ? [...splits, ...repaired()] : splits
  const found = near.some(isMarked) ? near : [...near, ...further]
  return [...new Set(found.map((each) => storedSpelling(country, each)))].slice(0, maxSuggestions)
}
