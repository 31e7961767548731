/** Whether a ticket begins so soon that the driver has to ask for it: BGB § 356 (4), FAGG §§ 10 and 16. */
import { hasRightToWithdraw } from "../../../schemas/operator-country.ts"
import type { Ticket } from "../../../schemas/ticket.ts"

/** Fourteen days after that of the purchase, which is not counted. */
const longestPeriod = 15 * 24 * 60 * 60 * 1_000

/** One without a time of its own begins when it is paid. */
export const needsExpressRequest = (
  { validFrom }: Pick<Ticket, "validFrom">,
  areaCountry: string | null,
  now: Date
): boolean =>
  hasRightToWithdraw(areaCountry) &&
  (validFrom === null || Date.parse(validFrom) < now.getTime() + longestPeriod)
