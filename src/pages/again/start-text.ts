/** When a ticket begins, as one says it on the spot. */
import type { TFunction } from "i18next"
import { addDays, localTimeIn } from "../../../schemas/local-time.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { Formatters } from "../../i18n/index.ts"

/** `now` in milliseconds since 1970; with the time of day, where it is not the beginning of a day. */
export const startText = (
  { validFrom }: Pick<Ticket, "validFrom">,
  now: number,
  timeZone: string,
  t: TFunction,
  format: Formatters
): string => {
  if (validFrom === null) return t("again.now")
  const today = localTimeIn(timeZone, now).date
  const { date, time } = localTimeIn(timeZone, Date.parse(validFrom))
  const day =
    date === today
      ? t("again.today")
      : date === addDays(today, 1)
        ? t("again.tomorrow")
        : format.date(validFrom)
  return time === "00:00" ? day : `${day}, ${format.time(validFrom)}`
}
