/** When a ticket begins and ends, as one says it on the spot. */
import type { TFunction } from "i18next"
import { addDays, localTimeIn } from "../../../schemas/local-time.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { Formatters } from "../../i18n/index.ts"

/** Where and when it is said: `now` in milliseconds since 1970. */
interface Said {
  readonly now: number
  readonly timeZone: string
  readonly t: TFunction
  readonly format: Formatters
}

const dayOf = (instant: string, { now, timeZone, t, format }: Said): string => {
  const today = localTimeIn(timeZone, now).date
  const { date } = localTimeIn(timeZone, Date.parse(instant))
  if (date === today) return t("again.today")
  return date === addDays(today, 1) ? t("again.tomorrow") : format.date(instant)
}

/** Says the beginning, with the time of day where it is not the beginning of a day. */
export const startText = ({ validFrom }: Pick<Ticket, "validFrom">, said: Said): string => {
  if (validFrom === null) return said.t("again.now")
  const day = dayOf(validFrom, said)
  const isMidnight = localTimeIn(said.timeZone, Date.parse(validFrom)).time === "00:00"
  return isMidnight ? day : `${day}, ${said.format.time(validFrom)}`
}

/** Says the end with its day, where that is not today. */
export const endText = (validTo: string, said: Said): string => {
  const end = said.format.lastMinute(validTo).toISOString()
  const day = dayOf(end, said)
  const time = said.format.time(end)
  return day === said.t("again.today") ? time : `${day}, ${time}`
}
