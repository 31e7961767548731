/** Endpoints for purchase options. Specification, section 7, "Purchase options". */
import { Schema } from "effect"
import { Text, Uuid } from "../primitives.ts"
import { Ticket } from "../ticket.ts"
import { endpoint } from "./endpoint.ts"
import { prefetchPaths } from "./prefetch-paths.ts"

/** Filter of a list by ticket type. */
export const TicketTypeFilter = Schema.Literals(["ALL", "singleUse", "multiUse"])

/** Returns the tickets that the calling driver may buy at a shop's area. */
export const onlineShopOptions = endpoint("onlineShopOptions", "GET", prefetchPaths.onlineShopOptions, {
  query: {
    areaEntityId: Uuid,
    plate: Schema.optionalKey(Text),
    ticketType: Schema.optionalKey(TicketTypeFilter)
  },
  success: Schema.Struct({ fixedDurationTickets: Schema.Array(Ticket) }),
  cached: true
})
