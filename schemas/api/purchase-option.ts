/** Calls about what can be bought. Specification, section 7, "Purchase options". */
import { Schema } from "effect"
import { Plate } from "../plate.ts"
import { Id, Text, Uuid } from "../primitives.ts"
import { Ticket } from "../ticket.ts"
import { TimeValues } from "../time-values.ts"
import { Voucher } from "../voucher.ts"
import { endpoint } from "./endpoint.ts"

/** The ticket types a list can be narrowed to. */
export const TicketTypeFilter = Schema.Literals(["ALL", "singleUse", "multiUse"])

/** The tickets that the driver who asks may buy at a shop's area. */
export const onlineShopOptions = endpoint({
  method: "GET",
  path: "/v1/available-purchase-option/online-shop",
  query: {
    areaEntityId: Uuid,
    plate: Schema.optionalKey(Text),
    ticketType: Schema.optionalKey(TicketTypeFilter)
  },
  success: Schema.Struct({ fixedDurationTickets: Schema.Array(Ticket) }),
  error: [400, 401, 403, 404]
})

export const ConfigureTicketRequest = Schema.Struct({
  ...TimeValues.fields,
  plates: Schema.Array(Plate),
  shopAreaEntityId: Uuid,
  vouchers: Schema.optionalKey(Schema.Array(Voucher))
})

/** Prices a ticket for a start and plates; what comes back carries the hash that the cart needs. */
export const configureTicket = endpoint({
  method: "POST",
  path: "/v2/available-purchase-option/fixed-price-ticket/:id/configure",
  params: { id: Id },
  payload: ConfigureTicketRequest,
  success: Ticket,
  error: [400, 401, 403, 404, 409, 422]
})
