/** Formats money and times for the driver's language and country. */
import { moneyLocale } from "../../../schemas/money-locale.ts"
import { formatLocale } from "../../hosted-pages/format-locale.ts"

/** Time zone of all countries of the shop; the payment has none. */
const timeZone = "Europe/Berlin"

export const money = (amount: number, currencyCode: string, locale: string): string =>
  new Intl.NumberFormat(moneyLocale(formatLocale(locale), currencyCode), {
    style: "currency",
    currency: currencyCode
  }).format(amount)

/** Formats day and minute. */
export const moment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    instant
  )
