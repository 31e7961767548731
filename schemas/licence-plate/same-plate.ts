/** When two plates, as they are stored, are one. */
import type { Plate } from "../plate.ts"
import { countryFrom } from "./countries.ts"

/** The same letters of two countries are two plates; a country that is missing or not listed is `XX`. */
export const isSamePlate = (one: Plate, other: Plate): boolean =>
  one.plate === other.plate && countryFrom(one.country) === countryFrom(other.country)

/** The same, but for a country that nobody knows: it may be any. */
export const mayBeSamePlate = (one: Plate, other: Plate): boolean =>
  isSamePlate(one, other) ||
  (one.plate === other.plate && [one, other].some(({ country }) => countryFrom(country) === "XX"))
