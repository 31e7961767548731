/** Expands the windows of a ticket into a sequence of spans. */
import type { CalendarDate } from "@internationalized/date"
import { dateOf, midnightOf, type Span, windowOn } from "./clock.ts"
import type { TimeWindow } from "./windows.ts"

/** Windows may recur forever without being valid again; the search ends after this many days. */
const maxDays = 800

/** Yields the dates of a span, and the previous one, whose windows may reach into it. */
export function* datesOf({ from, to }: Span, timeZone: string): Generator<CalendarDate> {
  let date = dateOf(from, timeZone).subtract({ days: 1 })
  for (let day = 0; day < maxDays && midnightOf(date, timeZone) < to; day += 1) {
    yield date
    date = date.add({ days: 1 })
  }
}

/** Yields the windows that begin on each date, in order; they may overlap. */
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
  /** Empty: the whole term. */
  readonly windows: ReadonlyArray<TimeWindow>
  readonly interruptions: ReadonlyArray<Span>
  readonly timeZone: string
}

function* piecesOf(spans: Iterable<Span>, within: Span, holes: ReadonlyArray<Span>): Generator<Span> {
  for (const { from, to } of spans) {
    const clipped = { from: Math.max(from, within.from), to: Math.min(to, within.to) }
    if (clipped.from < clipped.to) yield* without(clipped, holes)
  }
}

/** Yields the valid spans within a span, ordered, disjoint and maximal; computed lazily. */
export const spansWithin = ({ windows, interruptions, timeZone }: Rule, within: Span): Generator<Span> =>
  piecesOf(
    windows.length === 0 ? [within] : joined(instances(windows, within, timeZone)),
    within,
    interruptions
  )

/** Returns true if a time within the span is valid. Does not join windows, so the first valid one ends the search. */
export const hasSpanWithin = ({ windows, interruptions, timeZone }: Rule, within: Span): boolean =>
  piecesOf(
    windows.length === 0 ? [within] : instances(windows, within, timeZone),
    within,
    interruptions
  ).next().done !== true
