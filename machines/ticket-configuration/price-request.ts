/** The price that is asked for: for which start and which plates, and whether it is the one of the form. */
import { storedPlate } from "../../schemas/licence-plate/index.ts"
import type {
  ConfiguredTicket,
  ConfigureTicketInput,
  TicketConfigurationContext
} from "./ticket-configuration.types.ts"
import { timeValuesOf } from "./ticket-form.ts"

type ToPrice = Pick<TicketConfigurationContext, "offer" | "form">
type Priced = ToPrice & Pick<TicketConfigurationContext, "asked" | "configured">

/** Returns what the service is asked. */
export const priceRequest = ({ offer, form }: ToPrice): ConfigureTicketInput => ({
  ticketId: offer?.ticket.id ?? "",
  shopAreaEntityId: offer?.shop.areaEntityId ?? "",
  timeValues: offer === null ? {} : timeValuesOf(form, offer.ticket, offer.shop.areaCountry),
  plates: form.plates.map(storedPlate)
})

/** Returns the same text for forms with the same price. */
export const keyOf = (context: ToPrice): string => JSON.stringify(priceRequest(context))

/** Returns whether the last question was for the form as it is now. */
export const isPriceRequested = (context: Priced): boolean => context.asked === keyOf(context)

/** Returns whether the price of the form as it is now is known. */
export const isPriced = (context: Priced): boolean => context.configured !== null && isPriceRequested(context)

/** Returns the ticket with the price of the form as it is now; null while it is not known. */
export const pricedTicket = (context: Priced): ConfiguredTicket["ticket"] | null =>
  isPriced(context) ? (context.configured?.ticket ?? null) : null
