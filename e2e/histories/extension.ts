/** Start of the ticket that the home offers after a paid one: by the home's own rule. */
import { shopId } from "../../backend/demo-world/shops.ts"
import { canFollow, coveredOnUntil, followingStart } from "../../machines/buy-again/following-start.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { Read } from "./end.ts"

/** Input of configuration calls; empty for a ticket that begins with the payment. */
export type Start = Readonly<Partial<Record<"year" | "month" | "day" | "hour" | "minute", number>>>

const timeZone = "Europe/Berlin"

/** Returns null if the driver has no ticket of this kind for the plate. `read` takes an absolute path. */
export const followingStartOf = async (kind: Ticket | undefined, read: Read): Promise<Start | null> => {
  if (kind === undefined || !canFollow(kind)) return null
  const { activeTickets } = await read<{ readonly activeTickets: ReadonlyArray<ActiveTicket> }>(
    `/v1/shop/active-tickets/${shopId("wiesensee")}`
  )
  const ofCar = activeTickets.filter(({ plates }) =>
    plates.some(({ plate }) => kind.plates.some((its) => its.plate === plate))
  )
  const currentTicket = ofCar.find(({ ruleId }) => ruleId === kind.ruleId)
  const until = currentTicket === undefined ? null : coveredOnUntil(kind, currentTicket, ofCar, timeZone)
  if (until === null) return null
  const { date, time } = followingStart(kind, timeZone, until)
  const [year, month, day] = date.split("-").map(Number)
  const [hour, minute] = time.split(":").map(Number)
  return { year, month, day, ...(time === "" ? {} : { hour, minute }) } as Start
}
