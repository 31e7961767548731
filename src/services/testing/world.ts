/** Entities of the demo world as the service sends them, complete enough to decode. */
export const shopId = "6f0f2c1e-0d5a-4c3b-9b6e-1f1f1f1f1f01"
export const areaEntityId = "6f0f2c1e-0d5a-4c3b-9b6e-1f1f1f1f1f02"
export const orderId = "6f0f2c1e-0d5a-4c3b-9b6e-1f1f1f1f1f03"

export const wiesensee = {
  id: shopId,
  areaEntityId,
  name: "Wiesensee",
  path: "wiesensee",
  paymentServiceProviderId: "psp",
  active: true,
  isAccountVerification: false,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  userShopGroups: []
}

export const hikingDay = {
  id: "hiking-day",
  name: "Hiking day ticket",
  price: 8,
  currencyCode: "EUR",
  ticketType: "singleUse",
  plates: [{ plate: "M-PP123", country: "DE" }],
  startTime: "2026-12-01T00:00:00+01:00",
  hash: "seal-of-hiking-day"
}

export const lidoDay = {
  ...hikingDay,
  id: "lido-day",
  name: "Lido day ticket",
  price: 10,
  hash: "seal-of-lido-day"
}

export const zoneA = {
  ...hikingDay,
  id: "zone-a",
  name: "Tageskarte Zone A",
  currencyCode: "CHF",
  hash: "seal-of-zone-a"
}

export const openOrder = {
  orderId,
  reference: "PS-2026-0001",
  status: "open",
  paymentUrl: "http://localhost:4403/pay/token",
  total: 8,
  currencyCode: "EUR",
  items: [hikingDay],
  createdAt: "2026-11-21T08:00:00Z"
}
