/** Validates a plate by its country's rules, in this order: required, separators, format, district. */
import type { CountryCode } from "./countries.ts"
import { hasDistrict } from "./districts.ts"
import { rulesOf } from "./formats.ts"

/** Problem of a plate, named like the message keys of the catalogue (without their `zod.`). */
export type Issue =
  | "field_required"
  | "missing_separator"
  | "invalid_license_plate"
  | "invalid_canton_code"
  | "invalid_municipal"
  | "invalid_province_code"

/** The shape that a plate matches. */
export interface ShapeMatch {
  /** Its index in the country's list; 0 is the most common. */
  readonly shape: number
  readonly district: string | undefined
  /** False only for a district that is not listed. */
  readonly listed: boolean
}

/** Returns the best matching shape, listed districts before unknown ones; undefined if none matches. */
export function matchShape(country: CountryCode, plate: string): ShapeMatch | undefined {
  const { shapes, maxLength } = rulesOf(country)
  if (plate.length > maxLength) return undefined
  let fit: ShapeMatch | undefined
  for (const [shape, pattern] of shapes.entries()) {
    const match = pattern.exec(plate)
    if (match === null || fit?.listed) continue
    const district = match[1]
    fit = { shape, district, listed: district === undefined || hasDistrict(country, district) }
  }
  return fit
}

/**
 * Returns the first problem of a plate, or undefined if it is valid. Expects the stored form (capitals, plain
 * hyphens, no blanks): pass input through `normaliseLicencePlate` first. Throws a `RangeError` for an unknown
 * country code.
 */
export function validateLicencePlate(country: CountryCode, plate: string): Issue | undefined {
  const { separators } = rulesOf(country)
  if (plate.trim() === "") return "field_required"
  if (separators > 0 && plate.split("-").length !== separators + 1) return "missing_separator"
  const fit = matchShape(country, plate)
  if (fit === undefined) return "invalid_license_plate"
  if (fit.listed) return undefined
  if (country === "CH") return "invalid_canton_code"
  return country === "DE" ? "invalid_municipal" : "invalid_province_code"
}
