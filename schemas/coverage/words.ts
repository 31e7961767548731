/** Where a ticket stands, and what it does not cover, in the driver's words and by the clocks of its area. */
import { parseDate } from "@internationalized/date"
import { flattenValidity } from "../flatten-validity.ts"
import { dateOf, lastMinuteOf } from "./clock.ts"
import { type Coverage, type Covering, coverageAt, zoneOf } from "./coverage.ts"
import type { Say } from "./texts.ts"
import { capitalised, clockText, windowTexts } from "./window-words.ts"
import { windowsOf } from "./windows.ts"

/** Whom the words are for. */
export interface Reader {
  readonly locale: string
  readonly say: Say
  /** The zone for areas that name none. */
  readonly timeZone: string
}

const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const

/** Says "18:30" today, "Montag, 05:30" within a week, else with the date. Midnight is the last minute before, where it ends. */
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

/** Whether it holds, until when and from when again, for a ticket with windows; undefined where its term says it all. */
export const coverageText = (
  ticket: Covering,
  coverage: Coverage,
  now: number,
  { locale, say, timeZone }: Reader
): string | undefined => {
  const clocks = { now, locale, timeZone: zoneOf(ticket, timeZone) }
  switch (coverage.kind) {
    case "paused":
      return say("coverage.paused", { from: momentText(coverage.from, clocks) })
    case "unclear":
      return say("coverage.unclear")
    case "covered": {
      if (coverage.until === null || (coverage.again === null && windowsOf(ticket).length === 0))
        return undefined
      const until = momentText(coverage.until, { ...clocks, isEnd: true })
      return coverage.again === null
        ? say("coverage.covered", { until })
        : say("coverage.again", { until, again: momentText(coverage.again, clocks) })
    }
    default:
      return undefined
  }
}

/** Everything within the term that limits it: windows, dates that differ, closures. Empty for a ticket good throughout. */
export const limitTexts = (ticket: Covering, { locale, say, timeZone }: Reader): ReadonlyArray<string> => {
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
      : say("coverage.otherwise", {
          day: dateText(date),
          from: clockText(startTime, locale),
          to: clockText(endTime, locale)
        })
  )
  const moment = (instant: string, isEnd: boolean) =>
    momentText(Date.parse(instant), { now: 0, locale, timeZone: zone, isEnd })
  const interruptions = flattenValidity(ticket.validityContainer ?? null).flatMap(({ interruptions }) =>
    (interruptions ?? []).map(({ startTime, endTime }) =>
      say("coverage.interrupted", { from: moment(startTime, false), to: moment(endTime, true) })
    )
  )
  return [
    ...windowTexts(ticket, locale, say),
    ...(closed.length === 0
      ? []
      : [
          say("coverage.except", {
            days: new Intl.ListFormat(locale).format(closed.map(({ date }) => dateText(date)))
          })
        ]),
    ...others,
    ...interruptions
  ].map((text) => capitalised(text, locale))
}

/**
 * The warning before paying: the ticket does not hold when it begins, or now where it has begun, and a driver may well
 * mean to park then. Null where it does, also later on the day that was chosen.
 */
export const tooEarlyText = (
  ticket: Covering,
  now: number,
  { locale, say, timeZone }: Reader
): string | null => {
  const start = ticket.validFrom === null ? now : Math.max(now, Date.parse(ticket.validFrom))
  const coverage = coverageAt(ticket, start, timeZone)
  if (coverage.kind !== "paused") return null
  const zone = zoneOf(ticket, timeZone)
  const from = momentText(coverage.from, { now, locale, timeZone: zone })
  if (start === now) return say("coverage.notNow", { from })
  const date = dateOf(start, zone)
  if (dateOf(coverage.from, zone).compare(date) === 0) return null
  const isSoon = date.compare(dateOf(now, zone)) < 7
  const thatDay = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    ...(isSoon ? { weekday: "long" } : day)
  }).format(start)
  return capitalised(say("coverage.notThatDay", { day: thatDay, from }), locale)
}
