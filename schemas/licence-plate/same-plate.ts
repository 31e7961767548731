/** When two plates, as they are stored, are one. */
import type { Plate } from "../plate.ts"
import { countryFrom } from "./countries.ts"
import { normaliseLicencePlate } from "./normalise.ts"

/** The plate as it is sent and stored, however it is written. */
export const storedPlate = ({ plate, country }: Plate): Plate => {
  const code = countryFrom(country)
  return { plate: normaliseLicencePlate(code, plate), country: code }
}

/** The same letters of two countries are two plates; a country that is missing or not listed is `XX`. */
export const isSamePlate = (one: Plate, other: Plate): boolean =>
  one.plate === other.plate && countryFrom(one.country) === countryFrom(other.country)

/** The same, but for a country that nobody knows: it may be any. */
export const mayBeSamePlate = (one: Plate, other: Plate): boolean =>
  isSamePlate(one, other) ||
  (one.plate === other.plate && [one, other].some(({ country }) => countryFrom(country) === "XX"))

/** Whether it is one of them; one that names no country may be that of any. */
export const hasPlate = (plates: ReadonlyArray<Plate>, plate: Plate): boolean =>
  plates.some((known) =>
    isSamePlate(
      storedPlate({ ...known, country: known.country ?? plate.country }),
      storedPlate({ ...plate, country: plate.country ?? known.country })
    )
  )
