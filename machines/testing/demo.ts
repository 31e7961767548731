/** A shop and tickets with names of the demo world, for tests of machines. */
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Order } from "../../schemas/order.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`

export const wiesensee: ShopWithGroups = {
  id: uuid(1),
  areaEntityId: uuid(2),
  name: "Wiesensee",
  path: "wiesensee",
  paymentServiceProviderId: "demo",
  active: true,
  isAccountVerification: false,
  meta: null,
  coverImageUrl: null,
  areaFriendly: "Wiesensee",
  areaCountry: "de",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  userShopGroups: []
}

export const area = (n: number, name: string) => ({
  areaEntityId: uuid(10 + n),
  name,
  locality: "Wiesensee",
  currency: "EUR"
})

export const strandbad = area(1, "Strandbad")
export const wanderparkplatz = area(2, "Wanderparkplatz Nord")

/** Returns a permit with these plates, with room for three by default. */
export const groupWith = (plates: ReadonlyArray<Plate>, maximumPlates: number | null = 3): UserShopGroup => ({
  id: "permit-1",
  groupId: "group-1",
  name: "Verwaltung",
  translations: null,
  maximumPlates,
  visible: true,
  type: null,
  validFrom: null,
  validTo: null,
  plates: [],
  expiredPlates: [],
  activePlates: plates.map((plate) => ({ ...plate, validFrom: null, validTo: null })),
  areas: [strandbad]
})

/** The hiking day ticket: one plate, a date is asked for. */
export const dayTicket: Ticket = {
  id: "day",
  name: "Tagesticket Wandern",
  validityAreaEntityId: [wanderparkplatz.areaEntityId],
  validityAreaName: "Wanderparkplatz Nord",
  areas: [wanderparkplatz],
  ruleId: "rule-day",
  ruleIds: [],
  price: 8,
  maximumPlates: 1,
  ticketCovered: null,
  translations: {
    de: { title: "Tagesticket Wandern" },
    en: { title: "Hiking day ticket" },
    fr: { title: "Billet journée randonnée" },
    it: { title: "Biglietto giornaliero escursioni" }
  },
  validFrom: null,
  validTo: null,
  validityDurationSeconds: null,
  validityDuration: null,
  requiredStartTimeValues: ["year", "month", "day"],
  startTime: null,
  plate: null,
  plateCountry: null,
  plates: [],
  currencyCode: "EUR",
  ticketType: "singleUse",
  usageLimit: null,
  discountInfo: null,
  validityContainer: null,
  isInterruptedTimeFrameTicket: null,
  hash: null,
  configuredAt: null
}

/** The annual ticket: two plates, both areas. */
export const annualTicket: Ticket = {
  ...dayTicket,
  id: "annual",
  name: "Jahresticket alle Flächen",
  translations: {
    de: { title: "Jahresticket alle Flächen" },
    en: { title: "Annual ticket, all areas" },
    fr: { title: "Abonnement annuel, toutes les zones" },
    it: { title: "Abbonamento annuale, tutte le aree" }
  },
  price: 500,
  maximumPlates: 2,
  areas: [strandbad, wanderparkplatz],
  validityAreaEntityId: [strandbad.areaEntityId, wanderparkplatz.areaEntityId]
}

/** The day ticket as the service returns it once it is configured for M-PP123. */
export const configuredDayTicket: Ticket = {
  ...dayTicket,
  plates: [{ plate: "M-PP123", country: "DE" }],
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00",
  hash: "sealed",
  configuredAt: "2026-11-21T10:00:00Z"
}

/** An unpaid order of the configured day ticket. */
export const openOrder: Order = {
  orderId: uuid(77),
  reference: "PS-2026-0077",
  status: "open",
  paymentUrl: "http://localhost:4403/pay/token",
  total: 8,
  currencyCode: "EUR",
  items: [configuredDayTicket],
  createdAt: "2026-11-21T10:00:00Z",
  expiresAt: "2026-11-21T10:30:00Z",
  settledAt: null,
  replacedBy: null,
  refunds: []
}

/** Bought for one car, and valid for a day. */
export const activeDayTicket: ActiveTicket = {
  id: "active-1",
  validityAreaEntityId: [wanderparkplatz.areaEntityId],
  name: "Tagesticket Wandern",
  ruleId: "rule-day",
  price: 8,
  currencyCode: "EUR",
  maximumPlates: 1,
  validFrom: "2026-11-21T00:00:00+01:00",
  validTo: "2026-11-22T00:00:00+01:00",
  ticketType: "singleUse",
  plates: [{ plate: "M-PP123", country: "DE" }],
  areas: [wanderparkplatz],
  translations: null,
  orderItemId: "item-1",
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
}
