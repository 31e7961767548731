/** The price of the form: its request, and whether the last response is for the form as it is now. */
import { storedPlate } from "../../schemas/licence-plate/index.ts"
import type {
  ConfiguredTicket,
  ConfigureTicketInput,
  TicketConfigurationContext
} from "./ticket-configuration.types.ts"
import { timeValuesOf } from "./ticket-form.ts"

type ToPrice = Pick<TicketConfigurationContext, "offer" | "form">
type Priced = ToPrice & Pick<TicketConfigurationContext, "requestedPriceKey" | "configured">

/** Returns the request for the price of the form. */
export const priceRequest = ({ offer, form }: ToPrice): ConfigureTicketInput => ({
  ticketId: offer?.ticket.id ?? "",
  shopAreaEntityId: offer?.shop.areaEntityId ?? "",
  timeValues: offer === null ? {} : timeValuesOf(form, offer.ticket, offer.shop.areaCountry),
  plates: form.plates.map(storedPlate)
})

/** Returns the same key for forms with the same price. */
export const priceKeyOf = (context: ToPrice): string => JSON.stringify(priceRequest(context))

/** Returns whether the last price request was for the form as it is now. */
export const isPriceRequested = (context: Priced): boolean =>
  context.requestedPriceKey === priceKeyOf(context)

/** Returns whether the price of the form as it is now is known. */
export const isPriced = (context: Priced): boolean => context.configured !== null && isPriceRequested(context)

/** Returns the ticket with the price of the form as it is now; null while it is not known. */
export const pricedTicket = (context: Priced): ConfiguredTicket["ticket"] | null =>
  isPriced(context) ? (context.configured?.ticket ?? null) : null
