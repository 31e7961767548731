/** Identifies a driver's confirmation of a covered plate. */
import type { PricedTicket } from "./cover.ts"

type Told = Pick<PricedTicket, "id" | "hash" | "startTime" | "plates" | "coveredBy">

/**
 * Returns the key of the question whether to buy this anyway, made of the configured ticket and the cover
 * shown. A confirmation counts while the same cover is shown, and no longer once its end changes.
 */
export const coverKey = ({ id, hash, startTime, plates, coveredBy }: Told): string =>
  JSON.stringify([hash ?? [id, startTime, plates], coveredBy])
