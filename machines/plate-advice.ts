/** Advice on a plate during typing: whether it needs a repair, its region, what it is mistaken for. */
import {
  type CountryCode,
  confusables,
  countryFrom,
  describeLicencePlate,
  hasPlate,
  type Issue,
  isSamePlate,
  normaliseLicencePlate,
  storedPlate,
  validateLicencePlate
} from "../schemas/licence-plate/index.ts"
import type { Plate } from "../schemas/plate.ts"
import { type PlateEntry, wholePlate } from "./plate-entry.ts"

export interface PlateAdvice {
  readonly country: CountryCode
  /** The plate as it would be stored. */
  readonly plate: string
  /** Whether it is a plate, but not in its stored spelling. */
  readonly isUntidy: boolean
  readonly issue: Issue | undefined
  /**
   * Whether it is none and long enough for suggestions, or a rare one that is not the driver's own: see `suggestPlates`
   * and `suggestElsewhere`, loaded on demand.
   */
  readonly asksWhatIsMeant: boolean
  readonly region: string | null
  /** One of the driver's own plates that looks like this one. */
  readonly lookAlike: string | null
  /** Another plate is valid that differs only by characters that look alike: worth a second look, where none was taken. */
  readonly isAmbiguous: boolean
  /** A German plate without letters behind the dash: an authority's, or one that was typed in part. */
  readonly lacksLetters: boolean
  /** The rules refuse it by lists that may be older than the plate. */
  readonly mayBeRight: boolean
  /** The rules refuse it, but a camera may read it so: the driver may go on with it, as a plate of any other country. */
  readonly mayGoOn: boolean
}

/** Issues that rest on a list of places. */
const byLists: ReadonlyArray<Issue | undefined> = [
  "invalid_license_plate",
  "invalid_canton_code",
  "invalid_municipal",
  "invalid_province_code"
]

/** Repairs are offered during typing only from this length on, to avoid flicker. */
const enoughToJudgeBy = 4

/** Rare plates of a country that are also usual ones of another: authorities and export, old provinces. */
const rarePlates: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  DE: /^(?!0)\D{1,3}-[1-9]\d{0,5}[A-DF-Z]?$/,
  IT: /^[A-Z]{2}\d{4,6}$/
}

const pairs: Readonly<Record<string, string>> = { O: "0", 0: "O", I: "1", 1: "I", B: "8", 8: "B" }

const isAmbiguous = (country: CountryCode, plate: string): boolean =>
  Array.from(plate).some((character, at) => {
    const twin = pairs[character]
    return (
      twin !== undefined &&
      validateLicencePlate(country, plate.slice(0, at) + twin + plate.slice(at + 1)) === undefined
    )
  })

/** Returns a plate of the driver and the same country that looks like this one, unless it is one of them. */
export const lookAlikeOf = (
  country: CountryCode,
  plate: string,
  own: ReadonlyArray<Plate>
): string | null => {
  const others = own.filter((one) => countryFrom(one.country) === country).map((one) => one.plate)
  return others.includes(plate) ? null : (confusables(plate, others)[0] ?? null)
}

/** Returns what the form says about a plate: its issue, what may be meant, and which known plate it resembles. */
export const plateAdvice = (entry: PlateEntry, own: ReadonlyArray<Plate>, hasIssue: boolean): PlateAdvice => {
  const country = countryFrom(entry.country)
  const { plate } = storedPlate(entry)
  const issue = validateLicencePlate(country, plate)
  const isValid = issue === undefined
  const isKept = entry.kept === plate
  const lookAlike = isValid && !isKept ? lookAlikeOf(country, plate, own) : null
  return {
    country,
    plate,
    issue,
    isUntidy: isValid && plate !== entry.plate,
    asksWhatIsMeant: isValid
      ? rarePlates[country]?.test(plate) === true && !hasPlate(own, { country, plate })
      : hasIssue || plate.replaceAll("-", "").length >= enoughToJudgeBy,
    region: isValid ? (describeLicencePlate(country, plate) ?? null) : null,
    lookAlike,
    isAmbiguous: isValid && !isKept && lookAlike === null && isAmbiguous(country, plate),
    lacksLetters: isValid && country === "DE" && /^(?!0)\D{1,3}-[1-9]\d{3,5}$/.test(plate),
    mayBeRight: byLists.includes(issue),
    mayGoOn: !isValid && validateLicencePlate("XX", normaliseLicencePlate("XX", entry.plate)) === undefined
  }
}

/** Known plates worth offering beside what is typed: all while nothing or a whole plate stands there, else those that begin so. */
export const offeredPlates = <P extends Plate>(
  known: ReadonlyArray<P>,
  entry: PlateEntry,
  all: ReadonlyArray<PlateEntry>
): ReadonlyArray<P> => {
  const bare = (text: string) => normaliseLicencePlate("XX", text).replaceAll("-", "")
  const isWhole = wholePlate(entry) !== null
  return known.filter(
    (own) =>
      !all.some((other) => isSamePlate(storedPlate(other), own)) &&
      (isWhole || bare(own.plate).startsWith(bare(entry.plate)))
  )
}
