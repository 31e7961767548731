/** Formats money, dates and times in mails and receipts: driver's language, shop's time zone. */
import { lastMinuteOf } from "../../../schemas/coverage/clock.ts"
import { type Money, majorUnits } from "../../../schemas/money.ts"
import { moneyLocale } from "../../../schemas/money-locale.ts"
import { formatLocale } from "../../hosted-pages/format-locale.ts"

export const mailFormats = (tag: string, timeZone: string) => {
  const locale = formatLocale(tag)
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: locale === "en-US" ? "h12" : "h23" } as const
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const [date, time, moment] = [format(day), format(clock), format({ ...day, ...clock })]
  return {
    locale,
    timeZone,
    /** "30. November 2026" */
    date: (at: Date): string => format({ dateStyle: "long" }).format(at),
    /** "Mon, Nov 30, 2026, 16:00" */
    moment: (at: Date): string => moment.format(at),
    time: (at: Date): string => time.format(at),
    isSameDay: (one: Date, other: Date): boolean => date.format(one) === date.format(other),
    /** Returns an end as people say it: 24:00 becomes 23:59 of the day that ends. */
    lastMinute: (end: Date): Date => new Date(lastMinuteOf(end.getTime(), timeZone)),
    /** Formats a range; both on one day give one date; an end at 24:00 is 23:59 of the day that ends. */
    range: (from: Date, to: Date): string => {
      const last = lastMinuteOf(to.getTime(), timeZone)
      return date.format(from) === date.format(last)
        ? `${date.format(from)}, ${time.format(from)} – ${time.format(last)}`
        : `${moment.format(from)} – ${moment.format(last)}`
    },
    /** Formats an amount, always with two decimals. */
    money: ({ hundredths, currencyCode: currency }: Money): string =>
      new Intl.NumberFormat(moneyLocale(locale, currency), { style: "currency", currency }).format(
        majorUnits(hundredths)
      ),
    /** Formats percent: "8,1 %". */
    percent: (rate: number): string =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(rate / 100)
  }
}

export type MailFormats = ReturnType<typeof mailFormats>
