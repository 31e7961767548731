/** Converts a ticket into calendar events: its windows recur, and exceptions are single events. */
import { lengthOf, type Span, windowOn } from "./clock.ts"
import { datesOf, type Rule, spansWithin } from "./spans.ts"
import type { TimeWindow } from "./windows.ts"

export interface CalendarEvent extends Span {
  /** Null for a single event; otherwise from and to are those of the first. */
  readonly series: {
    /** As in iCalendar: MO, TU, ... */
    readonly days: ReadonlyArray<string>
    /** Start of the last event. */
    readonly last: number
    /** Excluded starts, like `20261224T053000`, in local time of the area; some would not occur anyway. */
    readonly without: ReadonlyArray<string>
  } | null
}

const dayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

const eventsOfWindow = (window: TimeWindow, rule: Rule, term: Span): ReadonlyArray<CalendarEvent> => {
  const regular: (Span & { readonly wall: string })[] = []
  const whole = new Set<number>()
  const single: Span[] = []
  for (const date of datesOf(term, rule.timeZone)) {
    const usual = windowOn(date, { ...window, exceptions: [] }, rule.timeZone)
    const actual = windowOn(date, window, rule.timeZone)
    if (usual !== undefined) regular.push({ ...usual, wall: `${date}T${window.from}00`.replace(/[-:]/g, "") })
    if (actual === undefined) continue
    const within = { from: Math.max(actual.from, term.from), to: Math.min(actual.to, term.to) }
    if (within.from >= within.to) continue
    const pieces = [...spansWithin({ ...rule, windows: [] }, within)]
    const isWhole =
      pieces.length === 1 &&
      pieces[0]?.from === usual?.from &&
      pieces[0]?.to === usual?.to &&
      // A calendar repeats the length of the first event, not its end: RFC 5545, 3.8.5.3.
      within.to - within.from === lengthOf(window)
    if (isWhole) whole.add(within.from)
    else single.push(...pieces)
  }
  const series = regular.filter(({ from }) => whole.has(from))
  const [first, last] = [series[0], series.at(-1)]
  const alone = ({ from, to }: Span): CalendarEvent => ({ from, to, series: null })
  if (first === undefined || last === undefined || series.length < 2) return [...series, ...single].map(alone)
  const without = regular
    .filter(({ from }) => from > first.from && from < last.from && !whole.has(from))
    .map(({ wall }) => wall)
  const days = dayNames.filter((_, index) => window.weekdays?.includes(index + 1) ?? true)
  return [
    { from: first.from, to: first.to, series: { days, last: last.from, without } },
    ...single.map(alone)
  ]
}

/** Returns the events sorted by start, series first. */
export const eventsOf = (rule: Rule, term: Span): ReadonlyArray<CalendarEvent> =>
  rule.windows.length === 0
    ? [...spansWithin(rule, term)].map((span) => ({ ...span, series: null }))
    : rule.windows.flatMap((window) => eventsOfWindow(window, rule, term))
