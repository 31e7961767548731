/** Calls about shops. Specification, section 7, "Shops". */
import { Schema } from "effect"
import { ActiveTicket } from "../active-ticket.ts"
import { Name, Uuid } from "../primitives.ts"
import { ShopWithGroups } from "../shop.ts"
import { endpoint } from "./endpoint.ts"

/** The shop of an address, with the groups of the driver who asks. The home page loads the shop this way. */
export const shopByPath = endpoint({
  method: "GET",
  path: "/v1/shop/path/:path",
  params: { path: Name },
  success: ShopWithGroups,
  error: [400, 401, 403, 404]
})

/** The driver's tickets in this shop that are still good, soonest end first. */
export const activeTickets = endpoint({
  method: "GET",
  path: "/v1/shop/active-tickets/:shopId",
  params: { shopId: Uuid },
  success: Schema.Struct({ activeTickets: Schema.Array(ActiveTicket) }),
  error: [400, 401, 403, 404]
})
