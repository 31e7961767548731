/** Looks up districts, regions and cantons by their code on a plate. */
import type { CountryCode } from "./countries.ts"
import { districtLists } from "./district-list.ts"

/** Names by code, in the order of the codes; empty if a code is no place or its name is omitted. */
type Districts = ReadonlyMap<string, string>

const readDistricts = (list: string): Districts =>
  new Map(
    list.split(",").map((entry) => {
      const [code = "", ...words] = entry.trim().split(" ")
      return [code, words.join(" ")]
    })
  )

// Lists are parsed lazily: most drivers need only one country's.
const read = new Map<CountryCode, Districts>()

/** Returns the districts of a country; undefined for one without a list. */
export function districtsOf(country: CountryCode): Districts | undefined {
  const list = districtLists[country]
  if (list !== undefined && !read.has(country)) read.set(country, readDistricts(list))
  return read.get(country)
}

/** Returns true if a code is listed; true for every code in countries without a list. */
export function hasDistrict(country: CountryCode, code: string): boolean {
  return districtsOf(country)?.has(code) ?? true
}

/** Returns the name of a district in the country's own language and Latin letters; undefined if unknown. */
export function districtName(country: CountryCode, code: string): string | undefined {
  return districtsOf(country)?.get(code) || undefined
}
