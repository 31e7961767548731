/** Facts on screens as they must be written: reckoned from data, without the formatters of the app. */
import type { Ticket } from "../../../schemas/ticket.ts"
import type { FlowScreen } from "./screen.ts"

/** Returns "8,00 €". */
export const priceText = ({ locale }: FlowScreen, amount: number, currency = "EUR"): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount)

/** Returns what a driver pays for the ticket. */
export const payableText = (
  screen: FlowScreen,
  { price, discountInfo, currencyCode }: Pick<Ticket, "price" | "discountInfo" | "currencyCode">
): string => priceText(screen, discountInfo?.discountedPrice ?? price, currencyCode ?? "EUR")

/** Returns "Di., 1. Dez. 2026". */
export const dayText = ({ locale }: FlowScreen, instant: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Berlin",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric"
  }).format(new Date(instant))

/** Returns whether the text states the fact, and not as a part of a longer number: "8,00 €" is no part of "18,00 €". */
export const states = (text: string, fact: string): boolean => {
  const isNumber = /^\d/.test(fact)
  for (let at = text.indexOf(fact); at !== -1; at = text.indexOf(fact, at + 1))
    if (!isNumber || !/[\d.,]/.test(text.charAt(at - 1))) return true
  return false
}
