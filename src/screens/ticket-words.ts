/** What is said of a ticket in the driver's language: title, areas, validity. */
import type { TFunction } from "i18next"
import { areaLabel } from "../../schemas/area.ts"
import { beginsWithPayment, type Ticket } from "../../schemas/ticket.ts"
import { titleIn } from "../../schemas/translations.ts"
import { flattenValidity } from "../../schemas/validity-container.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import type { Formatters } from "../i18n/index.ts"

export const titleOf = (ticket: Pick<Ticket, "translations" | "name">, locale: string): string =>
  titleIn(ticket.translations, locale, ticket.name)

export const areaLabels = (ticket: Pick<Ticket, "areas">): ReadonlyArray<string> =>
  ticket.areas.map(areaLabel)

const units = { Y: "year", M: "month", W: "week", D: "day" } as const

const unitText = (count: number, unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)

/** An ISO 8601 duration of one calendar unit, such as P1M or P365D; undefined for any other. */
const calendarSpan = (duration: string | null, locale: string): string | undefined => {
  const [, count, unit] = /^P(\d+)([YMWD])$/.exec(duration ?? "") ?? []
  if (count === undefined || unit === undefined) return undefined
  return unitText(Number(count), units[unit as keyof typeof units], locale)
}

const isClockTime = (time: string | null): time is string => time !== null && /^\d{2}:\d{2}$/.test(time)

/** The clock times within which a ticket counts, as `05:30` to `18:30`; the days they are for, where said. */
export const windowsOf = (ticket: Pick<Ticket, "validityContainer">) =>
  flattenValidity(ticket.validityContainer).flatMap(({ startTime, endTime, description }) =>
    isClockTime(startTime) && isClockTime(endTime) ? [{ from: startTime, to: endTime, description }] : []
  )

type Validity = Pick<
  VerifiedCartItem,
  | "startPassed"
  | "configuredAt"
  | "validFrom"
  | "validTo"
  | "validityDurationSeconds"
  | "validityDuration"
  | "requiredStartTimeValues"
  | "validityContainer"
  | "isInterruptedTimeFrameTicket"
>

/** A ticket for one day: the hours of that day, or all of it. */
const dayText = (ticket: Validity, t: TFunction): string | undefined => {
  const [window] = ticket.isInterruptedTimeFrameTicket === true ? [] : windowsOf(ticket)
  if (window !== undefined) return t("validity.day", window)
  const isDay = ticket.validityDuration === "P1D" && !ticket.requiredStartTimeValues.includes("hour")
  return isDay ? t("validity.wholeDay") : undefined
}

/** When the ticket is good: exactly, once that is known, else how long and from when. */
export const validityText = (ticket: Validity, t: TFunction, format: Formatters): string | undefined => {
  if (ticket.validFrom !== null && ticket.validTo !== null && ticket.startPassed !== true) {
    return format.range(ticket.validFrom, ticket.validTo)
  }
  const isFromPayment =
    ticket.startPassed === true || beginsWithPayment(ticket) || ticket.requiredStartTimeValues.length === 0
  const day = isFromPayment ? undefined : dayText(ticket, t)
  if (day !== undefined) return day
  const { validityDurationSeconds: seconds } = ticket
  const duration =
    calendarSpan(ticket.validityDuration, format.locale) ??
    (seconds === null
      ? undefined
      : seconds === 86_400
        ? unitText(24, "hour", format.locale)
        : format.duration(seconds))
  return duration && t(isFromPayment ? "validity.fromPayment" : "validity.duration", { duration })
}
