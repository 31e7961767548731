/** The cart with an order, and the way back from the payment page. */
import type { PlayData } from "../../../flowkit/atlas/index.ts"
import { configuredDayTicket, wiesensee } from "../../../machines/testing/demo.ts"
import { callFailures, done, failure, shopFailures } from "./shared.ts"

const order = (status: string) => ({
  orderId: "order-1",
  reference: "P-1",
  status,
  paymentUrl: "http://localhost:4403/pay/demo"
})

export const checkout: PlayData = {
  starts: { "the cart of Wiesensee": { input: { shopPath: "wiesensee" } } },
  events: {
    ITEM_REMOVED: { cases: { "the day ticket": { index: 0 } } },
    ACCEPTANCE_CHANGED: { cases: { accepted: { accepted: true }, "not accepted": { accepted: false } } },
    ORDER_REQUESTED: {},
    PAYMENT_RESUMED: {},
    CART_REQUESTED: {},
    TRY_AGAIN: {},
    PAGE_SHOWN: {}
  },
  services: {
    loadCart: {
      "one day ticket": { success: { shop: wiesensee, items: [configuredDayTicket] } },
      "nothing in it": { success: { shop: wiesensee, items: [] } },
      ...shopFailures
    },
    verifyCart: {
      "everything can be ordered": { success: [{ ...configuredDayTicket, valid: true, problem: null }] },
      "the ticket has expired": { success: [{ ...configuredDayTicket, valid: false, problem: "expired" }] },
      ...callFailures
    },
    removeItem: { removed: done, ...callFailures },
    placeOrder: {
      "order made": { success: order("open") },
      "order made earlier and paid": { success: order("paid") },
      "the cart has changed": failure("CartInvalid"),
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
    }
  }
}

export const paymentReturn: PlayData = {
  starts: {
    "back with an order": { input: { shopPath: "wiesensee", orderId: "order-1" } },
    "back without an order": { input: { shopPath: "wiesensee", orderId: null } }
  },
  events: { TRY_AGAIN: {}, PAYMENT_RESUMED: {}, LOGIN_REQUESTED: {}, PAGE_SHOWN: {} },
  services: {
    loadOrder: {
      "the bank has paid": { success: { shop: wiesensee, order: order("paid") } },
      "the bank declines": { success: { shop: wiesensee, order: order("failed") } },
      "the bank is still at work": { success: { shop: wiesensee, order: order("processing") } },
      "nobody has paid": { success: { shop: wiesensee, order: order("open") } },
      "the time to pay is over": { success: { shop: wiesensee, order: order("expired") } },
      "no such order": failure("OrderNotFound"),
      ...shopFailures
    },
    leaveForPayment: { "the page is not trusted": failure("PaymentAddressRefused") }
  }
}
