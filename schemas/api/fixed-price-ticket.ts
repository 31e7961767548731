/**
 * Other endpoints for tickets, unused by screens: the list without a shop, and a ticket by its key or with a
 * single plate. Specification, section 7, "Purchase options".
 */
import { Schema } from "effect"
import { PricedTicket } from "../cover.ts"
import { FixedPriceTicketRequest } from "../fixed-price-ticket-request.ts"
import { Id, Name } from "../primitives.ts"
import { timeValuesInQuery } from "../time-values.ts"
import { Voucher } from "../voucher.ts"
import { endpoint } from "./endpoint.ts"
import { onlineShopOptions } from "./purchase-option.ts"

export const availablePurchaseOptions = endpoint(
  "availablePurchaseOptions",
  "GET",
  "/v1/available-purchase-option",
  onlineShopOptions
)

/** First version of the configure call: all values in the query, the holiday location spelt as generated clients do. */
export const configureTicketByQuery = endpoint(
  "configureTicketByQuery",
  "GET",
  "/v1/available-purchase-option/fixed-price-ticket/:id/configure",
  {
    params: { id: Id },
    query: { ...timeValuesInQuery, plate: Schema.optionalKey(Name), plateCountry: Schema.optionalKey(Name) },
    success: PricedTicket,
    reading: "strict"
  }
)

export const configureTicketByKey = endpoint(
  "configureTicketByKey",
  "POST",
  "/v1/available-purchase-option/fixed-price-ticket/configure",
  { effect: "safe", payload: FixedPriceTicketRequest, success: PricedTicket, reading: "strict" }
)

/** Ticket by its key. Each voucher is JSON. */
export const fixedPriceTicketByKey = endpoint(
  "fixedPriceTicketByKey",
  "GET",
  "/v1/available-purchase-option/fixed-price-ticket",
  {
    query: {
      ...FixedPriceTicketRequest.fields,
      vouchers: Schema.optionalKey(Schema.Array(Schema.fromJsonString(Voucher)))
    },
    success: PricedTicket,
    reading: "strict"
  }
)
