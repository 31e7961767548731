/** Names the place a plate comes from, so that a driver sees at once whether the right one was entered. */
import type { CountryCode } from "./countries.ts"
import { districtName } from "./districts.ts"
import { fitOf } from "./validate.ts"

/**
 * The name of the district, region or canton of a plate in stored form, in the country's own language ("München" for DE
 * M-PP123); undefined where the plate is not valid, names no place, or the place is not known.
 */
export function describeLicencePlate(country: CountryCode, plate: string): string | undefined {
  const district = fitOf(country, plate)?.district
  return district === undefined ? undefined : districtName(country, district)
}
