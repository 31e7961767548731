/** Looks up districts, regions and cantons by the code on a plate. */
import type { CountryCode } from "./countries.ts"
import { districtLists } from "./district-list.ts"

/** Names by code, in the order of the codes; an empty name where a code names no place or its name is left out. */
type Districts = ReadonlyMap<string, string>

const readDistricts = (list: string): Districts =>
  new Map(
    list.split(",").map((entry) => {
      const [code = "", ...words] = entry.trim().split(" ")
      return [code, words.join(" ")]
    })
  )

// A list is read when it is first asked for: most drivers need one country's.
const read = new Map<CountryCode, Districts>()

/** The districts of a country; undefined for one without a list. */
export function districtsOf(country: CountryCode): Districts | undefined {
  const list = districtLists[country]
  if (list !== undefined && !read.has(country)) read.set(country, readDistricts(list))
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
