// Formatters of prices, dates, times and durations, by locale and by the shop's country.
import { type Money, majorUnits } from "../../schemas/money.ts"
import { moneyLocale } from "../../schemas/money-locale.ts"
import { type Locale, languageOf } from "./locale.ts"
import { timeZoneOfCountry } from "./time-zone.ts"

const minute = 60_000

/** Midnight as `time` formats it, with 24 or 12 hours. */
const midnight = /^(00:00|12:00\sAM)$/

/** Returns "inkl. MwSt." for the shop's country and the reader's language. No rate: no entity has one. */
export const inclusiveVat = (locale: Locale, country?: string | null): string => {
  switch (languageOf(locale)) {
    case "de":
      return { ch: "inkl. MWST", at: "inkl. USt." }[country?.toLowerCase() ?? ""] ?? "inkl. MwSt."
    case "it":
      return "IVA inclusa"
    case "fr":
      return "TVA comprise"
    default:
      return "incl. VAT"
  }
}

const lengths = new Map<string, Intl.NumberFormat>()

/** Long, or short for use in brackets; days are never short ("Tg."). */
type Length = "long" | "short"

const lengthIn = (locale: Locale, unit: string, unitDisplay: Length): Intl.NumberFormat => {
  const key = `${locale} ${unit} ${unitDisplay}`
  const format =
    lengths.get(key) ??
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : unitDisplay })
  lengths.set(key, format)
  return format
}

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1]
] as const

/** Splits a duration into its two largest units at most; 0 is no minute. */
export const unitsOf = (seconds: number): (readonly [unit: (typeof units)[number][0], count: number])[] => {
  let rest = Math.max(0, Math.round(seconds))
  const counts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return [unit, count] as const
  })
  const found = counts.filter(([, count]) => count > 0).slice(0, 2)
  return found.length === 0 ? [["minute", 0]] : found
}

export const joinUnits = (locale: Locale, texts: readonly string[], style: Length = "long"): string =>
  new Intl.ListFormat(locale, { type: "unit", style }).format(texts)

/** Formats counts of units that a language knows, such as hour and year: "1 Jahr und 6 Monate". */
const formatUnits = (
  locale: Locale,
  counts: ReadonlyArray<readonly [unit: string, count: number]>,
  length: Length = "long"
): string =>
  joinUnits(
    locale,
    counts.map(([unit, count]) => lengthIn(locale, unit, length).format(count)),
    length
  )

/** Formats 604800 s as "7 Tage", 5400 s as "1 Stunde und 30 Minuten"; days of 24 hours, at most two units. */
export const formatDuration = (locale: Locale, seconds: number, length?: Length): string =>
  formatUnits(locale, unitsOf(seconds), length)

/** Creates formatters for locale and shop country. Instants: ISO 8601 or dates; amounts: major units. */
export const createFormatters = (locale: Locale, country?: string | null) => {
  const timeZone = timeZoneOfCountry(country)
  const lazy = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (instant: string | Date) => {
      format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })
      return format.format(new Date(instant))
    }
  }
  const hours = { hour: "2-digit", minute: "2-digit", hourCycle: locale === "en-US" ? "h12" : "h23" } as const
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const
  const date = lazy(day)
  const time = lazy(hours)
  const dateTime = lazy({ ...day, ...hours })
  const prices = new Map<string, Intl.NumberFormat>()
  const lastMinute = (end: string | Date): Date => {
    const at = new Date(end)
    const isMidnight = at.getTime() % minute === 0 && midnight.test(time(at))
    return isMidnight ? new Date(at.getTime() - minute) : at
  }
  return {
    locale,
    timeZone,
    /** "Mo., 30. Nov. 2026" */
    date,
    /** "23:59" */
    time,
    /** "Mo., 30. Nov. 2026, 23:59" */
    dateTime,
    /** An end at midnight belongs to the day before: 24:00 is shown as 23:59 of that day. */
    lastMinute,
    /** End of a validity, with 24:00 shown as 23:59 of the day that ends. */
    endDateTime: (end: string | Date): string => dateTime(lastMinute(end)),
    /** From and to, with the date once if both are on the same day. */
    range: (start: string | Date, end: string | Date): string => {
      const last = lastMinute(end)
      return date(start) === date(last)
        ? `${date(start)}, ${time(start)} – ${time(last)}`
        : `${dateTime(start)} – ${dateTime(last)}`
    },
    /** Always two decimals: "8,00 €"; Swiss francs in Swiss notation: "CHF 10.00". */
    price: ({ hundredths, currencyCode: currency }: Money): string => {
      const format =
        prices.get(currency) ??
        new Intl.NumberFormat(moneyLocale(locale, currency), {
          style: "currency",
          currency,
          minimumFractionDigits: 2,
          maximumFractionDigits: 2
        })
      prices.set(currency, format)
      return format.format(majorUnits(hundredths))
    },
    duration: (seconds: number, length?: Length): string => formatDuration(locale, seconds, length),
    units: (counts: Parameters<typeof formatUnits>[1]): string => formatUnits(locale, counts),
    inclusiveVat: inclusiveVat(locale, country)
  }
}

export type Formatters = ReturnType<typeof createFormatters>
