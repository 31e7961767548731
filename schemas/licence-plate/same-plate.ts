/** Compares plates in stored form. */
import type { Plate } from "../plate.ts"
import { countryFrom } from "./countries.ts"
import { normaliseLicencePlate } from "./normalise.ts"

/** Returns the plate as sent and stored, for any spelling. */
export const storedPlate = ({ plate, country }: Plate): Plate => {
  const code = countryFrom(country)
  return { plate: normaliseLicencePlate(code, plate), country: code }
}

/** The same text of two countries is two plates; an absent or unknown country is `XX`. */
export const isSamePlate = (one: Plate, other: Plate): boolean =>
  one.plate === other.plate && countryFrom(one.country) === countryFrom(other.country)

/** The same, but an unknown country matches any. */
export const mayBeSamePlate = (one: Plate, other: Plate): boolean =>
  isSamePlate(one, other) ||
  (one.plate === other.plate && [one, other].some(({ country }) => countryFrom(country) === "XX"))

/** Returns true if it is one of them; a plate without a country matches any country. */
export const hasPlate = (plates: ReadonlyArray<Plate>, plate: Plate): boolean =>
  plates.some((known) =>
    isSamePlate(
      storedPlate({ ...known, country: known.country ?? plate.country }),
      storedPlate({ ...plate, country: plate.country ?? known.country })
    )
  )
