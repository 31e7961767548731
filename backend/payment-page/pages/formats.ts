/** Money and times as the driver's language and country write them. */
import { moneyLocale } from "../../../schemas/money-locale.ts"
import { writtenLocale } from "../../hosted-pages/written-locale.ts"

/** All countries of the shop live in this time; the payment knows no other. */
const timeZone = "Europe/Berlin"

export const money = (amount: number, currencyCode: string, locale: string): string =>
  new Intl.NumberFormat(moneyLocale(writtenLocale(locale), currencyCode), {
    style: "currency",
    currency: currencyCode
  }).format(amount)

/** Day and minute. */
export const moment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(writtenLocale(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone
  }).format(instant)
