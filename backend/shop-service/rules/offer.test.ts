/** Tests of tickets in an offer: reduced prices, and the validities that an operator can set. */
import { Option, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Ticket } from "../../../schemas/ticket.ts"
import { TicketOnSale } from "../../../schemas/tickets-on-sale.ts"
import { configuredTicket, offeredTicket } from "./offer.ts"
import type { TicketRule } from "./ticket-rule.ts"

const area = {
  areaEntityId: "b9865ca1-7260-52cf-ae45-f08778c2d522",
  name: "Strandbad",
  locality: "Wiesensee",
  currency: "EUR",
  timeZone: "Europe/Berlin"
}

const rule: TicketRule = {
  id: "day",
  ruleId: "rule-day",
  shopId: "shop",
  name: "Tagesticket",
  translations: {},
  ticketType: "singleUse",
  usageLimit: null,
  price: 1400,
  discountedPrice: 1100,
  discountType: "reducedRate",
  peakPrice: null,
  currencyCode: "EUR",
  maximumPlates: 1,
  requiredStartTimeValues: ["year", "month", "day"],
  validity: { kind: "day", from: "00:00", to: "24:00" },
  windows: [],
  interruptions: [],
  needsCode: false,
  places: null,
  timeZone: "Europe/Berlin",
  areas: [area]
}

it("has the reduced price and its rule", () => {
  const { price, discountInfo } = offeredTicket(rule)
  expect(price).toBe(14)
  expect(discountInfo).toMatchObject({
    discountedPrice: 11,
    applyDiscountDetails: {
      discountAssociationId: "rule-day",
      type: "reducedRate",
      areaEntityId: area.areaEntityId
    }
  })
})

it("has no reduction without a rule", () => {
  expect(offeredTicket({ ...rule, discountedPrice: null }).discountInfo).toBeNull()
})

it("has null as its area when the rule has none, as in the contract", () => {
  expect(offeredTicket({ ...rule, areas: [] }).discountInfo?.applyDiscountDetails?.areaEntityId).toBeNull()
})

describe("a validity that an operator can set", () => {
  const encode = Schema.encodeSync(Schema.toCodecJson(Ticket))
  const accepted = (validity: unknown, windows: ReadonlyArray<unknown> = []) =>
    Option.isSome(
      Schema.decodeUnknownOption(TicketOnSale)({
        id: area.areaEntityId,
        name: rule.name,
        price: 14,
        maximumPlates: 1,
        start: "date",
        validity,
        windows,
        areas: [{ areaEntityId: area.areaEntityId, name: area.name }]
      })
    )

  it.each(["seconds", "days", "months", "years"] as const)(
    "in %s has a ticket that pages can read",
    (kind) => {
      const counts = [1, 99, 365, 1_188, 36_000, 86_400, 31_536_000].filter((count) =>
        accepted({ kind, count })
      )
      expect(counts.length).toBeGreaterThan(1)
      for (const count of counts) {
        const set = { ...rule, validity: { kind, count } }
        encode(offeredTicket(set))
        for (const from of ["2026-03-01T00:00:00Z", "2028-02-29T23:00:00Z"])
          encode(configuredTicket(set, { at: Date.parse(from), precision: "day" }, [], new Date(from)))
      }
    }
  )

  it("is not empty, nor are its windows", () => {
    const [none, night] = [
      { from: "24:00", to: "00:00" },
      { from: "22:00", to: "00:00" }
    ]
    const window = { weekdays: null, ...none }
    expect(accepted({ kind: "day", ...none })).toBe(false)
    expect(accepted({ kind: "day", ...night }, [window])).toBe(false)
    expect(accepted({ kind: "day", ...night })).toBe(true)
  })
})
