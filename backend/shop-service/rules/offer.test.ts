/** Tests of reduced prices in an offer. */
import { expect, it } from "vitest"
import { offeredTicket } from "./offer.ts"
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
