/** Texts of a ticket's status and limits, for the screens after the home. */
import type { TFunction } from "i18next"
import type { Coverage, Covering } from "../../schemas/coverage/coverage.ts"
import { coverageText, limitTexts, type Reader, tooEarlyText } from "../../schemas/coverage/labels.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { Formatters } from "../i18n/index.ts"
import { isForOneDay, translateWith } from "./ticket-labels.ts"

const readerOf = (t: TFunction, { locale, timeZone }: Formatters): Reader => ({
  locale,
  timeZone,
  translate: translateWith(t)
})

type Limited = Covering & Partial<Pick<Ticket, "requiredStartTimeValues">>

/** Returns windows, deviating dates and closures; empty where the validity already names the hours. */
export const limitsOf = (ticket: Limited, t: TFunction, format: Formatters): ReadonlyArray<string> =>
  isForOneDay(ticket) ? [] : limitTexts(ticket, readerOf(t, format))

/** Returns when it ends and resumes; undefined where the term names it. `now`: milliseconds since 1970. */
export const coverageStatusText = (
  ticket: Limited,
  coverage: Coverage,
  now: number,
  t: TFunction,
  format: Formatters
): string | undefined =>
  coverage.kind === "covered" && isForOneDay(ticket)
    ? undefined
    : coverageText(ticket, coverage, now, readerOf(t, format))

/** Returns the warning that the ticket is not valid at its start, or now; null if it is. */
export const warningOf = (ticket: Limited, now: number, t: TFunction, format: Formatters): string | null =>
  tooEarlyText(ticket, now, readerOf(t, format))
