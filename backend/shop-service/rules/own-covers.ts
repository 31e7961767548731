/** Finds the plates of a ticket that have one already, and until when: for configuring and for the cart. */
import type { Cover } from "../../../schemas/cover.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { Coverage } from "../repositories/coverage.ts"
import { isoInstant } from "./clocks.ts"

/** Returns the covered plates with their ends, in the time zone of the area. */
export const ownCovers = (
  { own }: Pick<Coverage, "own">,
  plates: ReadonlyArray<Plate>,
  timeZone: string
): ReadonlyArray<Cover> =>
  own.map(({ index, until }) => ({
    plate: plates[index]?.plate ?? "",
    until: isoInstant(until.getTime(), timeZone)
  }))
