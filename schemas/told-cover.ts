/** What a driver has been told of a covered plate, and said yes to. */
import type { PricedTicket } from "./cover.ts"

type Told = Pick<PricedTicket, "id" | "hash" | "startTime" | "plates" | "coveredBy">

/**
 * Names the question whether to buy this all the same, by the ticket as it was configured and by what was told of it. A
 * yes to it counts wherever the same is told, and no longer once another end is.
 */
export const toldCover = ({ id, hash, startTime, plates, coveredBy }: Told): string =>
  JSON.stringify([hash ?? [id, startTime, plates], coveredBy])
