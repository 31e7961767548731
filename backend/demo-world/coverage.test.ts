/**
 * Tests every ticket of the demo world, hour by hour over a fortnight around each change of the clock: the
 * schemas' result against a wall clock, without spans and with no calendar arithmetic but counting days.
 */
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { coverageAt } from "../../schemas/coverage/coverage.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { issuedItem } from "../shop-service/rules/issue.ts"
import { configuredTicket } from "../shop-service/rules/offer.ts"
import { periodFromPayment } from "../shop-service/rules/period.ts"
import { readStart } from "../shop-service/rules/start.ts"
import type { TicketRule } from "../shop-service/rules/ticket-rule.ts"
import type { DemoShop, DemoTicket } from "./shop-definition.ts"
import { demoShops } from "./shops.ts"

const hour = 3_600_000

interface Wall {
  /** Days since 1970. */
  readonly date: number
  /** ISO 8601, Monday is 1. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

const reader = new Map<string, Intl.DateTimeFormat>()

const wallOf = (instant: number, timeZone: string): Wall => {
  const format =
    reader.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" })
  reader.set(timeZone, format)
  const [, day = "", hours = "", minutes = ""] = /^(\S+) (\d+):(\d+)$/.exec(format.format(instant)) ?? []
  const date = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return { date, weekday: ((date + 3) % 7) + 1, minutes: Number(hours) * 60 + Number(minutes) }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns true within hours that begin on a counted date, or on the previous one if over midnight. */
const isWithin = (
  { date, weekday, minutes }: Wall,
  hours: { readonly from: string; readonly to: string },
  counts: (date: number, weekday: number) => boolean
): boolean => {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const yesterday = weekday === 1 ? 7 : weekday - 1
  return to > from
    ? minutes >= from && minutes < to && counts(date, weekday)
    : (minutes >= from && counts(date, weekday)) || (minutes < to && counts(date - 1, yesterday))
}

/** Returns the day after so many calendar months, counted as on a wall calendar. */
const monthsLater = (date: number, months: number): number => {
  const start = new Date(date * 86_400_000)
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, last + 1)) / 86_400_000
}

const isGood = (ticket: DemoTicket, begin: number, instant: number, timeZone: string): boolean => {
  const { validity, windows = [] } = ticket
  const start = wallOf(begin, timeZone)
  const wall = wallOf(instant, timeZone)
  if (validity.kind === "day") return isWithin(wall, validity, (date) => date === start.date)
  const passed = (date: number) => wall.date > date || (wall.date === date && wall.minutes >= start.minutes)
  const isOver =
    validity.kind === "seconds"
      ? instant >= begin + validity.count * 1000
      : passed(
          validity.kind === "days"
            ? start.date + validity.count
            : monthsLater(start.date, validity.kind === "years" ? validity.count * 12 : validity.count)
        )
  if (instant < begin || isOver) return false
  return (
    windows.length === 0 ||
    windows.some((window) =>
      isWithin(wall, window, (_, weekday) => window.weekdays?.includes(weekday) ?? true)
    )
  )
}

const startValues = {
  none: [],
  date: ["year", "month", "day"],
  moment: ["year", "month", "day", "hour", "minute"]
} as const

const ruleOf = ({ timeZone, currency, areas }: DemoShop, ticket: DemoTicket): TicketRule => ({
  id: ticket.key,
  ruleId: ticket.key,
  shopId: "shop",
  name: ticket.key,
  translations: {},
  ticketType: ticket.visits === undefined ? "singleUse" : "multiUse",
  usageLimit: ticket.visits ?? null,
  price: ticket.price,
  discountedPrice: null,
  discountType: null,
  peakPrice: null,
  currencyCode: currency,
  maximumPlates: ticket.plates,
  requiredStartTimeValues: startValues[ticket.start],
  validity: ticket.validity,
  windows: ticket.windows ?? [],
  interruptions: [],
  needsCode: false,
  places: null,
  timeZone,
  areas: ticket.areas.map((area) => ({
    areaEntityId: "area",
    name: areas[area]?.name ?? "",
    locality: null,
    currency,
    timeZone
  }))
})

/** One of each kind: the thousand of the big garage differ only by name. */
const tickets = demoShops.flatMap((shop) =>
  (shop.path === "grossgarage" ? shop.tickets.slice(0, 5) : shop.tickets).map(
    (ticket) => [`${shop.path}, ${ticket.key}`, shop, ticket] as const
  )
)

/** Bought on the first day, and in the middle, on the eve of the change: also at the minute of the change. */
const fortnights = [
  ["spring", "2027-03-21", "2027-03-27"],
  ["autumn", "2027-10-24", "2027-10-30"]
] as const

const configured = (shop: DemoShop, ticket: DemoTicket, day: string): Ticket & { readonly begin: number } => {
  const rule = ruleOf(shop, ticket)
  const [year, month, date] = day.split("-").map(Number) as [number, number, number]
  const values = { year, month, day: date, ...(ticket.start === "moment" ? { hour: 14, minute: 30 } : {}) }
  const now = new Date(`${day}T05:00:00Z`)
  const start = Result.getOrThrow(readStart(rule, ticket.start === "none" ? {} : values, now))
  const item = configuredTicket(rule, start, [{ plate: "M-PP123", country: "DE" }], now)
  // A ticket that begins with the payment is paid now.
  const period = periodFromPayment(rule, now)
  const paid = item.validFrom === null ? issuedItem(item, new Date(period.from), new Date(period.to)) : item
  return { ...paid, begin: Date.parse(paid.startTime ?? paid.validFrom ?? "") }
}

/** Returns the disagreements for a ticket bought on that day; none expected. */
const disagreements = (
  shop: DemoShop,
  ticket: DemoTicket,
  first: string,
  day: string
): ReadonlyArray<string> => {
  const item = configured(shop, ticket, day)
  const found: string[] = []
  const judged = new Set<number>()
  const judge = (instant: number, isCovered: boolean) => {
    if (judged.has(instant)) return
    judged.add(instant)
    if (isGood(ticket, item.begin, instant, shop.timeZone) !== isCovered)
      found.push(`${new Date(instant).toISOString()} is ${isCovered ? "" : "not "}covered?`)
  }
  const from = Date.parse(`${first}T00:00:00Z`) - 24 * hour
  for (let at = from; at < from + 15 * 24 * hour; at += hour) {
    const coverage = coverageAt(item, at, "Pacific/Auckland")
    judge(at, coverage.kind === "covered")
    // Coverage is exact: valid to the very end, invalid before it begins again, and valid from then on.
    if (coverage.kind === "covered" && coverage.until !== null) {
      judge(coverage.until - 1, true)
      judge(coverage.until, false)
      if (coverage.again !== null) judge(coverage.again, true)
    }
    if (coverage.kind === "paused" || coverage.kind === "notYet") {
      judge(coverage.from - 1, false)
      judge(coverage.from, true)
    }
  }
  return found
}

describe.each(tickets)("%s", (_, shop, ticket) => {
  it.each(fortnights)("is covered exactly by wall time in %s [T-01]", (_season, first, eve) => {
    expect(disagreements(shop, ticket, first, first)).toEqual([])
    expect(disagreements(shop, ticket, first, eve)).toEqual([])
  })
})
