/** Where a ticket stands and what limits it, in the driver's words: for the screens after the home. */
import type { TFunction } from "i18next"
import type { Coverage, Covering } from "../../schemas/coverage/coverage.ts"
import { coverageText, limitTexts, type Reader, tooEarlyText } from "../../schemas/coverage/words.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { Formatters } from "../i18n/index.ts"
import { isForOneDay, sayWith } from "./ticket-labels.ts"

const readerOf = (t: TFunction, { locale, timeZone }: Formatters): Reader => ({
  locale,
  timeZone,
  say: sayWith(t)
})

type Limited = Covering & Partial<Pick<Ticket, "requiredStartTimeValues">>

/** Windows, dates that differ, closures; none where the validity says the hours already. */
export const limitsOf = (ticket: Limited, t: TFunction, format: Formatters): ReadonlyArray<string> =>
  isForOneDay(ticket) ? [] : limitTexts(ticket, readerOf(t, format))

/** Until when it holds and from when again; undefined where its term says it all. `now` in milliseconds since 1970. */
export const validityText = (
  ticket: Limited,
  coverage: Coverage,
  now: number,
  t: TFunction,
  format: Formatters
): string | undefined =>
  coverage.kind === "covered" && isForOneDay(ticket)
    ? undefined
    : coverageText(ticket, coverage, now, readerOf(t, format))

/** That it does not hold when it begins, or now; null where it does. */
export const warningOf = (ticket: Limited, now: number, t: TFunction, format: Formatters): string | null =>
  tooEarlyText(ticket, now, readerOf(t, format))
