import { describe, expect, it } from "vitest"
import { windowWith } from "../../schemas/testing/window.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { ValidityContainer } from "../../schemas/validity-container.ts"
import { area, dayTicket, strandbad, wanderparkplatz } from "../testing/demo.ts"
import { bestFit } from "./best-fit.ts"
import { offersOf, ticketsPerPage } from "./home-view.ts"

const timeZone = "Europe/Berlin"
/** A Wednesday. */
const at = (time: string): number => Date.parse(`2026-11-25T${time}:00+01:00`)

const within = (startTime: string, endTime: string, more: Partial<ValidityContainer> = {}) => ({
  validityContainer: windowWith({ startTime, endTime, ...more })
})
const ticket = (id: string, more: Partial<Ticket> = {}): Ticket => ({
  ...dayTicket,
  id,
  validityDuration: "P1D",
  ...more
})
const fromAnyHour = { requiredStartTimeValues: ["year", "month", "day", "hour", "minute"] } as const
const here = [wanderparkplatz.areaEntityId]
const fits = (offered: Ticket, time: string): boolean =>
  bestFit([offered], { now: at(time), timeZone, areas: here }) === offered

describe("a ticket suits a driver who parks now", () => {
  const evening = ticket("evening", within("17:00", "24:00"))
  const night = ticket("night", { ...fromAnyHour, ...within("20:00", "08:00") })

  it.each([
    ["a day ticket at noon", ticket("day"), "12:00", true],
    ["a day ticket in its last hour", ticket("day"), "23:10", false],
    ["a ticket for 24 hours, shortly before midnight", ticket("hours", fromAnyHour), "23:10", true],
    ["an evening ticket at noon", evening, "12:00", false],
    ["an evening ticket in the evening", evening, "17:00", true],
    ["a night ticket before midnight", night, "23:30", true],
    ["a night ticket after midnight", night, "05:00", true],
    ["a night ticket that ends soon", night, "07:30", false],
    [
      "a ticket for the weekend",
      ticket("weekend", within("00:00", "24:00", { weekdays: [6, 7] })),
      "12:00",
      false
    ],
    [
      "the night that began on Tuesday",
      ticket("tuesday", { ...fromAnyHour, ...within("20:00", "08:00", { weekdays: [2] }) }),
      "05:00",
      true
    ],
    [
      "a ticket with other hours today",
      ticket(
        "other",
        within("08:00", "20:00", { exceptions: [{ date: "2026-11-25", startTime: null, endTime: null }] })
      ),
      "12:00",
      false
    ],
    [
      "a ticket that is interrupted now",
      ticket(
        "works",
        within("08:00", "20:00", {
          interruptions: [{ startTime: "2026-11-25T00:00:00Z", endTime: "2026-11-26T00:00:00Z" }]
        })
      ),
      "12:00",
      false
    ],
    ["a ticket for next week", ticket("later", { validFrom: "2026-12-01T00:00:00Z" }), "12:00", false],
    ["a ticket that ends soon", ticket("ends", { validTo: "2026-11-25T11:30:00Z" }), "12:00", false]
  ])("%s", (_, offered, time, isFitting) => {
    expect(fits(offered, time)).toBe(isFitting)
  })

  it("in the time zone of the shop", () => {
    const morning = ticket("morning", within("06:00", "09:00"))
    expect(fits(morning, "07:00")).toBe(true)
    expect(bestFit([morning], { now: at("07:00"), timeZone: "Europe/London", areas: here })).toBe(morning)
    expect(bestFit([morning], { now: at("07:00"), timeZone: "Europe/Lisbon", areas: here })).toBe(morning)
    expect(bestFit([morning], { now: at("06:30"), timeZone: "Europe/London", areas: here })).toBeUndefined()
  })
})

describe("the best fit of a home", () => {
  const beach = { areas: [strandbad], validityAreaEntityId: [strandbad.areaEntityId] }
  const both = {
    areas: [strandbad, wanderparkplatz],
    validityAreaEntityId: [strandbad.areaEntityId, wanderparkplatz.areaEntityId]
  }
  const tickets = [
    ticket("cheap", { price: 4 }),
    ticket("beach", { ...beach, price: 5 }),
    ticket("both", { ...both, price: 12 }),
    ticket("month", { validityDuration: "P1M", price: 40 })
  ]
  const groups = (view: Partial<Parameters<typeof offersOf>[0]> = {}, time = "12:00") =>
    offersOf(
      { tickets, chosenAreas: [], shownTickets: ticketsPerPage, areaEntityId: null, ...view },
      { now: at(time), timeZone }
    ).map(({ kind, tickets: shown }) => [kind, ...shown.map(({ id }) => id)].join(" "))

  it("is the cheapest in the area of the code, and leaves its group", () => {
    expect(groups({ areaEntityId: strandbad.areaEntityId })).toEqual([
      "now beach",
      "day cheap both",
      "months month"
    ])
  })

  it("is the cheapest in the areas of the filter, also where the code names another one", () => {
    expect(groups({ chosenAreas: here, areaEntityId: strandbad.areaEntityId })).toEqual([
      "now cheap",
      "day both",
      "months month"
    ])
  })

  it("is valid in most areas while the area is unknown, or has no tickets", () => {
    for (const areaEntityId of [null, area(9, "Elsewhere").areaEntityId])
      expect(groups({ areaEntityId })).toEqual(["now both", "day cheap beach", "months month"])
  })

  it("is absent beside the offer to buy again, when nothing is valid for an hour, and among longer tickets", () => {
    const all = ["day cheap beach both", "months month"]
    expect(groups({ again: tickets[0] })).toEqual(all)
    expect(groups({}, "23:30")).toEqual(all)
    expect(groups({ tickets: tickets.slice(3) })).toEqual(["months month"])
  })

  it("takes its group with it if it was alone in it, and stays when more tickets are shown", () => {
    expect(groups({ tickets: tickets.slice(2) })).toEqual(["now both", "months month"])
    const many = Array.from({ length: 30 }, (_, index) => ticket(`day-${index}`, index > 20 ? both : {}))
    for (const shownTickets of [ticketsPerPage, 36])
      expect(groups({ tickets: many, shownTickets })[0]).toBe("now day-0")
  })
})
