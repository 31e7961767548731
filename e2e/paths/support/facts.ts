/** Facts on screens as they must be written: reckoned from data, without the formatters of the app. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { titleIn } from "../../../schemas/title-in.ts"
import type { FlowScreen } from "./screen.ts"

/** Returns the title of a ticket in the language of the page. */
export const titleOf = (
  { translations, name }: Pick<Ticket, "translations" | "name">,
  { locale }: FlowScreen
): string => titleIn(translations, locale, name)

/** Returns "8,00 €". */
export const priceText = ({ locale }: FlowScreen, amount: number, currency = "EUR"): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount)

/** Returns what a driver pays for the ticket. */
export const payableText = (
  screen: FlowScreen,
  { price, discountInfo, currencyCode }: Pick<Ticket, "price" | "discountInfo" | "currencyCode">
): string => priceText(screen, discountInfo?.discountedPrice ?? price, currencyCode ?? "EUR")

const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const
const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const

const timeText =
  (options: Intl.DateTimeFormatOptions) =>
  ({ locale }: FlowScreen, instant: string): string =>
    new Intl.DateTimeFormat(locale, { timeZone: "Europe/Berlin", ...options }).format(new Date(instant))

/** Returns "Di., 1. Dez. 2026". */
export const dayText = timeText(day)

/** Returns "23:59". */
export const clockText = timeText(hours)

/** Returns "Di., 1. Dez. 2026, 08:00". */
export const dayTimeText = timeText({ ...day, ...hours })

/** Returns the instant that is shown for an end: midnight belongs to the day before, as 23:59. */
export const shownEnd = (screen: FlowScreen, end: string): string =>
  clockText(screen, end) === "00:00" ? new Date(Date.parse(end) - 60_000).toISOString() : end

/** Returns "inkl. MwSt." as it stands beside prices in Germany. */
export const vatText = ({ locale }: FlowScreen): string =>
  ({ de: "inkl. MwSt.", fr: "TVA comprise", it: "IVA inclusa" })[locale.slice(0, 2)] ?? "incl. VAT"

/** Returns whether the text states the fact, and not as a part of a longer number: "8,00 €" is no part of "18,00 €". */
export const states = (text: string, fact: string): boolean => {
  const isNumber = /^\d/.test(fact)
  for (let at = text.indexOf(fact); at !== -1; at = text.indexOf(fact, at + 1))
    if (!isNumber || !/[\d.,]/.test(text.charAt(at - 1))) return true
  return false
}
