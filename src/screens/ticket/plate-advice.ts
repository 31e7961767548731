/** What can be said of a plate while it is typed: repairs to choose from, its region, what it is easily mistaken for. */
import type { PlateEntry } from "../../../machines/ticket-configuration/index.ts"
import {
  type CountryCode,
  confusables,
  countryFrom,
  describeLicencePlate,
  normaliseLicencePlate,
  repairLookAlikes,
  suggestSeparators,
  validateLicencePlate
} from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"

export interface PlateAdvice {
  readonly country: CountryCode
  /** Plates that may be meant, best first; never applied without a tap. */
  readonly suggestions: ReadonlyArray<{ readonly plate: string }>
  readonly region: string | null
  /** One of the driver's own plates that looks like this one. */
  readonly lookAlike: string | null
}

const mostSuggestions = 4

/** Repairs are offered once something has been found wrong, so that nothing flickers while the driver types. */
export const plateAdvice = (entry: PlateEntry, own: ReadonlyArray<Plate>, hasIssue: boolean): PlateAdvice => {
  const country = countryFrom(entry.country)
  const plate = normaliseLicencePlate(country, entry.plate)
  const isValid = validateLicencePlate(country, plate) === undefined
  const repaired = repairLookAlikes(country, plate)
  const repairs = [...suggestSeparators(country, entry.plate), ...(repaired === undefined ? [] : [repaired])]
  const candidates = isValid || !hasIssue ? [] : repairs
  const others = own.filter((one) => countryFrom(one.country ?? "XX") === country).map((one) => one.plate)
  return {
    country,
    suggestions: [...new Set(candidates)]
      .filter((candidate) => candidate !== plate)
      .slice(0, mostSuggestions)
      .map((candidate) => ({ plate: candidate })),
    region: isValid ? (describeLicencePlate(country, plate) ?? null) : null,
    lookAlike: isValid && !others.includes(plate) ? (confusables(plate, others)[0] ?? null) : null
  }
}
