/** Turns a rule into the ticket that the API speaks of: as offered, and as configured for a start and plates. */
import { DateTime } from "effect"
import type { DiscountInfo } from "../../../schemas/discount-info.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { ValidityContainer } from "../../../schemas/validity-container.ts"
import { clockSeconds, isoDuration, nominalSeconds, type Period, periodOf } from "./period.ts"
import { isoInstant, type Start } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Hundredths as the API says them: 800 is 8. */
export const majorUnits = (hundredths: number): number => hundredths / 100
export const hundredths = (major: number): number => Math.round(major * 100)

/** The gross price for a start in this month (1 to 12), in hundredths. */
export const priceInMonth = (rule: TicketRule, month: number): number =>
  rule.peakPrice?.months.includes(month) ? rule.peakPrice.price : rule.price

const discountOf = (rule: TicketRule): DiscountInfo | null =>
  rule.discountedPrice === null
    ? null
    : {
        discountDuration: null,
        discountedPrice: majorUnits(rule.discountedPrice),
        applyDiscountDetails: {
          plate: null,
          voucherId: null,
          stayId: null,
          stayArrive: null,
          stayLeave: null,
          discountAssociationId: rule.ruleId,
          type: rule.discountType,
          areaEntityId: rule.areas[0]?.areaEntityId ?? null,
          discountDuration: null
        }
      }

/** The hours within which a ticket counts: those of its frame, or those of its day where it is not the whole one. */
const hoursOf = ({ frame, validity }: TicketRule) => {
  if (frame !== null) return frame
  if (validity.kind !== "day" || (validity.from === "00:00" && validity.to === "24:00")) return null
  return { description: null, from: validity.from, to: validity.to }
}

const windowOf = (rule: TicketRule): ValidityContainer | null => {
  const hours = hoursOf(rule)
  if (hours === null) return null
  return {
    id: `${rule.ruleId}:hours`,
    parentId: rule.ruleId,
    description: hours.description,
    startTime: hours.from,
    endTime: hours.to,
    duration: clockSeconds(hours.from, hours.to),
    areaEntityId: null,
    validityContainer: null
  }
}

const containerOf = (rule: TicketRule, period: Period | null): ValidityContainer => ({
  id: rule.ruleId,
  parentId: null,
  description: rule.name,
  startTime: period === null ? null : isoInstant(period.from),
  endTime: period === null ? null : isoInstant(period.to),
  duration: period === null ? nominalSeconds(rule.validity) : secondsOf(period),
  areaEntityId: rule.areas[0]?.areaEntityId ?? null,
  validityContainer: windowOf(rule)
})

const secondsOf = (period: Period): number =>
  Math.round((DateTime.toEpochMillis(period.to) - DateTime.toEpochMillis(period.from)) / 1000)

/** The ticket on the shelf: no start, no plates, no seal. */
export const offeredTicket = (rule: TicketRule): Ticket => ({
  id: rule.id,
  name: rule.name,
  validityAreaEntityId: rule.areas.map((area) => area.areaEntityId),
  validityAreaName: rule.areas.map((area) => area.name).join(", "),
  areas: rule.areas,
  ruleId: rule.ruleId,
  ruleIds: [rule.ruleId],
  price: majorUnits(rule.price),
  maximumPlates: rule.maximumPlates,
  ticketCovered: null,
  translations: rule.translations,
  validFrom: null,
  validTo: null,
  validityDurationSeconds: nominalSeconds(rule.validity),
  validityDuration: isoDuration(rule.validity),
  requiredStartTimeValues: rule.requiredStartTimeValues,
  startTime: null,
  plate: null,
  plateCountry: null,
  plates: [],
  currencyCode: rule.currencyCode,
  ticketType: rule.ticketType,
  usageLimit: rule.usageLimit,
  discountInfo: discountOf(rule),
  validityContainer: hoursOf(rule) === null ? null : containerOf(rule, null),
  isInterruptedTimeFrameTicket: rule.frame !== null,
  hash: null,
  configuredAt: null
})

/** The ticket for a start and plates, priced, not yet sealed. One that begins when it is paid has no times before. */
export const configuredTicket = (
  rule: TicketRule,
  start: Start,
  plates: ReadonlyArray<Plate>,
  configuredAt: Date
): Ticket => {
  const period = start.precision === "payment" ? null : periodOf(rule.validity, start, rule.timeZone)
  const calendar = rule.validity.kind === "months" || rule.validity.kind === "years"
  return {
    ...offeredTicket(rule),
    price: majorUnits(priceInMonth(rule, DateTime.toParts(start.at).month)),
    ...(period === null
      ? {}
      : {
          validFrom: isoInstant(period.from),
          validTo: isoInstant(period.to),
          validityDurationSeconds: calendar ? null : secondsOf(period),
          startTime: isoInstant(start.at)
        }),
    plate: plates[0]?.plate ?? null,
    plateCountry: plates[0]?.country ?? null,
    plates,
    validityContainer: containerOf(rule, period),
    configuredAt: configuredAt.toISOString()
  }
}
