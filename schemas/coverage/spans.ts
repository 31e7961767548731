/** When the windows of a ticket hold, one span after the other. */
import type { CalendarDate } from "@internationalized/date"
import { dateOf, midnightOf, type Span, windowOn } from "./clock.ts"
import type { TimeWindow } from "./windows.ts"

/** Windows may recur for ever and yet never hold again; nobody looks ahead further than this many days. */
const maxDays = 800

/** The dates of a span, and the one before it, whose windows may reach into it. */
export function* datesOf({ from, to }: Span, timeZone: string): Generator<CalendarDate> {
  let date = dateOf(from, timeZone).subtract({ days: 1 })
  for (let day = 0; day < maxDays && midnightOf(date, timeZone) < to; day += 1) {
    yield date
    date = date.add({ days: 1 })
  }
}

/** Of each date those that begin on it, in order; they may overlap. */
function* instances(windows: ReadonlyArray<TimeWindow>, within: Span, timeZone: string): Generator<Span> {
  for (const date of datesOf(within, timeZone)) {
    yield* windows
      .flatMap((window) => windowOn(date, window, timeZone) ?? [])
      .sort((one, other) => one.from - other.from)
  }
}

function* joined(spans: Iterable<Span>): Generator<Span> {
  let open: Span | undefined
  for (const span of spans) {
    if (open !== undefined && span.from <= open.to) open = { from: open.from, to: Math.max(open.to, span.to) }
    else {
      if (open !== undefined) yield open
      open = span
    }
  }
  if (open !== undefined) yield open
}

const without = (span: Span, holes: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  holes.reduce<ReadonlyArray<Span>>(
    (left, hole) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to }
        ].filter((piece) => piece.from < piece.to)
      ),
    [span]
  )

export interface Rule {
  /** None: throughout. */
  readonly windows: ReadonlyArray<TimeWindow>
  readonly interruptions: ReadonlyArray<Span>
  readonly timeZone: string
}

/** The spans within a span, in order and apart from each other, each as long as it lasts; found as they are asked for. */
export function* spansWithin(rule: Rule, within: Span): Generator<Span> {
  const spans = rule.windows.length === 0 ? [within] : joined(instances(rule.windows, within, rule.timeZone))
  for (const { from, to } of spans) {
    const clipped = { from: Math.max(from, within.from), to: Math.min(to, within.to) }
    if (clipped.from < clipped.to) yield* without(clipped, rule.interruptions)
  }
}
