/** Suggests plates of other countries: the field begins with the shop's country, not with that of the car. */
import { type CountryCode, countryCodes, countryFrom } from "./countries.ts"
import { rulesOf } from "./formats.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { readableText, suggestSeparators } from "./suggest.ts"
import { matchShape, validateLicencePlate } from "./validate.ts"

/** Most drivers come from these. */
const near: readonly CountryCode[] = ["DE", "AT", "CH", "IT", "FR"]

const maxElsewhere = 3

/** Longer than any plate with any spacing. */
const maxTyped = 60

/** The smaller, the likelier: a preferred country, typed hyphens, a country near by, any other. */
const ranks = { preferred: 0, hyphens: 1, near: 2, far: 3 } as const

interface Elsewhere {
  readonly plate: string
  readonly country: CountryCode
  readonly rank: number
  /** A listed district, the typed hyphens or a preferred country speak for it. */
  readonly hasReason: boolean
}

/** Returns the plate of a text in a country, unless it is none there or only a rare one. */
const readIn = (
  country: CountryCode,
  raw: string,
  preferred: readonly CountryCode[]
): readonly Elsewhere[] => {
  const text = readableText(country, raw)
  const plate = normaliseLicencePlate(country, text)
  const shape = matchShape(country, plate)
  if (shape === undefined || validateLicencePlate(country, plate) !== undefined) return []
  const isUsual = shape.shape === 0
  const hasHyphens = rulesOf(country).separators === 2 && text.split("-").length === 3
  const rank = preferred.includes(country)
    ? ranks.preferred
    : hasHyphens
      ? ranks.hyphens
      : near.includes(country)
        ? ranks.near
        : ranks.far
  const hasReason =
    hasHyphens || (rank === ranks.preferred && isUsual) || (shape.district !== undefined && shape.shape < 2)
  return hasReason || isUsual ? [{ plate, country, rank, hasReason }] : []
}

/** Returns the plate behind a country's name or sign, as in "CH ZH 1234". */
const namedIn = (raw: string): readonly Elsewhere[] => {
  const [, first, rest = ""] = /^\s*(\p{L}{1,3})[\s-]+(.+)$/u.exec(raw) ?? []
  const country = countryFrom(first)
  return country === "XX" ? [] : readIn(country, rest, [country])
}

/**
 * Returns the plates that a text may be in other countries, likeliest first, at most three. Where it is, or may
 * be meant as, one of the field's own country, only those that something speaks for: `suggestElsewhere("DE", "ZH 1234", [])`
 * is ZH1234 of Switzerland, since ZH is a canton. `preferred` are the countries of the shop and of the driver's plates.
 */
export function suggestElsewhere(
  own: CountryCode,
  raw: string,
  preferred: readonly CountryCode[]
): ReadonlyArray<Pick<Elsewhere, "plate" | "country">> {
  const text = readableText(own, raw)
  const isValid = (typed: string) =>
    validateLicencePlate(own, normaliseLicencePlate(own, typed)) === undefined
  const isOwn = isValid(raw)
  if (own === "XX" || raw.length > maxTyped || (!isOwn && isValid(text))) return []
  const all = countryCodes
    .filter((country) => country !== own && country !== "XX")
    .flatMap((country) => readIn(country, raw, preferred))
  const needsReason =
    isOwn || suggestSeparators(own, text).length > 0 || all.some(({ rank }) => rank < ranks.far)
  const found = all.filter(({ hasReason, rank }) => hasReason || !needsReason || (!isOwn && rank < ranks.far))
  return [...(isOwn ? [] : namedIn(raw)), ...found.toSorted((a, b) => a.rank - b.rank)]
    .slice(0, maxElsewhere)
    .map(({ plate, country }) => ({ plate, country }))
}
