/** The call for what a driver owns in a shop; apart from the shop, whose home does without it. */
import { Schema } from "effect"
import { ActiveTicket } from "../active-ticket.ts"
import { Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

/** The driver's tickets in this shop that are still good, soonest end first. */
export const activeTickets = endpoint({
  method: "GET",
  path: "/v1/shop/active-tickets/:shopId",
  params: { shopId: Uuid },
  success: Schema.Struct({ activeTickets: Schema.Array(ActiveTicket) }),
  error: [400, 401, 403, 404]
})
