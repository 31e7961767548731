/** When a ticket begins that the home offers to a driver who has a paid one: by the rule of the home itself. */
import { shopId } from "../../backend/demo-world/shops.ts"
import { canFollow, coveredOnUntil, followingStart } from "../../machines/buy-again/following-start.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { Read } from "./end.ts"

/** As calls of configuration take it; nothing where a ticket begins when it is paid. */
export type Start = Readonly<Partial<Record<"year" | "month" | "day" | "hour" | "minute", number>>>

const timeZone = "Europe/Berlin"

/** Returns null where the driver has no ticket of this kind for the plate. `read` takes a path from the origin. */
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
