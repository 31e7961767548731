/** Short texts for the start and the end of a ticket. */
import type { TFunction } from "i18next"
import { addDays, localTimeIn } from "../../../schemas/local-time.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { Formatters } from "../../i18n/index.ts"

/** Context of a text: `now` in milliseconds since 1970. */
interface Said {
  readonly now: number
  readonly timeZone: string
  readonly t: TFunction
  readonly format: Formatters
}

/** Within a week the name of the weekday, to fit a phone. */
const dayOf = (instant: string, { now, timeZone, t, format }: Said): string => {
  const today = localTimeIn(timeZone, now).date
  const { date } = localTimeIn(timeZone, Date.parse(instant))
  if (date === today) return t("again.today")
  if (date === addDays(today, 1)) return t("again.tomorrow")
  return date > today && date < addDays(today, 7)
    ? new Intl.DateTimeFormat(format.locale, { timeZone, weekday: "long" }).format(Date.parse(instant))
    : format.date(instant)
}

/** Returns the start, with the time unless it is the start of a day. */
export const startText = ({ validFrom }: Pick<Ticket, "validFrom">, labels: Said): string => {
  if (validFrom === null) return labels.t("again.now")
  const day = dayOf(validFrom, labels)
  const isMidnight = localTimeIn(labels.timeZone, Date.parse(validFrom)).time === "00:00"
  return isMidnight ? day : `${day}, ${labels.format.time(validFrom)}`
}

/** Returns the end, with its day unless that is today. */
export const endText = (validTo: string | Date, labels: Said): string => {
  const end = labels.format.lastMinute(validTo).toISOString()
  const day = dayOf(end, labels)
  const time = labels.format.time(end)
  return day === labels.t("again.today") ? time : `${day}, ${time}`
}
