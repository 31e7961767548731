/** Notes on calls of operators' tools and other servers, and on look-ups that drivers share with them. */
import { freePlate } from "../../demo-world/belongings.ts"
import { demoDrivers } from "../../demo-world/drivers.ts"
import { groupKey, shopAreaId, shopGroupId, shopId } from "../../demo-world/shops.ts"
import { type CallNote, fieldOf, fromResponse } from "./call-note.ts"

const lake = "wiesensee"
const clinic = "klinikum-rosenau"
const userId = { userId: demoDrivers.fahrerin.subject }
const group = { id: shopGroupId(clinic, "verwaltung") }
const groupIds = { groupIds: [groupKey(clinic, "verwaltung")] }

const newShop = {
  areaEntityId: "7d0f2a52-9a4e-4f0e-8d3b-5b1f7f1c2a10",
  name: "Parkhaus Beispiel",
  path: "parkhaus-beispiel",
  paymentServiceProviderId: "parkschein-payment-page",
  active: "true"
}
const ownShop = fromResponse("createShop", "shop.json", "id")
const ownGroup = fromResponse("createShopGroup", "group.json", "id")
const paidOrder = fromResponse("reportPayment", "order.json", "orderId")

/** Subscription of a browser, with valid keys. */
const subscription = {
  endpoint: "https://push.example/abc",
  keys: {
    p256dh: "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg",
    auth: "AAAAAAAAAAAAAAAAAAAAAA"
  }
}

/** Signs as the payment page does: a time and the bytes, with the shared secret. */
const signed = (path: string, body: string) =>
  [
    `BODY="${body}"`,
    "NOW=$(date +%s)",
    'SIGNATURE=$(printf "%s.%s" "$NOW" "$BODY" | openssl dgst -sha256 -hmac "$(cat .data/secrets/payment-signing)" | sed "s/.*= //")',
    `curl -sS "$API${path}" -H "Content-Type: application/json" -H "parkschein-signature: t=$NOW,v1=$SIGNATURE" -d "$BODY"`
  ].join("\n")

const signedReport = signed(
  "/v1/payment-event",
  `{\\"eventId\\":\\"$(cat /proc/sys/kernel/random/uuid)\\",\\"orderId\\":\\"${fieldOf("order.json", "orderId")}\\",\\"outcome\\":\\"paid\\",\\"amount\\":${fieldOf("order.json", "total")},\\"currencyCode\\":\\"EUR\\",\\"occurredAt\\":\\"$(date -u +%FT%TZ)\\"}`
)

export const serviceCallNotes = {
  listShops: {
    summary: "All shops by name, a page at a time. `cursor` is the `endCursor` of the page before.",
    parameters: { search: "see", limit: "5" }
  },
  getShop: { summary: "One shop.", parameters: { id: shopId(lake) } },
  shopsByIds: {
    summary: "Several shops; ids without one are left out.",
    body: { shopIds: [shopId(lake), shopId(clinic)] }
  },
  shopsByAreaEntityIds: {
    summary: "The shops of several areas.",
    body: { areaEntityIds: [shopAreaId(lake)] }
  },
  shopByAreaEntityId: { summary: "The shop of an area.", parameters: { areaEntityId: shopAreaId(lake) } },
  createShop: {
    summary:
      "Opens a shop, with pictures if they are sent: JPEG, PNG, WebP or AVIF of at most 2 MiB, as parts named coverImage and logo.",
    body: newShop,
    saveAs: "shop.json"
  },
  updateShop: {
    summary:
      "Changes a shop. What is left out stays; an empty coverImageUrl brings the default picture back.",
    ...ownShop,
    body: { ...newShop, name: "Parkhaus am Beispiel" }
  },
  putArea: {
    summary:
      "Sets up a parking area, with the currency and the time zone of its shop. Orders keep theirs, and carts are priced again.",
    parameters: { areaEntityId: newShop.areaEntityId },
    body: { name: "Parkhaus Beispiel", currency: "EUR", timeZone: "Europe/Berlin" }
  },
  putTickets: {
    summary:
      "Makes these the tickets of the shop, in this order, and withdraws all others. Purchased tickets stay valid.",
    ...ownShop,
    body: {
      tickets: [
        {
          id: "0f8d6c5a-9d0b-4c5e-8f1a-2b3c4d5e6f70",
          name: "Tagesticket",
          translations: { de: { title: "Tagesticket" }, en: { title: "Day ticket" } },
          price: 8,
          maximumPlates: 1,
          start: "date",
          validity: { kind: "day", from: "00:00", to: "24:00" },
          areas: [{ areaEntityId: newShop.areaEntityId, name: "Parkhaus Beispiel" }]
        }
      ]
    }
  },
  deleteShop: { summary: "Closes a shop for good. Orders of the past stay in the books.", ...ownShop },
  getShopGroup: { summary: "One group, by its id.", parameters: group },
  availablePricingGroups: {
    summary: "What the shop can still make groups of: their ids are the groupId of a new group."
  },
  maximumCodesByGroupIds: {
    summary: "How many codes a driver may have, by group; null for no limit.",
    body: groupIds
  },
  maximumPlatesByGroupIds: {
    summary: "How many plates a permission takes, by group; null for no limit.",
    body: groupIds
  },
  shopGroupsByShopId: {
    summary: "The groups of a shop, in the operator's order.",
    parameters: { shopId: shopId(clinic) }
  },
  shopGroupsByGroupId: {
    summary: "The same group in all shops that have it.",
    parameters: { groupId: groupKey(clinic, "verwaltung") }
  },
  shopGroupsByAreaEntityIds: {
    summary: "The groups that are valid in areas, or belong to the shops of areas.",
    body: { areaEntityIds: [shopAreaId(clinic)] }
  },
  shopGroupsByGroupIds: { summary: "Groups by their groupId.", body: groupIds },
  shopGroupsByIds: { summary: "Groups by their id.", body: { ids: [group.id] } },
  createShopGroup: {
    summary: "Adds a group to a shop. It is open to every driver.",
    body: { shopId: shopId(lake), groupId: "saison-2027", name: "Saison 2027", maximumPlates: 2 },
    saveAs: "group.json"
  },
  updateShopGroup: {
    summary: "Changes a group. What is left out stays; null sets a limit aside.",
    ...ownGroup,
    body: { maximumPlates: 3 }
  },
  deleteShopGroup: { summary: "Takes a group away.", ...ownGroup },
  getInternalCart: { summary: "What a driver has in the cart.", parameters: userId },
  clearInternalCart: { summary: "Empties a driver's cart.", parameters: userId },
  verifyInternalCart: {
    summary: "Says of each item in a driver's cart whether it can be ordered.",
    parameters: userId
  },
  listRefunds: {
    summary:
      "Money that came twice or too late, latest first, and whether it has gone back: `due` until the payment page confirms it.",
    parameters: { state: "due" }
  },
  metrics: { summary: "Numbers of the business: Prometheus text, or JSON for `Accept: application/json`." },
  reportPayment: {
    summary:
      "What the payment page reports, signed; a report that is known already is answered as before. Money for an order that can no longer have it is refunded.",
    shell: signedReport,
    follows: {
      call: "createOrder",
      body: {
        eventId: "6f0c2b9e-5b0c-4b52-9d2b-6d6f2f0a7c11",
        orderId: "{$response.body#/orderId}",
        outcome: "paid",
        amount: "{$response.body#/total}",
        currencyCode: "{$response.body#/currencyCode}",
        occurredAt: "{$response.body#/createdAt}"
      }
    }
  },
  orderReceipt: {
    summary: "The receipt of a paid order: a PDF as base64, in the language of the order.",
    ...paidOrder
  },
  allReceipts: {
    summary: "The receipts of all paid orders of the driver in this shop, latest first, as one PDF."
  },
  correctPlate: {
    summary: "Puts a wrong plate of a bought ticket right: once, and before the ticket begins.",
    ...paidOrder,
    body: { oldPlate: { plate: freePlate, country: "DE" }, newPlate: { plate: "M-PP132", country: "DE" } }
  },
  pastTickets: {
    summary:
      "The driver's tickets in this shop that are over or used up, the one that began last first, twenty at a time."
  },
  setReminder: {
    summary: "Whether a mail reminds the driver before a bought ticket ends.",
    ...paidOrder,
    body: { wanted: true }
  },
  setPushReminder: {
    summary:
      "Whether a browser is told, by its vendor's push service, before the tickets of a paid order end.",
    ...paidOrder,
    body: { wanted: true, subscription }
  },
  renewPushSubscription: {
    summary: "Replaces a subscription that a browser has renewed in all reminders.",
    body: { former: "https://push.example/former", subscription }
  },
  askBeforePayment: {
    summary:
      "What the payment page asks, signed, before it takes money: only an order that is open may have it.",
    shell: signed("/v1/payment-question", `{\\"orderId\\":\\"${fieldOf("order.json", "orderId")}\\"}`),
    follows: { call: "createOrder", body: { orderId: "{$response.body#/orderId}" } }
  }
} as const satisfies Readonly<Record<string, CallNote>>
