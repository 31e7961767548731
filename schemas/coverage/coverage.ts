/** Answers "Am I covered now?" for a ticket at an instant, in its area's time zone, from all of its data. */
import { parseDateTime, toZoned } from "@internationalized/date"
import type { Area } from "../area.ts"
import { flattenValidity } from "../flatten-validity.ts"
import type { Ticket } from "../ticket.ts"
import type { WindowException } from "../validity-container.ts"
import { laterThan, type Span } from "./clock.ts"
import { readDuration } from "./duration.ts"
import { type Rule, spansWithin } from "./spans.ts"
import { clockTime, type Windowed, windowsOf } from "./windows.ts"

/** Common fields of a ticket, a cart item and an active ticket; an active ticket has no durations. */
export type Covering = Pick<Ticket, "validFrom" | "validTo"> &
  Windowed &
  Partial<Pick<Ticket, "startTime" | "validityDurationSeconds" | "validityDuration">> & {
    readonly areas: ReadonlyArray<Pick<Area, "timeZone">>
    readonly remainingUsage?: number | null
  }

/** Instants are milliseconds since 1970; ends are exclusive. `until` is null for an unknown end. */
export type Coverage =
  | { readonly kind: "covered"; readonly until: number | null; readonly again: number | null }
  /** Has begun and is not over, but is not valid now. */
  | { readonly kind: "paused"; readonly from: number; readonly until: number | null }
  | { readonly kind: "notYet"; readonly from: number; readonly until: number | null }
  /** `since` is null if it was never valid, or no stay is left. */
  | { readonly kind: "over"; readonly since: number | null }
  /** Interrupted, with times that only exist as text. */
  | { readonly kind: "unclear" }

const knownZones = new Map<string, boolean>()

const isZone = (timeZone: string): boolean => {
  let isKnown = knownZones.get(timeZone)
  if (isKnown === undefined) {
    try {
      isKnown = new Intl.DateTimeFormat("en", { timeZone }) !== undefined
    } catch {
      isKnown = false
    }
    knownZones.set(timeZone, isKnown)
  }
  return isKnown
}

/** Returns the areas' time zone, if one is given and known; else the fallback, of the shop's country. */
export const zoneOf = ({ areas }: Pick<Covering, "areas">, fallback: string): string =>
  areas.find(({ timeZone }) => timeZone && (timeZone === fallback || isZone(timeZone)))?.timeZone ?? fallback

const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** Parses the instant of a window; local time if it has no offset. NaN if it is no instant. */
const readInstant = (text: string, timeZone: string): number =>
  localTime.test(text)
    ? toZoned(parseDateTime(text), timeZone).toDate().getTime()
    : /^\d{4}-.*T.*(Z|[+-]\d{2}:\d{2})$/.test(text)
      ? Date.parse(text)
      : Number.NaN

const instantOf = (text: string | null | undefined, otherwise: number): number =>
  text ? Date.parse(text) : otherwise

/** Returns the term: as configured, else by its duration; seconds win over an ISO duration. D-25. */
const termOf = (ticket: Covering, timeZone: string): Span => {
  const from = instantOf(ticket.validFrom ?? ticket.startTime, Number.NEGATIVE_INFINITY)
  const duration =
    ticket.validityDurationSeconds == null
      ? readDuration(ticket.validityDuration ?? null)
      : { seconds: ticket.validityDurationSeconds }
  const end =
    duration === undefined || from === Number.NEGATIVE_INFINITY
      ? Number.POSITIVE_INFINITY
      : laterThan(from, duration, timeZone)
  return { from, to: instantOf(ticket.validTo, end) }
}

const isReadable = ({ date, startTime, endTime }: WindowException): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && [startTime, endTime].every((time) => time === null || clockTime(time))

/** Returns the rule of a ticket: its term, and the windows within. `isUnclear` if these cannot be parsed. */
export const ruleOf = (
  ticket: Covering,
  fallback: string
): Rule & { readonly term: Span; readonly isUnclear: boolean } => {
  const timeZone = zoneOf(ticket, fallback)
  const windows = windowsOf(ticket)
  let term = termOf(ticket, timeZone)
  let isUnclear = ticket.isInterruptedTimeFrameTicket === true && windows.length === 0
  isUnclear ||= windows.some(({ exceptions }) => !exceptions.every(isReadable))
  const interruptions: Span[] = []
  for (const window of flattenValidity(ticket.validityContainer ?? null)) {
    interruptions.push(
      ...(window.interruptions ?? []).map(({ startTime, endTime }) => ({
        from: Date.parse(startTime),
        to: Date.parse(endTime)
      }))
    )
    const { startTime, endTime, duration } = window
    if (clockTime(startTime)) {
      isUnclear ||= !clockTime(endTime)
      continue
    }
    const from = startTime === null ? term.from : readInstant(startTime, timeZone)
    const to =
      endTime === null
        ? startTime === null || duration === null
          ? term.to
          : from + duration * 1000
        : readInstant(endTime, timeZone)
    if (Number.isNaN(from) || Number.isNaN(to)) isUnclear = true
    else term = { from: Math.max(term.from, from), to: Math.min(term.to, to) }
  }
  return { windows, interruptions, timeZone, term, isUnclear }
}

const orNull = (instant: number): number | null => (Number.isFinite(instant) ? instant : null)

/** Finds the last end before now, at most a month back. */
const lastEnd = (rule: Rule, term: Span, now: number): number | null =>
  [
    ...spansWithin(rule, {
      from: Math.max(term.from, Math.min(now, term.to) - 31 * 86_400_000),
      to: Math.min(now, term.to)
    })
  ].at(-1)?.to ?? null

/** Returns the coverage; `fallback` is the time zone of areas without one. */
export const coverageAt = (ticket: Covering, now: number, fallback: string): Coverage => {
  if (ticket.remainingUsage === 0) return { kind: "over", since: null }
  const { term, isUnclear, ...rule } = ruleOf(ticket, fallback)
  if (isUnclear && term.from <= now && now < term.to) return { kind: "unclear" }
  const spans = spansWithin(rule, { from: Math.max(now, term.from), to: term.to })
  const [next, afterwards] = [spans.next().value, spans.next().value] as [Span | undefined, Span | undefined]
  if (next === undefined) return { kind: "over", since: lastEnd(rule, term, now) }
  const { from, to } = next
  if (from > now) return { kind: now < term.from ? "notYet" : "paused", from, until: orNull(to) }
  return { kind: "covered", until: orNull(to), again: afterwards?.from ?? null }
}
