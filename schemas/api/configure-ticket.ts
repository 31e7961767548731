/** Endpoint that prices a ticket; separate from the list of tickets, which is all the home needs. Specification, section 7. */
import { Schema } from "effect"
import { PricedTicket } from "../cover.ts"
import { Plate } from "../plate.ts"
import { Id, Uuid } from "../primitives.ts"
import { TimeValues } from "../time-values.ts"
import { Voucher } from "../voucher.ts"
import { endpoint } from "./endpoint.ts"

export const ConfigureTicketRequest = Schema.Struct({
  ...TimeValues.fields,
  plates: Schema.Array(Plate),
  shopAreaEntityId: Uuid,
  vouchers: Schema.optionalKey(Schema.Array(Voucher))
})

/** Prices a ticket for a start and plates; the response carries the hash that the cart needs. */
export const configureTicket = endpoint(
  "configureTicket",
  "POST",
  "/v2/available-purchase-option/fixed-price-ticket/:id/configure",
  {
    effect: "safe",
    params: { id: Id },
    payload: ConfigureTicketRequest,
    success: PricedTicket,
    reading: "strict"
  }
)
