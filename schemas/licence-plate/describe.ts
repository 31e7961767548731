/** Names the place of a plate, so that a driver notices a wrong one at once. */
import type { CountryCode } from "./countries.ts"
import { districtName } from "./districts.ts"
import { matchShape } from "./validate.ts"

/**
 * Returns the name of the district, region or canton of a plate in stored form, in the country's own language
 * ("München" for DE M-PP123); undefined for an invalid plate, or one without a place or with an unknown one.
 */
export function describeLicencePlate(country: CountryCode, plate: string): string | undefined {
  const district = matchShape(country, plate)?.district
  return district === undefined ? undefined : districtName(country, district)
}
