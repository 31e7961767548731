/** Notes on the calls that drivers make. */
import { today } from "@internationalized/date"
import { coveredPlate, freePlate } from "../../demo-world/belongings.ts"
import { demoDrivers } from "../../demo-world/drivers.ts"
import { areaId, groupKey, ruleId, shopAreaId, shopId, ticketId } from "../../demo-world/shops.ts"
import { type CallNote, fieldOf, fromResponse } from "./call-note.ts"

const lake = "wiesensee"
const clinic = "klinikum-rosenau"
const plate = { plate: freePlate, country: "DE" }

/** Far enough ahead to stay valid for as long as a service usually runs. */
const date = today("UTC").add({ days: 30 })
const day = { year: date.year, month: date.month, day: date.day }
const instant = (hour: string) => `${date}T${hour}:00Z`

const byKey = { areaEntityId: shopAreaId(lake), key: ruleId(lake, "10-visits") }

const stay = {
  plate: freePlate,
  areaEntityId: areaId(lake, 0),
  arrive: instant("08:00"),
  leave: instant("11:30")
}
const seenStay = `{\\"plate\\":\\"M-ST101\\",\\"areaEntityId\\":\\"${areaId(lake, 0)}\\",\\"arrive\\":\\"${fieldOf("stays.json", "stayStart")}\\"}`

const configured = (field: string) => ({ call: "configureTicket", body: { [field]: ["{$response.body}"] } })
const seen = {
  call: "flexPricesOfAreas",
  body: { plate: "M-ST101", areaEntityId: areaId(lake, 0), arrive: "{$response.body#/0/stayStart}" }
}

const ownOrder = fromResponse("createOrder", "order.json", "orderId")

const permission = { shopId: shopId(clinic), groupId: groupKey(clinic, "verwaltung") }

export const driverCallNotes = {
  shopByPath: {
    summary: "The shop of an address, with the driver's groups. An inactive shop is answered too.",
    parameters: { path: lake }
  },
  publicShop: {
    summary:
      "Who a shop is, for everybody: its name, its areas, its country, its cover, the operator's entity there, and its lowest price in the words of each language.",
    parameters: { path: lake }
  },
  activeTickets: {
    summary: "The driver's tickets that are still good, soonest end first.",
    saveAs: "tickets.json"
  },
  userShopGroups: {
    summary: "The groups of the driver in a shop, with the driver's plates in them.",
    parameters: { shopId: shopId(clinic) }
  },
  onlineShopOptions: {
    summary: "The tickets that the driver may buy in the shop of an area.",
    parameters: { areaEntityId: shopAreaId(lake), ticketType: "ALL" }
  },
  availablePurchaseOptions: {
    summary: "The same for the area of a shop or for any parking area.",
    parameters: { areaEntityId: areaId(lake, 0) }
  },
  configureTicket: {
    summary:
      "Prices a ticket for a start and plates. What comes back carries the hash that the cart needs. A ticket that asks for an hour may go without any start value: it then begins when it is paid, and has neither startTime nor validFrom and validTo before. With `ticketCovered` a plate has a paid ticket of the driver already at that time; `coveredBy` says which plate, and until when.",
    parameters: { id: ticketId(lake, "hiking-day") },
    body: { ...day, plates: [plate], shopAreaEntityId: shopAreaId(lake) },
    saveAs: "ticket.json"
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
    }
  },
  configureTicketByKey: {
    summary: "Prices a ticket, named by the id of its rule, as of now.",
    body: { ...byKey, plate: freePlate }
  },
  fixedPriceTicketByKey: {
    summary: "A ticket by the id of its rule; with a plate, priced as of now.",
    parameters: byKey
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
    shellBody: `{\\"transactionId\\":\\"${fieldOf("tickets.json", "id")}\\",\\"plates\\":[{\\"plate\\":\\"${freePlate}\\",\\"country\\":\\"DE\\"}],\\"userId\\":\\"${demoDrivers.fahrerin.subject}\\"}`
  },
  verifyPurchaseOption: {
    summary: "Whether a configured ticket can still be bought as it was priced.",
    follows: configured("purchaseOptions"),
    shellBody: '{\\"purchaseOptions\\":[$(cat ticket.json)]}'
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
    parameters: { plate: "M-ST100", areaEntityIds: areaId(clinic, 0) }
  },
  flexPricesOfAreas: {
    summary: "The same, by area and country of the plate.",
    parameters: { plate: "M-ST101", areaEntityId: areaId(lake, 0), plateCountry: "DE" },
    saveAs: "stays.json"
  },
  specifiedArriveLeaveByQuery: {
    summary: "What a stay from an arrival to a departure costs, everything in the query.",
    parameters: stay
  },
  specifiedArriveLeave: {
    summary: "What a stay from an arrival to a departure costs.",
    body: { ...stay, vouchers: [{ voucherId: "EINKAUF-60", voucherType: "freeTime" }] },
    saveAs: "price.json"
  },
  priceOfStayWithVouchers: {
    summary: "What a stay costs that was seen: the arrival says which one.",
    follows: seen,
    shellBody: seenStay
  },
  priceOfStay: { summary: "The same, in its second version.", follows: seen, shellBody: seenStay },
  latestStayPaymentStatus: {
    summary: "Whether the latest stay of a vehicle at an area is paid.",
    parameters: { plate: "M-ST102", areaEntityId: areaId(lake, 0) }
  },
  simulateFlexPrice: {
    summary: "What a stay would cost that nobody has made.",
    body: { areaEntityId: stay.areaEntityId, arrive: stay.arrive, leave: stay.leave }
  },
  getCart: { summary: "What the driver has in the cart." },
  clearCart: { summary: "Empties the cart." },
  putCart: {
    summary: "Replaces the whole cart by tickets as this service configured them, in one currency.",
    follows: configured("items"),
    shellBody: '{\\"items\\":[$(cat ticket.json)]}'
  },
  addToCart: {
    summary:
      "Adds a ticket as this service configured it, in the place of the one that `replaces` names by its hash if that is still there, and returns the verified cart. The same ticket sent again changes nothing.",
    follows: { call: "configureTicket", body: { item: "{$response.body}" } },
    shellBody: '{\\"item\\":$(cat ticket.json)}'
  },
  verifyCart: {
    summary:
      "Says of each item whether it can be ordered as it is, and if not, why. With `startPassed` the chosen moment is over: ordered all the same, the ticket begins when it is paid. With `needsExpressRequest` it begins while the driver can still withdraw, and the order has to ask for that. With `ticketCovered` a plate has a ticket of the driver already for a minute or more of the same time, paid or further up in the cart; `coveredBy` says which plate, and until when. It can be ordered all the same, once the order names it in `coveredHashes`."
  },
  createOrder: {
    summary:
      "Makes an order of the cart. The same key with the same body answers the same order, and so does a new key for the same cart; for another cart the driver's open order is cancelled and names the new one.",
    follows: { call: "putCart" },
    parameters: { "idempotency-key": "$(cat /proc/sys/kernel/random/uuid)" },
    body: { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de-DE" },
    saveAs: "order.json"
  },
  getOpenOrder: {
    summary: "The driver's order that can be paid, or whose bank is being asked, wherever it was begun."
  },
  getOrder: { summary: "What has become of an order.", ...ownOrder },
  cancelOrder: {
    summary: "Withdraws an open order. One that is over is answered as it stands.",
    ...ownOrder
  },
  verificationCodes: {
    summary: "The codes that the driver has added in a shop.",
    parameters: { shopId: shopId(clinic) }
  },
  addVerificationCode: {
    summary: "Adds a code, which unlocks tickets; the code of a group makes the driver its member.",
    parameters: { shopId: shopId(clinic) },
    body: { code: "ROSENAU-2026" }
  },
  addPlates: {
    summary: "Adds plates to a permission of the driver, from now on, or from when it begins.",
    parameters: permission,
    body: { items: [{ newPlate: plate }] }
  },
  changePlates: {
    summary: "Exchanges plates, or adds them for an additional car. A stay under way keeps the old plate.",
    parameters: permission,
    body: {
      items: [{ oldPlate: plate, newPlate: { plate: coveredPlate, country: "DE" } }],
      reason: "rental_car"
    }
  },
  deletePlates: {
    summary: "Ends plates now.",
    parameters: permission,
    body: { items: [{ oldPlate: { plate: coveredPlate, country: "DE" } }] }
  }
} as const satisfies Readonly<Record<string, CallNote>>
