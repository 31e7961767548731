/** Notes on the calls that drivers make. */
import { today } from "@internationalized/date"
import { coveredPlate, freePlate } from "../../demo-world/belongings.ts"
import { demoDrivers } from "../../demo-world/drivers.ts"
import { areaId, groupKey, ruleId, shopAreaId, shopId, ticketId } from "../../demo-world/shops.ts"
import { type CallNote, fieldOf, inactive, shopNotFound } from "./call-note.ts"

const lake = "wiesensee"
const clinic = "klinikum-rosenau"
const plate = { plate: freePlate, country: "DE" }

/** Far enough ahead to stay valid for as long as a service usually runs. */
const date = today("UTC").add({ days: 30 })
const day = { year: date.year, month: date.month, day: date.day }
const instant = (hour: string) => `${date}T${hour}:00Z`

const configuring = {
  ...inactive,
  404: ["E_TICKET_NOT_FOUND", "E_SHOP_NOT_FOUND"],
  409: ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"],
  422: [
    "E_PLATE_REQUIRED",
    "E_PLATE_INVALID",
    "E_PLATE_LIMIT",
    "E_PLATE_DUPLICATE",
    "E_START_REQUIRED",
    "E_START_INVALID",
    "E_START_IN_PAST",
    "E_START_TOO_FAR",
    "E_VOUCHER_INVALID"
  ]
} as const
const byKey = { areaEntityId: shopAreaId(lake), key: ruleId(lake, "10-visits") }

const stay = {
  plate: freePlate,
  areaEntityId: areaId(lake, 0),
  arrive: instant("08:00"),
  leave: instant("11:30")
}
const pricing = {
  404: ["E_AREA_NOT_FOUND"],
  422: [
    "E_PLATE_INVALID",
    "E_STAY_INVALID",
    "E_STAY_TOO_LONG",
    "E_TOLERANCE_UNKNOWN",
    "E_EXEMPTION_INVALID",
    "E_VOUCHER_INVALID"
  ]
} as const

const seenStay = `{\\"plate\\":\\"M-ST101\\",\\"areaEntityId\\":\\"${areaId(lake, 0)}\\",\\"arrive\\":\\"${fieldOf("stays.json", "stayStart")}\\"}`
const oftenAsked = { 429: ["E_TOO_MANY_REQUESTS"] } as const
const seenPricing = { ...pricing, ...oftenAsked, 404: ["E_AREA_NOT_FOUND", "E_STAY_NOT_FOUND"] } as const

const configured = (field: string) => ({
  call: "configureTicket",
  body: { [field]: ["{$response.body}"] }
})
const seen = {
  call: "flexPricesOfAreas",
  body: { plate: "M-ST101", areaEntityId: areaId(lake, 0), arrive: "{$response.body#/0/stayStart}" }
}

const permission = { shopId: shopId(clinic), groupId: groupKey(clinic, "verwaltung") }
const changingPlates = {
  ...inactive,
  404: ["E_GROUP_NOT_FOUND", "E_PLATE_NOT_FOUND", "E_SHOP_NOT_FOUND"],
  409: ["E_PLATE_DUPLICATE", "E_PLATE_LIMIT"],
  422: ["E_PLATE_INVALID", "E_REASON_MISMATCH"]
} as const

export const driverCallNotes = {
  shopByPath: {
    summary: "The shop of an address, with the driver's groups. An inactive shop is answered too.",
    parameters: { path: lake },
    refusals: shopNotFound
  },
  publicShop: {
    summary:
      "Who a shop is, for everybody: its name, its area, its country, its cover and the operator's entity there.",
    parameters: { path: lake },
    refusals: { ...shopNotFound, 429: ["E_TOO_MANY_REQUESTS"] }
  },
  activeTickets: {
    summary: "The driver's tickets that are still good, soonest end first.",
    saveAs: "tickets.json",
    refusals: shopNotFound
  },
  userShopGroups: {
    summary: "The groups of the driver in a shop, with the driver's plates in them.",
    parameters: { shopId: shopId(clinic) },
    refusals: shopNotFound
  },
  onlineShopOptions: {
    summary: "The tickets that the driver may buy in the shop of an area.",
    parameters: { areaEntityId: shopAreaId(lake), ticketType: "ALL" },
    refusals: { ...inactive, ...shopNotFound }
  },
  availablePurchaseOptions: {
    summary: "The same for the area of a shop or for any parking area.",
    parameters: { areaEntityId: areaId(lake, 0) },
    refusals: { ...inactive, 404: ["E_AREA_NOT_FOUND"] }
  },
  configureTicket: {
    summary:
      "Prices a ticket for a start and plates. What comes back carries the hash that the cart needs. A ticket that asks for an hour may go without any start value: it then begins when it is paid, and has neither startTime nor validFrom and validTo before. With `ticketCovered` a plate has a paid ticket of the driver already at that time; `coveredBy` says which plate, and until when.",
    parameters: { id: ticketId(lake, "hiking-day") },
    body: { ...day, plates: [plate], shopAreaEntityId: shopAreaId(lake) },
    saveAs: "ticket.json",
    refusals: configuring
  },
  configureTicketByQuery: {
    summary: "The first version of configuring: everything in the query.",
    parameters: {
      id: ticketId(lake, "hiking-day"),
      year: String(day.year),
      month: String(day.month),
      day: String(day.day),
      plate: freePlate,
      plateCountry: "DE"
    },
    refusals: configuring
  },
  configureTicketByKey: {
    summary: "Prices a ticket, named by the id of its rule, as of now.",
    body: { ...byKey, plate: freePlate },
    refusals: configuring
  },
  fixedPriceTicketByKey: {
    summary: "A ticket by the id of its rule; with a plate, priced as of now.",
    parameters: byKey,
    refusals: configuring
  },
  validateLicensePlateChange: {
    summary: "Whether the plates of something bought may be changed to these.",
    follows: {
      call: "activeTickets",
      body: {
        transactionId: "{$response.body#/activeTickets/0/id}",
        plates: [plate],
        userId: demoDrivers.fahrerin.subject
      }
    },
    shellBody: `{\\"transactionId\\":\\"${fieldOf("tickets.json", "id")}\\",\\"plates\\":[{\\"plate\\":\\"${freePlate}\\",\\"country\\":\\"DE\\"}],\\"userId\\":\\"${demoDrivers.fahrerin.subject}\\"}`,
    refusals: { 404: ["E_TRANSACTION_NOT_FOUND"] }
  },
  verifyPurchaseOption: {
    summary: "Whether a configured ticket can still be bought as it was priced.",
    follows: configured("purchaseOptions"),
    shellBody: '{\\"purchaseOptions\\":[$(cat ticket.json)]}',
    refusals: {
      404: ["E_TICKET_NOT_AVAILABLE"],
      409: ["E_TICKET_CHANGED", "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"],
      422: ["E_START_IN_PAST", "E_PLATE_INVALID"]
    }
  },
  verifyPurchaseOptions: {
    summary: "The same for several, each answered with `valid`.",
    follows: configured("purchaseOptions"),
    shellBody: '{\\"purchaseOptions\\":[$(cat ticket.json)]}'
  },
  verifyFlexPriceOptions: {
    summary: "Whether prices of stays still hold.",
    follows: { call: "specifiedArriveLeave", body: { flexPriceOptions: ["{$response.body}"] } },
    shellBody: '{\\"flexPriceOptions\\":[$(cat price.json)]}'
  },
  flexPrices: {
    summary: "What a vehicle's stays cost so far, those that nothing covers.",
    parameters: { plate: "M-ST100", areaEntityIds: areaId(clinic, 0) },
    refusals: oftenAsked
  },
  flexPricesOfAreas: {
    summary: "The same, by area and country of the plate.",
    parameters: { plate: "M-ST101", areaEntityId: areaId(lake, 0), plateCountry: "DE" },
    saveAs: "stays.json",
    refusals: oftenAsked
  },
  specifiedArriveLeaveByQuery: {
    summary: "What a stay from an arrival to a departure costs, everything in the query.",
    parameters: stay,
    refusals: pricing
  },
  specifiedArriveLeave: {
    summary: "What a stay from an arrival to a departure costs.",
    body: { ...stay, vouchers: [{ voucherId: "EINKAUF-60", voucherType: "freeTime" }] },
    saveAs: "price.json",
    refusals: pricing
  },
  priceOfStayWithVouchers: {
    summary: "What a stay costs that was seen: the arrival says which one.",
    follows: seen,
    shellBody: seenStay,
    refusals: seenPricing
  },
  priceOfStay: {
    summary: "The same, in its second version.",
    follows: seen,
    shellBody: seenStay,
    refusals: seenPricing
  },
  latestStayPaymentStatus: {
    summary: "Whether the latest stay of a vehicle at an area is paid.",
    parameters: { plate: "M-ST102", areaEntityId: areaId(lake, 0) },
    refusals: { ...oftenAsked, 404: ["E_STAY_NOT_FOUND", "E_AREA_NOT_FOUND"] }
  },
  simulateFlexPrice: {
    summary: "What a stay would cost that nobody has made.",
    body: { areaEntityId: stay.areaEntityId, arrive: stay.arrive, leave: stay.leave },
    refusals: pricing
  },
  getCart: { summary: "What the driver has in the cart.", refusals: shopNotFound },
  clearCart: { summary: "Empties the cart.", refusals: shopNotFound },
  putCart: {
    summary: "Replaces the whole cart by tickets as this service configured them, in one currency.",
    follows: configured("items"),
    shellBody: '{\\"items\\":[$(cat ticket.json)]}',
    refusals: {
      ...inactive,
      ...shopNotFound,
      409: ["E_TICKET_CHANGED"],
      422: ["E_CART_FULL", "E_CURRENCY_MIXED", "E_CART_DUPLICATE"]
    }
  },
  addToCart: {
    summary:
      "Adds a ticket as this service configured it, in the place of the one that `replaces` names by its hash if that is still there, and returns the verified cart. The same ticket sent again changes nothing.",
    follows: { call: "configureTicket", body: { item: "{$response.body}" } },
    shellBody: '{\\"item\\":$(cat ticket.json)}',
    refusals: {
      ...inactive,
      ...shopNotFound,
      409: ["E_TICKET_CHANGED"],
      422: ["E_CART_FULL", "E_CURRENCY_MIXED"]
    }
  },
  verifyCart: {
    summary:
      "Says of each item whether it can be ordered as it is, and if not, why. With `startPassed` the chosen moment is over: ordered all the same, the ticket begins when it is paid. With `needsExpressRequest` it begins while the driver can still withdraw, and the order has to ask for that. With `ticketCovered` a plate has a ticket of the driver already for a minute or more of the same time, paid or further up in the cart; `coveredBy` says which plate, and until when. It can be ordered all the same, once the order names it in `coveredHashes`.",
    refusals: shopNotFound
  },
  createOrder: {
    summary:
      "Makes an order of the cart. The same key with the same body answers the same order, and so does a new key for the same cart; for another cart the driver's open order is cancelled and names the new one.",
    follows: { call: "putCart" },
    parameters: { "idempotency-key": "$(cat /proc/sys/kernel/random/uuid)" },
    body: { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de-DE" },
    saveAs: "order.json",
    refusals: {
      ...inactive,
      ...shopNotFound,
      409: ["E_CART_EMPTY", "E_CART_CHANGED", "E_CART_INVALID", "E_ORDER_RUNNING", "E_PAYMENT_UNDER_WAY"],
      422: [
        "E_ACCEPTANCE_MISSING",
        "E_EXPRESS_REQUEST_MISSING",
        "E_LOCALE_INVALID",
        "E_IDEMPOTENCY_KEY_REUSED"
      ]
    }
  },
  getOpenOrder: {
    summary: "The driver's order that can be paid, or whose bank is being asked, wherever it was begun.",
    refusals: shopNotFound
  },
  getOrder: {
    summary: "What has become of an order.",
    follows: { call: "createOrder", parameters: { orderId: "$response.body#/orderId" } },
    parameters: { orderId: fieldOf("order.json", "orderId") },
    refusals: { 404: ["E_ORDER_NOT_FOUND", "E_SHOP_NOT_FOUND"] }
  },
  cancelOrder: {
    summary: "Withdraws an open order. One that is over is answered as it stands.",
    follows: { call: "createOrder", parameters: { orderId: "$response.body#/orderId" } },
    parameters: { orderId: fieldOf("order.json", "orderId") },
    refusals: { 404: ["E_ORDER_NOT_FOUND", "E_SHOP_NOT_FOUND"], 409: ["E_PAYMENT_UNDER_WAY"] }
  },
  verificationCodes: {
    summary: "The codes that the driver has added in a shop.",
    parameters: { shopId: shopId(clinic) },
    refusals: shopNotFound
  },
  addVerificationCode: {
    summary: "Adds a code, which unlocks tickets; the code of a group makes the driver its member.",
    parameters: { shopId: shopId(clinic) },
    body: { code: "ROSENAU-2026" },
    refusals: {
      ...inactive,
      404: ["E_CODE_UNKNOWN", "E_SHOP_NOT_FOUND"],
      409: [
        "E_CODE_ALREADY_ADDED",
        "E_CODE_USED_UP",
        "E_CODE_EXPIRED",
        "E_CODE_OF_OTHER_SHOP",
        "E_CODE_LIMIT"
      ],
      429: ["E_CODE_ATTEMPTS"]
    }
  },
  addPlates: {
    summary: "Adds plates to a permission of the driver, from now on.",
    parameters: permission,
    body: { items: [{ newPlate: plate }] },
    refusals: { ...changingPlates, 404: ["E_GROUP_NOT_FOUND", "E_SHOP_NOT_FOUND"], 422: ["E_PLATE_INVALID"] }
  },
  changePlates: {
    summary: "Exchanges plates, or adds them for an additional car. A stay under way keeps the old plate.",
    parameters: permission,
    body: {
      items: [{ oldPlate: plate, newPlate: { plate: coveredPlate, country: "DE" } }],
      reason: "rental_car"
    },
    refusals: changingPlates
  },
  deletePlates: {
    summary: "Ends plates now.",
    parameters: permission,
    body: { items: [{ oldPlate: { plate: coveredPlate, country: "DE" } }] },
    refusals: { ...inactive, 404: changingPlates[404], 409: ["E_PLATE_LIMIT"] }
  }
} as const satisfies Readonly<Record<string, CallNote>>
