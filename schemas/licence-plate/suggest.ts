/**
 * Suggests corrections of an invalid plate. Not in the index: it is loaded for an invalid or rare plate, which most
 * drivers never enter.
 */
import { foldCharacters, lookAlikeLetters } from "./characters.ts"
import type { CountryCode } from "./countries.ts"
import { maxPlateLength, rulesOf } from "./formats.ts"
import { lookAlikes } from "./look-alikes.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { type Split, splitTyped, storedSpelling, validSplits } from "./separators.ts"
import { validateLicencePlate } from "./validate.ts"

/** More than three errors of a kind in one plate are no typing error. */
const maxSlips = 3

const maxSuggestions = 4

/** Letters with a diacritic, after what is typed for them; all others are accepted without it. */
const marked = "AE Ä,OE Ö,UE Ü,A Ä,O Ö,U Ü,A Å"

/** Typed and intended, likeliest first: digit for letter, letter for digit, missing diacritic. */
const likely: ReadonlyArray<readonly [string, string]> = [
  ...lookAlikes.flatMap(([digit = "", letter = "", ...others]) => [
    [digit, letter] as const,
    ...[letter, ...others].map((other) => [other, digit] as const)
  ]),
  ...marked.split(",").map((pair) => pair.split(" ") as [string, string])
]

/** Returns the plate with this many errors corrected, each after the previous one. */
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

/** Returns the valid plates with the fewest corrections. */
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
 * Returns every valid way to insert the hyphens a country needs, best first; existing hyphens and gaps are
 * only hints. Empty if the country needs none or no split is valid. `suggestSeparators("DE", "MSP123")` is
 * `["M-SP123", "MS-P123"]`. Best is: at a typed separator, then the more common shape, then between a letter
 * and a digit, then further left.
 */
export function suggestSeparators(country: CountryCode, raw: string): readonly string[] {
  if (rulesOf(country).separators === 0) return []
  const typed = splitTyped(foldCharacters(country, raw))
  const missed = ({ hyphens }: Split) => hyphens.filter((hyphen) => !typed.places.includes(hyphen)).length
  const unmarked = ({ plate }: Split) => plate.match(/\d-(?=\d)|\D-(?=\D)/g)?.length ?? 0
  // The sort is stable and the splits come from left to right.
  const best = validSplits(country, typed.characters).sort(
    (a, b) => missed(a) - missed(b) || a.shape - b.shape || unmarked(a) - unmarked(b)
  )
  return [...new Set(best.map(({ plate }) => storedSpelling(country, plate)))]
}

const isMarked = (plate: string): boolean => /[^\p{ASCII}]/u.test(plate)

// Months of a seasonal plate, which stand beside its number: of two digits each, so that no number of single digits with
// gaps is one, or with a slash.
const season =
  /(?<=\d[EH]?)[^\p{L}\p{N}/]+(?:0?[1-9]|1[0-2])(?:\/|(?<=\d\d)[^\p{L}\p{N}]+(?=\d\d))(?:0?[1-9]|1[0-2])\W*$/u

/**
 * Returns a text with only characters of plates: other punctuation separates groups, letters of another script
 * become the Latin ones that look like them, and the months of a German seasonal plate are left out.
 */
export const readableText = (country: CountryCode, raw: string): string =>
  Array.from(foldCharacters(country, raw), (letter) => lookAlikeLetters.get(letter) ?? letter)
    .join("")
    .replace(country === "DE" ? season : "", "")
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, " ")
    .trim()

/**
 * Returns the plates that may be intended, the smallest correction first, at most four; none for a valid
 * plate. The right number of typed hyphens is moved only as a last resort, and never if a missing diacritic
 * explains the plate: `suggestPlates("DE", "LO-A1")` is `["LÖ-A1"]`. Offer them, do not apply one silently.
 */
export function suggestPlates(country: CountryCode, typed: string): readonly string[] {
  if (validateLicencePlate(country, normaliseLicencePlate(country, typed)) === undefined) return []
  const raw = readableText(country, typed)
  const plate = normaliseLicencePlate(country, raw)
  if (plate.length > maxPlateLength) return []
  const issue = validateLicencePlate(country, plate)
  if (issue === undefined) return [plate]
  const splits = suggestSeparators(country, raw)
  // Splits after another correction: of any kind only if no split alone is valid, else there are too many.
  const repaired = () =>
    variants(plate, 1)
      .flatMap((variant) => suggestSeparators(country, variant))
      .filter((split) => splits.length === 0 || isMarked(split))
  const near = issue === "missing_separator" ? [] : nearest(country, plate)
  const further = issue === "missing_separator" ? [...splits, ...repaired()] : splits
  const found = near.some(isMarked) ? near : [...near, ...further]
  return [...new Set(found.map((each) => storedSpelling(country, each)))].slice(0, maxSuggestions)
}
