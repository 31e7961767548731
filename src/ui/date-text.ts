// Day in the format of a language: 01.12.2026, 01/12/2026, 12/01/2026; typed, it may be shorter.
import { getLocalTimeZone, parseDate } from "@internationalized/date"
import { foldCopiedText } from "../../schemas/copied-text.ts"

/** 2026-12-01. */
export type Day = string

export const isDay = (text: string): boolean => {
  try {
    return parseDate(text) !== undefined
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats in UTC, since a day has no time zone. */
export const formatDay = (day: Day, locale: string, options: Intl.DateTimeFormatOptions): string => {
  // Created once: a form asks with each key.
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options })
  formats.set(key, format)
  return format.format(parseDate(day).toDate("UTC"))
}

/** Returns true if the browser's zone is that of the area: its name is then redundant. */
export const isOwnZone = (zone: string): boolean => getLocalTimeZone() === zone

/** Formats a day for the field: two digits for day and month, four for the year. */
export const writeDay = (day: Day, locale: string): string =>
  isDay(day) ? formatDay(day, locale, { day: "2-digit", month: "2-digit", year: "numeric" }) : day

/** Returns the locale for numeric dates: in Switzerland 01.12.2026 in all languages, like prices. */
export const figuresIn = (locale: string, country: string | null): string =>
  country?.toLowerCase() === "ch" ? "de-CH" : locale

const isMonthFirst = (locale: string): boolean => locale === "en-US"

/**
 * Parses a typed day: any separators, years of two or four digits; without a year the next such day from
 * `earliest` on. Returns undefined if it is not a date; a nonexistent day is returned as 2027-02-31. ISO
 * dates (2026-12-01) are accepted, too.
 */
export const readDay = (text: string, locale: string, earliest: Day): Day | undefined => {
  const typed = foldCopiedText(text).trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed
  const [, first, second, third = ""] =
    /^(\d{1,2})\D{1,2}(\d{1,2})(?:\D{1,2}(\d{4}|\d{2}))?\D?$/.exec(typed) ?? []
  if (first === undefined || second === undefined) return undefined
  const [day, month] = isMonthFirst(locale) ? [second, first] : [first, second]
  const inYear = (year: string | number) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  if (third !== "") return inYear(third.length === 2 ? `20${third}` : third)
  const thisYear = Number(earliest.slice(0, 4))
  const soon = inYear(thisYear)
  return isDay(soon) && soon >= earliest ? soon : inYear(thisYear + 1)
}
