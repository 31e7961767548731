/** Looks up districts, regions and cantons by the code on a plate. */
import type { CountryCode } from "./countries.ts"
import { districtData } from "./district-data.ts"
import { type Districts, decodeDistricts } from "./district-encoding.ts"

// A list is read when it is first asked for: most drivers need one country's.
const read = new Map<CountryCode, Districts>()

function districtsOf(country: CountryCode): Districts | undefined {
  const data = districtData[country]
  if (data !== undefined && !read.has(country)) read.set(country, decodeDistricts(data))
  return read.get(country)
}

/** Whether a code is listed; true for every code in countries without a list. */
export function hasDistrict(country: CountryCode, code: string): boolean {
  return districtsOf(country)?.has(code) ?? true
}

/** The name of a district in the country's own language and Latin letters, undefined where it is not known. */
export function districtName(country: CountryCode, code: string): string | undefined {
  return districtsOf(country)?.get(code) || undefined
}
