/** The cart with an order, and the way back from the payment page. */
import type { PlayData } from "../../../flowkit/atlas/index.ts"
import { configuredDayTicket, openOrder, wiesensee } from "../../../machines/testing/demo.ts"
import type { Order } from "../../../schemas/order.ts"
import { callFailures, failure, shopFailures } from "./shared.ts"

const order = (status: Order["status"], items: Order["items"] = openOrder.items): Order => ({
  ...openOrder,
  status,
  items
})

const two = [configuredDayTicket, { ...configuredDayTicket, id: "another", hash: "sealed too" }]

export const checkout: PlayData = {
  starts: { "the cart of Wiesensee": { input: { shopPath: "wiesensee" } } },
  events: {
    ITEM_REMOVED: { cases: { "the day ticket": { index: 0 } } },
    CART_CLEARED: {},
    REMOVAL_UNDONE: {},
    CART_CHANGED: {},
    ACCEPTANCE_CHANGED: { cases: { accepted: { accepted: true }, "not accepted": { accepted: false } } },
    EXPRESS_REQUEST_CHANGED: {
      cases: { requested: { requested: true }, "not requested": { requested: false } }
    },
    ORDER_REQUESTED: {},
    ORDER_CANCELLED: {},
    PAYMENT_RESUMED: {},
    CART_REQUESTED: {},
    TRY_AGAIN: {},
    PAGE_SHOWN: {}
  },
  services: {
    loadCart: {
      "two day tickets": { success: { shop: wiesensee, items: two, begun: null } },
      "two day tickets, ordered on another device": {
        success: { shop: wiesensee, items: two, begun: { order: order("open", two), isFromHere: false } }
      },
      "two day tickets whose bank is asked": {
        success: { shop: wiesensee, items: two, begun: { order: order("processing", two), isFromHere: true } }
      },
      "nothing in it": { success: { shop: wiesensee, items: [], begun: null } },
      ...shopFailures
    },
    verifyCart: {
      "everything can be ordered": { success: two.map((item) => ({ ...item, valid: true, problem: null })) },
      "the ticket has expired": { success: [{ ...configuredDayTicket, valid: false, problem: "expired" }] },
      ...callFailures
    },
    changeCart: {
      "one ticket is left": { success: [configuredDayTicket] },
      "the cart is empty": { success: [] },
      ...callFailures
    },
    placeOrder: {
      "order made": { success: order("open") },
      "order made earlier and paid": { success: order("paid") },
      "the cart has changed": failure("CartInvalid"),
      "another device has changed the cart": failure("CartChangedElsewhere"),
      "the bank is being asked": failure("PaymentUnderWay"),
      refused: failure("OrderRefused"),
      "the shop is closed": failure("ShopInactive"),
      ...callFailures
    },
    leaveForPayment: { "the page is not trusted": failure("PaymentAddressRefused") },
    loadOrder: {
      "not paid": { success: order("open") },
      "the bank has paid": { success: order("paid") },
      "the bank has declined": { success: order("failed") },
      ...callFailures
    },
    cancelOrder: {
      cancelled: { success: order("cancelled") },
      "the bank is being asked": failure("PaymentUnderWay"),
      ...callFailures
    }
  }
}

const loaded = (status: Order["status"]) => ({
  shop: wiesensee,
  order: order(status),
  seenAt: "2026-11-21T10:05:00Z"
})

export const paymentReturn: PlayData = {
  starts: {
    "back with an order": {
      input: { shopPath: "wiesensee", orderId: openOrder.orderId, page: "success", proof: null }
    },
    "back with a proof kept": {
      input: { shopPath: "wiesensee", orderId: openOrder.orderId, page: "success", proof: loaded("paid") }
    },
    "back without an order": { input: { shopPath: "wiesensee", orderId: null, page: "success", proof: null } }
  },
  events: { TRY_AGAIN: {}, PAYMENT_RESUMED: {}, RECEIPT_REQUESTED: {}, LOGIN_REQUESTED: {}, PAGE_SHOWN: {} },
  services: {
    fetchReceipt: { "a receipt": { success: {} }, ...callFailures },
    loadOrder: {
      "the bank has paid": { success: loaded("paid") },
      "the bank declines": { success: loaded("failed") },
      "the bank is still at work": { success: loaded("processing") },
      "nobody has paid": { success: loaded("open") },
      "the time to pay is over": { success: loaded("expired") },
      "the driver has cancelled it": { success: loaded("cancelled") },
      "no such order": failure("OrderNotFound"),
      ...shopFailures
    },
    findOrder: {
      "an open order": { success: loaded("open") },
      "no order": { success: { ...loaded("open"), order: null } },
      ...callFailures
    },
    leaveForPayment: { "the page is not trusted": failure("PaymentAddressRefused") }
  }
}
