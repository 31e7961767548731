/** Decides whether a ticket begins so soon that the driver must request it: BGB § 356 (4), FAGG §§ 10, 16. */
import { hasRightToWithdraw } from "../../../schemas/operator-country.ts"
import type { Ticket } from "../../../schemas/ticket.ts"

/** Fourteen days after the day of the purchase, which is not counted. */
const maxPeriod = 15 * 24 * 60 * 60 * 1_000

/** Returns true if an express request is needed. A ticket without a start of its own begins when paid. */
export const needsExpressRequest = (
  { validFrom }: Pick<Ticket, "validFrom">,
  areaCountry: string | null,
  now: Date
): boolean =>
  hasRightToWithdraw(areaCountry) && (validFrom === null || Date.parse(validFrom) < now.getTime() + maxPeriod)
