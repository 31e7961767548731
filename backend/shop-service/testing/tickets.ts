/** Configured tickets for tests without a service. */
import type { Ticket } from "../../../schemas/ticket.ts"

const area = {
  name: "Wanderparkplatz Nord",
  locality: "Wiesensee",
  areaEntityId: "4b3dd33c-0b8c-5a0c-9a44-8f6d2f0a8a10",
  currency: "EUR"
}

/** Sealed, with two plates. */
export const dayTicket: Ticket = {
  id: "day",
  name: "Tagesticket",
  validityAreaEntityId: [area.areaEntityId],
  validityAreaName: area.name,
  areas: [area],
  ruleId: "rule-day",
  ruleIds: [],
  price: 8,
  maximumPlates: 2,
  ticketCovered: null,
  translations: null,
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00",
  validityDurationSeconds: null,
  validityDuration: null,
  requiredStartTimeValues: ["year", "month", "day"],
  startTime: null,
  plate: null,
  plateCountry: null,
  plates: [
    { plate: "M-PP123", country: "DE" },
    { plate: "SG197052", country: "CH" }
  ],
  currencyCode: "EUR",
  ticketType: "singleUse",
  usageLimit: null,
  discountInfo: null,
  validityContainer: null,
  isInterruptedTimeFrameTicket: null,
  hash: "sealed",
  configuredAt: "2026-11-21T10:00:00Z"
}
