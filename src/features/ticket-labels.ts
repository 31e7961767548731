/** Texts of a ticket: title, areas, validity. Part of the home's script: no calculation with time zones. */
import type { TFunction } from "i18next"
import { labelsOf } from "../../schemas/area-label.ts"
import { beginsWithPayment } from "../../schemas/begins-with-payment.ts"
import { readDuration } from "../../schemas/coverage/duration.ts"
import type { Translate } from "../../schemas/coverage/texts.ts"
import { clockText, windowTexts } from "../../schemas/coverage/window-labels.ts"
import { type Windowed, windowsOf } from "../../schemas/coverage/windows.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { titleIn } from "../../schemas/title-in.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import type { Formatters } from "../i18n/index.ts"

export const titleOf = (ticket: Pick<Ticket, "translations" | "name">, locale: string): string =>
  titleIn(ticket.translations, locale, ticket.name) || "Ticket"

/** Returns the names of the areas, or the service's own name for them where it lists none. */
export const areaLabels = (
  ticket: Pick<Ticket, "areas"> & Partial<Pick<Ticket, "validityAreaName">>
): ReadonlyArray<string> => {
  const labels = labelsOf(ticket.areas)
  return labels.length || !ticket.validityAreaName ? labels : [ticket.validityAreaName]
}

type Validity = Pick<
  VerifiedCartItem,
  | "startPassed"
  | "configuredAt"
  | "validFrom"
  | "validTo"
  | "validityDurationSeconds"
  | "validityDuration"
  | "requiredStartTimeValues"
> &
  Windowed

const asksHour = (ticket: Partial<Validity>): boolean =>
  ticket.requiredStartTimeValues?.includes("hour") === true

/** Returns true for at most one day: the term already names the hours, so they are not repeated. */
export const isForOneDay = (ticket: Partial<Validity>): boolean => {
  if (ticket.isInterruptedTimeFrameTicket) return false
  if (ticket.validFrom && ticket.validTo)
    return Date.parse(ticket.validTo) - Date.parse(ticket.validFrom) <= 90_000_000
  return (
    ticket.validityDuration === "P1D" &&
    (ticket.validityDurationSeconds ?? 0) <= 86_400 &&
    ticket.requiredStartTimeValues?.length !== 0 &&
    !asksHour(ticket)
  )
}

const dayText = (ticket: Validity, t: TFunction, locale: string): string | undefined => {
  if (!isForOneDay(ticket)) return undefined
  const [window] = windowsOf(ticket)
  if (window !== undefined)
    return t("validity.day", { from: clockText(window.from, locale), to: clockText(window.to, locale) })
  return ticket.validityDurationSeconds === null || ticket.validityDurationSeconds === 86_400
    ? t("validity.wholeDay")
    : undefined
}

/** Seconds win over an ISO duration: D-25. Hours for a day, and for up to two from a chosen time. */
const durationText = (ticket: Validity, format: Formatters): string | undefined => {
  const seconds = ticket.validityDurationSeconds
  if (seconds === null) {
    const parts = Object.entries(readDuration(ticket.validityDuration) ?? {})
    return parts.length ? format.units(parts.map(([unit, count]) => [unit.slice(0, -1), count])) : undefined
  }
  return seconds === 86_400 || (asksHour(ticket) && seconds <= 172_800 && seconds % 3600 === 0)
    ? format.units([["hour", seconds / 3600]])
    : format.duration(seconds)
}

/** Returns the validity: exact once known, else its duration and earliest start. */
export const validityText = (ticket: Validity, t: TFunction, format: Formatters): string | undefined => {
  if (ticket.validFrom !== null && ticket.validTo !== null && ticket.startPassed !== true)
    return format.range(ticket.validFrom, ticket.validTo)
  const isFromPayment =
    ticket.startPassed === true || beginsWithPayment(ticket) || ticket.requiredStartTimeValues.length === 0
  const duration = durationText(ticket, format)
  return (
    (isFromPayment ? undefined : dayText(ticket, t, format.locale)) ??
    (duration && isFromPayment ? t("validity.fromPayment", { duration }) : duration)
  )
}

/** Casts `t` for the texts that schemas compose: same keys, same catalogues. */
export const translateWith = (t: TFunction): Translate => t as unknown as Translate

/** Returns "Mo–Fr 05:30–18:30 Uhr"; undefined where the validity already names the hours. */
export const windowsText = (ticket: Validity, t: TFunction, locale: string): string | undefined =>
  isForOneDay(ticket) ? undefined : windowTexts(ticket, locale, translateWith(t)).join(" · ") || undefined
