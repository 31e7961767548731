/** Which plates of a ticket have one already, and until when: told alike when it is configured and in the cart. */
import type { Cover } from "../../../schemas/cover.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { Coverage } from "../repositories/coverage.ts"
import { isoInstant } from "./clocks.ts"

/** Names the covered plates with their ends, on the clock of the area. */
export const ownCovers = (
  { own }: Pick<Coverage, "own">,
  plates: ReadonlyArray<Plate>,
  timeZone: string
): ReadonlyArray<Cover> =>
  own.map(({ place, until }) => ({
    plate: plates[place]?.plate ?? "",
    until: isoInstant(until.getTime(), timeZone)
  }))
