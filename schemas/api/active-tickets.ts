/** Endpoints for a driver's tickets in a shop. Separate from the shop endpoints because the home does not need them. */
import { Schema } from "effect"
import { ActiveTicket } from "../active-ticket.ts"
import { PlateCorrection } from "../plate-correction.ts"
import { Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

/** Returns the driver's valid tickets in this shop, earliest end first. */
export const activeTickets = endpoint("activeTickets", "GET", "/v1/shop/active-tickets/:shopId", {
  params: { shopId: Uuid },
  success: Schema.Struct({ activeTickets: Schema.Array(ActiveTicket) }),
  cached: true
})

/** Page size of `pastTickets`. */
export const pastTicketsOnPage = 20

/**
 * Returns the driver's expired or used up tickets in this shop, latest begin first. `after` is the last ticket of the
 * previous page. `ruleId` is null where the shop no longer sells the ticket to this driver.
 */
export const pastTickets = endpoint("pastTickets", "GET", "/v1/:shopId/past-tickets", {
  adapter: "tickets",
  params: { shopId: Uuid },
  query: { after: Schema.optionalKey(Uuid) },
  success: Schema.Struct({ pastTickets: Schema.Array(ActiveTicket), hasMore: Schema.Boolean }),
  cached: true
})

/** Path parameters of a ticket of a paid order; `position` is the index of the item in the order, from 0. */
const params = { shopId: Uuid, orderId: Uuid, position: Schema.String.check(Schema.isPattern(/^\d{1,3}$/)) }

/**
 * Corrects a wrong plate and returns the ticket. 409 `E_TICKET_BEGUN`; `E_TICKET_OVER`; `E_PLATE_CORRECTED` after the
 * one correction, but a repeat of the same correction returns the first response; `E_PLATE_DUPLICATE`;
 * `E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER`. 404 `E_TICKET_NOT_FOUND`, `E_PLATE_NOT_FOUND`; 422 `E_PLATE_INVALID`.
 */
export const correctPlate = endpoint(
  "correctPlate",
  "PUT",
  "/v1/:shopId/order/:orderId/item/:position/plate",
  {
    adapter: "tickets",
    params,
    payload: PlateCorrection,
    success: ActiveTicket,
    invalidates: ["activeTickets", "getOrder"]
  }
)

/** Turns the reminder before the end of the ticket on or off; returns the ticket. 404 `E_TICKET_NOT_FOUND`. */
export const setReminder = endpoint(
  "setReminder",
  "PUT",
  "/v1/:shopId/order/:orderId/item/:position/reminder",
  {
    adapter: "tickets",
    params,
    payload: Schema.Struct({ wanted: Schema.Boolean }),
    success: ActiveTicket,
    invalidates: ["activeTickets"]
  }
)
