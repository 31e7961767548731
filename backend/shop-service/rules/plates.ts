/** Reads requested plates into stored spelling, valid by country; per ticket not too many, none twice. */
import { Result } from "effect"
import {
  countryFrom,
  type Issue,
  isSamePlate,
  storedPlate,
  validateLicencePlate
} from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { type Refusal, refusal } from "./refusal.ts"

/** Names the broken rule, so that the shop can show it at the field like an issue of its own. */
const plateInvalid = (country: string | null, issue: Issue, field: string): Refusal => ({
  ...refusal("E_PLATE_INVALID", `Not a licence plate of ${country}: ${issue}.`, field),
  issue
})

/** Returns the plate as stored, or its problem. `field` is the dotted path of its text in the request. */
export const readPlate = (given: Plate, field: string): Result.Result<Plate, Refusal> => {
  const plate = storedPlate(given)
  const issue = validateLicencePlate(countryFrom(plate.country), plate.plate)
  return issue !== undefined || plate.plate.length > 20
    ? Result.fail(plateInvalid(plate.country, issue ?? "invalid_license_plate", field))
    : Result.succeed(plate)
}

/** Returns the plates as stored, or the first problem. `field` is the dotted path in the request. */
export const readPlates = (
  plates: ReadonlyArray<Plate>,
  maximumPlates: number
): Result.Result<ReadonlyArray<Plate>, Refusal> => {
  if (plates.length === 0) {
    return Result.fail(refusal("E_PLATE_REQUIRED", "A ticket needs at least one licence plate.", "plates"))
  }
  if (plates.length > maximumPlates) {
    return Result.fail(
      refusal("E_PLATE_LIMIT", `This ticket takes at most ${maximumPlates} licence plates.`, "plates")
    )
  }
  const stored: Plate[] = []
  for (const [index, given] of plates.entries()) {
    const field = `plates.${index}.plate`
    const read = readPlate(given, field)
    if (Result.isFailure(read)) return Result.fail(read.failure)
    const plate = read.success
    if (stored.some((other) => isSamePlate(other, plate))) {
      return Result.fail(
        refusal("E_PLATE_DUPLICATE", "The same licence plate stands in the list twice.", field)
      )
    }
    stored.push(plate)
  }
  return Result.succeed(stored)
}

/** Returns a plate for each text, as an order holds them: that of cars of several countries is of any country. */
export const heldPlates = (plates: ReadonlyArray<Plate>): ReadonlyArray<Plate> =>
  [...Map.groupBy(plates, ({ plate }) => plate)].map(([plate, [one, ...others]]) => ({
    plate,
    country: others.length === 0 ? (one?.country ?? null) : "XX"
  }))
