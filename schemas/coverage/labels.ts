/** Texts about a ticket's coverage and its limits, in the driver's language and the area's time zone. */
import { parseDate } from "@internationalized/date"
import { flattenValidity } from "../flatten-validity.ts"
import { dateOf, lastMinuteOf } from "./clock.ts"
import { type Coverage, type Covering, coverageAt, zoneOf } from "./coverage.ts"
import type { Translate } from "./texts.ts"
import { capitalised, clockText, windowTexts } from "./window-labels.ts"
import { windowsOf } from "./windows.ts"

/** The reader of the texts. */
export interface Reader {
  readonly locale: string
  readonly translate: Translate
  /** The time zone for areas without one. */
  readonly timeZone: string
}

const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const

/** Formats "18:30" today, "Montag, 05:30" within a week, else a date. Ends at midnight: the minute before. */
export const momentText = (
  instant: number,
  { now, locale, timeZone, isEnd = false }: { now: number; locale: string; timeZone: string; isEnd?: boolean }
): string => {
  const clock = (at: number) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: locale === "en-US" ? "h12" : "h23"
    }).format(at)
  const at = isEnd ? lastMinuteOf(instant, timeZone) : instant
  const days = dateOf(at, timeZone).compare(dateOf(now, timeZone))
  if (days === 0) return clock(at)
  const date = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(days > 0 && days < 7 ? { weekday: "long" } : day)
  }).format(at)
  return `${date}, ${clock(at)}`
}

/** Returns the coverage of a ticket with windows: until and from when; undefined if its term says it all. */
export const coverageText = (
  ticket: Covering,
  coverage: Coverage,
  now: number,
  { locale, translate, timeZone }: Reader
): string | undefined => {
  const clocks = { now, locale, timeZone: zoneOf(ticket, timeZone) }
  switch (coverage.kind) {
    case "paused":
      return translate("coverage.paused", { from: momentText(coverage.from, clocks) })
    case "unclear":
      return translate("coverage.unclear")
    case "covered": {
      if (coverage.until === null || (coverage.again === null && windowsOf(ticket).length === 0))
        return undefined
      const until = momentText(coverage.until, { ...clocks, isEnd: true })
      return coverage.again === null
        ? translate("coverage.covered", { until })
        : translate("coverage.again", { until, again: momentText(coverage.again, clocks) })
    }
    default:
      return undefined
  }
}

/** Returns all limits within the term: windows, special dates, closures. Empty if there are none. */
export const limitTexts = (
  ticket: Covering,
  { locale, translate, timeZone }: Reader
): ReadonlyArray<string> => {
  const zone = zoneOf(ticket, timeZone)
  const dateText = (date: string) =>
    new Intl.DateTimeFormat(locale, { ...day, timeZone: "UTC" }).format(parseDate(date).toDate("UTC"))
  const exceptions = new Map(
    windowsOf(ticket).flatMap((window) =>
      window.exceptions.map((exception) => [JSON.stringify(exception), exception])
    )
  )
  const closed = [...exceptions.values()].filter(
    ({ startTime, endTime }) => startTime === null || endTime === null
  )
  const others = [...exceptions.values()].flatMap(({ date, startTime, endTime }) =>
    startTime === null || endTime === null
      ? []
      : translate("coverage.otherwise", {
          day: dateText(date),
          from: clockText(startTime, locale),
          to: clockText(endTime, locale)
        })
  )
  const moment = (instant: string, isEnd: boolean) =>
    momentText(Date.parse(instant), { now: 0, locale, timeZone: zone, isEnd })
  const interruptions = flattenValidity(ticket.validityContainer ?? null).flatMap(({ interruptions }) =>
    (interruptions ?? []).map(({ startTime, endTime }) =>
      translate("coverage.interrupted", { from: moment(startTime, false), to: moment(endTime, true) })
    )
  )
  return [
    ...windowTexts(ticket, locale, translate),
    ...(closed.length === 0
      ? []
      : [
          translate("coverage.except", {
            days: new Intl.ListFormat(locale).format(closed.map(({ date }) => dateText(date)))
          })
        ]),
    ...others,
    ...interruptions
  ].map((text) => capitalised(text, locale))
}

/**
 * Returns the warning before the payment: the ticket is not valid at its begin, or now if it has begun, and a
 * driver may well want to park then. Null if it is valid then, or later on the chosen day.
 */
export const tooEarlyText = (
  ticket: Covering,
  now: number,
  { locale, translate, timeZone }: Reader
): string | null => {
  const start = ticket.validFrom === null ? now : Math.max(now, Date.parse(ticket.validFrom))
  const coverage = coverageAt(ticket, start, timeZone)
  if (coverage.kind !== "paused") return null
  const zone = zoneOf(ticket, timeZone)
  const from = momentText(coverage.from, { now, locale, timeZone: zone })
  if (start === now) return translate("coverage.notNow", { from })
  const date = dateOf(start, zone)
  if (dateOf(coverage.from, zone).compare(date) === 0) return null
  const isSoon = date.compare(dateOf(now, zone)) < 7
  const thatDay = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    ...(isSoon ? { weekday: "long" } : day)
  }).format(start)
  return capitalised(translate("coverage.notThatDay", { day: thatDay, from }), locale)
}
