/** Converts a rule into the ticket of the API: as offered, and as configured for a start and plates. */
import { lengthOf, type Span } from "../../../schemas/coverage/clock.ts"
import type { TimeWindow } from "../../../schemas/coverage/windows.ts"
import { majorUnits } from "../../../schemas/money.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { ValidityContainer } from "../../../schemas/validity-container.ts"
import { dateOf, isoInstant } from "./clocks.ts"
import { isoDuration, nominalSeconds, periodOf } from "./period.ts"
import type { Start } from "./start.ts"
import { discountOf, priceInMonth } from "./ticket-price.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Returns the windows in which a ticket counts: its own, or the hours of its day if not the whole day. */
const windowsOf = ({
  windows,
  validity
}: Pick<TicketRule, "windows" | "validity">): ReadonlyArray<TimeWindow> =>
  windows.length > 0 || validity.kind !== "day" || (validity.from === "00:00" && validity.to === "24:00")
    ? windows
    : [{ weekdays: null, from: validity.from, to: validity.to, exceptions: [] }]

export const isInterrupted = ({
  windows,
  interruptions
}: Pick<TicketRule, "windows" | "interruptions">): boolean => windows.length + interruptions.length > 0

const windowContainer = (ruleId: string, windows: ReadonlyArray<TimeWindow>): ValidityContainer | null =>
  windows.reduceRight<ValidityContainer | null>(
    (inner, { from, to, ...days }, index) => ({
      id: `${ruleId}:window-${index + 1}`,
      parentId: index === 0 ? ruleId : `${ruleId}:window-${index}`,
      description: null,
      startTime: from,
      endTime: to,
      duration: lengthOf({ from, to }) / 1000,
      areaEntityId: null,
      ...days,
      validityContainer: inner
    }),
    null
  )

/** Returns a rule's term with its windows. */
export const containerOf = (
  rule: Pick<TicketRule, "ruleId" | "name" | "areas" | "windows" | "interruptions" | "validity">,
  term: Pick<ValidityContainer, "startTime" | "endTime" | "duration">
): ValidityContainer => ({
  id: rule.ruleId,
  parentId: null,
  description: rule.name,
  ...term,
  areaEntityId: rule.areas[0]?.areaEntityId ?? null,
  interruptions: rule.interruptions,
  validityContainer: windowContainer(rule.ruleId, windowsOf(rule))
})

/** Returns true for a rule that is more than its term: only such a rule has a container. */
export const isWindowed = (rule: Pick<TicketRule, "windows" | "interruptions" | "validity">): boolean =>
  isInterrupted(rule) || windowsOf(rule).length > 0

const secondsOf = ({ from, to }: Span): number => Math.round((to - from) / 1000)

/** Returns the ticket as on sale: no start, no plates, no seal. */
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
  discountInfo: discountOf(rule, rule.price),
  validityContainer: isWindowed(rule)
    ? containerOf(rule, { startTime: null, endTime: null, duration: nominalSeconds(rule.validity) })
    : null,
  isInterruptedTimeFrameTicket: isInterrupted(rule),
  hash: null,
  configuredAt: null
})

/** Returns the priced, unsealed ticket for a start and plates. One that begins when paid has no times yet. */
export const configuredTicket = (
  rule: TicketRule,
  start: Start,
  plates: ReadonlyArray<Plate>,
  configuredAt: Date
): Ticket => {
  const period = start.precision === "payment" ? null : periodOf(rule.validity, start, rule.timeZone)
  const iso = (instant: number) => isoInstant(instant, rule.timeZone)
  const calendar = rule.validity.kind === "months" || rule.validity.kind === "years"
  const price = priceInMonth(rule, dateOf(start.at, rule.timeZone).month)
  return {
    ...offeredTicket(rule),
    price: majorUnits(price),
    discountInfo: discountOf(rule, price),
    ...(period === null
      ? {}
      : {
          validFrom: iso(period.from),
          validTo: iso(period.to),
          validityDurationSeconds: calendar ? null : secondsOf(period),
          startTime: iso(start.at)
        }),
    plate: plates[0]?.plate ?? null,
    plateCountry: plates[0]?.country ?? null,
    plates,
    validityContainer: containerOf(rule, {
      startTime: period === null ? null : iso(period.from),
      endTime: period === null ? null : iso(period.to),
      duration: period === null ? nominalSeconds(rule.validity) : secondsOf(period)
    }),
    configuredAt: configuredAt.toISOString()
  }
}
