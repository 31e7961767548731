import { describe, expect, it } from "vitest"
import type { Ticket } from "../../schemas/ticket.ts"
import { dayTicket, strandbad } from "../testing/demo.ts"
import { groupsOf, inOrder, kindOf } from "./ticket-groups.ts"

const ticket = (id: string, price: number, term: Partial<Ticket>): Ticket => ({
  ...dayTicket,
  id,
  price,
  ...term
})
const day = { validityDuration: "P1D" }
const week = { validityDuration: "P1W" }
const month = { validityDuration: "P1M" }
const visits = { validityDuration: "P1Y", usageLimit: 10 }

const many = (count: number, name: string, term: Partial<Ticket>) =>
  Array.from({ length: count }, (_, index) => ticket(`${name}-${index}`, index, term))

const sizes = (tickets: ReadonlyArray<Ticket>, shown: number) =>
  groupsOf(tickets, shown).map((group) => [group.kind, group.tickets.length])

it.each([
  ["six hours", { validityDurationSeconds: 21_600 }, "day"],
  ["the day on which the clocks go back", { validityDurationSeconds: 90_000 }, "day"],
  ["a day", day, "day"],
  ["twelve hours, as a duration", { validityDuration: "PT12H" }, "day"],
  ["two days", { validityDuration: "P2D" }, "days"],
  ["a week, in seconds, which win", { validityDurationSeconds: 604_800, validityDuration: "P1D" }, "days"],
  ["a month", month, "months"],
  ["a year", { validityDuration: "P1Y" }, "months"],
  ["ten visits within a year", visits, "visits"],
  ["nobody knows how long", {}, "other"]
])("the kind of a ticket: %s", (_, term, kind) => {
  expect(kindOf(ticket("ticket", 1, term))).toBe(kind)
})

describe("the order of tickets", () => {
  const ids = (tickets: ReadonlyArray<Ticket>) => tickets.map(({ id }) => id)
  const offered = [
    ticket("month", 30, month),
    ticket("dear-day", 12, day),
    ticket("visits", 20, visits),
    ticket("day", 8, day),
    ticket("reduced-day", 14, { ...day, discountInfo: { discountedPrice: 7 } as Ticket["discountInfo"] }),
    ticket("week", 25, week),
    ticket("also-8", 8, day)
  ]

  it("sorts by kind and price, and keeps the service's order for equal ones", () => {
    expect(ids(inOrder(offered, null))).toEqual([
      "reduced-day",
      "day",
      "also-8",
      "dear-day",
      "week",
      "month",
      "visits"
    ])
  })

  it("puts tickets valid at the driver's location first in each kind", () => {
    const here = ticket("here", 50, {
      ...day,
      areas: [strandbad],
      validityAreaEntityId: [strandbad.areaEntityId]
    })
    expect(ids(inOrder([...offered, here], strandbad.areaEntityId)).slice(0, 2)).toEqual([
      "here",
      "reduced-day"
    ])
    expect(ids(inOrder([...offered, here], "a place without tickets")).indexOf("here")).toBe(4)
  })
})

describe("the visible tickets of each kind", () => {
  it("are two of the first dozen for each kind, and the rest for the first kind", () => {
    const lake = [
      ...many(6, "day", day),
      ...many(2, "week", week),
      ...many(4, "month", month),
      ...many(2, "visits", visits)
    ]
    expect(sizes(lake, 12)).toEqual([
      ["day", 6],
      ["days", 2],
      ["months", 2],
      ["visits", 2]
    ])
    expect(sizes(lake, 24)).toEqual([
      ["day", 6],
      ["days", 2],
      ["months", 4],
      ["visits", 2]
    ])
  })

  it("grow for every kind with each further dozen", () => {
    const garage = [...many(400, "day", day), ...many(200, "week", week), ...many(400, "month", month)]
    expect(sizes(garage, 12)).toEqual([
      ["day", 8],
      ["days", 2],
      ["months", 2]
    ])
    expect(sizes(garage, 24)).toEqual([
      ["day", 16],
      ["days", 4],
      ["months", 4]
    ])
    expect(sizes(garage, 1008)).toEqual([
      ["day", 400],
      ["days", 200],
      ["months", 400]
    ])
  })

  it("are a dozen when there is only one kind", () => {
    expect(sizes(many(14, "day", day), 12)).toEqual([["day", 12]])
    expect(groupsOf([], 12)).toEqual([])
  })
})
