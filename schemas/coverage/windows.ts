/**
 * Reads a ticket's windows from its nested containers. A level with clock times is a window; several are
 * alternatives. One without them limits all windows to its days; one with instants limits the whole ticket.
 */
import { flattenValidity } from "../flatten-validity.ts"
import type { ValidityContainer, WindowException } from "../validity-container.ts"

/** Recurs on each of its days; crosses midnight if the second time is not after the first. */
export interface TimeWindow {
  /** ISO 8601, Monday is 1; null: every day. */
  readonly weekdays: ReadonlyArray<number> | null
  /** 24 hours, such as 05:30. */
  readonly from: string
  /** 24:00 is the end of the day. */
  readonly to: string
  readonly exceptions: ReadonlyArray<WindowException>
}

export interface Windowed {
  readonly validityContainer?: ValidityContainer | null
  readonly isInterruptedTimeFrameTicket?: boolean | null
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d|^24:00/

export const clockTime = (text: string | null): string | undefined => clock.exec(text ?? "")?.[0]

/** Returns the windows in the order received; none for a ticket that is always valid in its term. */
export const windowsOf = ({ validityContainer }: Windowed): ReadonlyArray<TimeWindow> => {
  const found: TimeWindow[] = []
  let days: ReadonlyArray<number> | null = null
  const everywhere: WindowException[] = []
  for (const { startTime, endTime, weekdays, exceptions } of flattenValidity(validityContainer ?? null)) {
    const from = clockTime(startTime)
    const to = clockTime(endTime)
    if (from && to) found.push({ weekdays: weekdays ?? null, from, to, exceptions: exceptions ?? [] })
    else {
      days = weekdays ?? days
      everywhere.push(...(exceptions ?? []))
    }
  }
  if (!found.length && (days ?? everywhere[0]))
    found.push({ weekdays: null, from: "00:00", to: "24:00", exceptions: [] })
  return found.map((window) => ({
    ...window,
    weekdays: window.weekdays ?? days,
    exceptions: [...window.exceptions, ...everywhere]
  }))
}

/** Returns an interrupted ticket's windows that are only text, in any language, as some services send. */
export const describedWindows = (ticket: Windowed): ReadonlyArray<string> =>
  ticket.isInterruptedTimeFrameTicket && !windowsOf(ticket).length
    ? flattenValidity(
        ticket.validityContainer?.validityContainer ?? ticket.validityContainer ?? null
      ).flatMap(({ description }) => description ?? [])
    : []
