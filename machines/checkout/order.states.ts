/**
 * States of an order that is made, and paid, cancelled or found in progress; begun in this tab, in
 * another one or on another device.
 */
import type { PageName } from "../app/pages.ts"
import type { CallFailure } from "../failures.ts"
import { pollingLoop } from "../polling-loop.ts"
import { settled, unanswered } from "../settled.ts"
import { cartChanges, checkout, orderIds, wantedAgain } from "./checkout.setup.ts"

const orderPolling = {
  input: orderIds,
  entry: [],
  target: "#checkout.decidingByOrder",
  failures: { SessionLost: "#checkout.sessionLost", ...unanswered("waiting") } satisfies Record<
    CallFailure["_tag"],
    string
  >
} as const

export const ordering = checkout.createStateConfig({
  tags: "orderUnderWay",
  description: "The order is being made; what is in the cart can no longer be changed.",
  invoke: {
    id: "placeOrder",
    src: "placeOrder",
    input: ({ context }) => ({
      shopId: context.shop?.id ?? "",
      items: context.items,
      hasAccepted: context.hasAccepted,
      asksForStart: context.asksForStart,
      boughtAgain: wantedAgain(context)
    }),
    onDone: settled({
      // An order made earlier under the same idempotency key may have gone further.
      success: [
        { guard: "isOpen", target: "leavingForPayment", actions: "rememberMade" },
        { guard: "isProcessing", target: "paymentUnderWay", actions: "rememberMade" },
        { guard: "isPaid", target: "finished", actions: "rememberMade" },
        { target: "loadingCart", actions: ["rememberMade", "rememberOver"] }
      ],
      failures: {
        CartInvalid: "verifying",
        CartChangedElsewhere: { target: "loadingCart", actions: "rememberNotOrdered" },
        PaymentUnderWay: { target: "loadingCart", actions: "rememberUnderWay" },
        ShopInactive: "shopInactive",
        SessionLost: "sessionLost",
        OrderRefused: "orderFailed",
        TotalTooLow: "totalTooLow",
        ...unanswered("orderUnknown")
      }
    }),
    onError: "orderUnknown"
  }
})

export const leavingForPayment = checkout.createStateConfig({
  tags: "orderUnderWay",
  description: "The driver is on the way to the payment page.",
  meta: { leadsBackTo: "paymentSuccess" satisfies PageName },
  invoke: {
    id: "leaveForPayment",
    src: "leaveForPayment",
    input: ({ context }) => ({ paymentUrl: context.order?.paymentUrl ?? null }),
    onDone: "paymentAddressRefused",
    onError: "paymentAddressRefused"
  },
  on: { PAGE_SHOWN: "checkingOrder" }
})

export const checkingOrder = checkout.createStateConfig({
  tags: "orderUnderWay",
  description:
    "The driver came back without an answer, or another tab has done something: the service is asked how far the order has come.",
  invoke: {
    id: "loadOrder",
    src: "loadOrder",
    input: ({ context }) => orderIds(context),
    onDone: settled({
      success: { target: "decidingByOrder", actions: "rememberOrder" },
      failures: { SessionLost: "sessionLost", ...unanswered("loadingCart") }
    }),
    onError: "loadingCart"
  }
})

export const decidingByOrder = checkout.createStateConfig({
  description: "The service has said how far the order has come.",
  always: [
    { guard: "isPaid", target: "finished" },
    { guard: "isOpen", target: "loadingCart" },
    { guard: "isProcessing", target: "loadingCart" },
    { target: "loadingCart", actions: "rememberOver" }
  ]
})

export const awaitingPayment = checkout.createStateConfig({
  description:
    "What is in the cart has been ordered, here or on another device, and is not paid: the driver pays, cancels the order or changes the cart. Whether it is paid by now, on another device, is asked without a word.",
  initial: "waiting",
  on: {
    PAYMENT_RESUMED: "leavingForPayment",
    ORDER_CANCELLED: "cancellingOrder",
    ...cartChanges,
    CART_CHANGED: { target: "checkingOrder", actions: "rememberChangeElsewhere" },
    PAGE_SHOWN: ".polling"
  },
  states: pollingLoop({ ...orderPolling, interval: "slowPollInterval", isUnchanged: "isOpen" })
})

export const paymentUnderWay = checkout.createStateConfig({
  tags: "keepShopping",
  description:
    "The bank is being asked about the payment; these tickets are not offered a second time, but others in the cart can be ordered without them.",
  initial: "waiting",
  // Another tab empties the cart when the order is paid: the order is reloaded first.
  on: {
    CART_CHANGED: "checkingOrder",
    PAGE_SHOWN: ".polling",
    OTHERS_CHOSEN: { guard: "hasOthers", target: "changingCart", actions: "rememberOrderedRemoval" }
  },
  states: pollingLoop({ ...orderPolling, interval: "pollInterval", isUnchanged: "isProcessing" })
})

export const cancellingOrder = checkout.createStateConfig({
  tags: "orderUnderWay",
  description: "The order that is open is being withdrawn.",
  invoke: {
    id: "cancelOrder",
    src: "cancelOrder",
    input: ({ context }) => orderIds(context),
    onDone: settled({
      success: { target: "decidingByOrder", actions: "rememberOrder" },
      failures: {
        PaymentUnderWay: "loadingCart",
        SessionLost: "sessionLost",
        ...unanswered("cancellationFailed")
      }
    }),
    onError: "cancellationFailed"
  }
})

export const cancellationFailed = checkout.createStateConfig({
  description: "Whether the order has been withdrawn is not known.",
  on: { TRY_AGAIN: "cancellingOrder", CART_REQUESTED: "loadingCart" }
})

export const finished = checkout.createStateConfig({
  description: "The order is paid; the tickets are being shown.",
  entry: { type: "openPaymentResult", params: ({ context }) => context.order },
  on: { CART_REQUESTED: "loadingCart" }
})

export const orderUnknown = checkout.createStateConfig({
  description: "No clear answer came: the order may exist. Sending it again never orders twice.",
  on: { TRY_AGAIN: "ordering", CART_REQUESTED: "loadingCart" }
})

export const orderFailed = checkout.createStateConfig({
  description: "The order was refused; the cart is as it was.",
  on: { TRY_AGAIN: "ordering", CART_REQUESTED: "verifying" }
})

export const totalTooLow = checkout.createStateConfig({
  description: "The payment provider takes no amount as small as this; the cart is as it was.",
  on: { CART_REQUESTED: "verifying" }
})

export const paymentAddressRefused = checkout.createStateConfig({
  description: "The payment page is not one we trust; the order stays open and nothing is charged.",
  on: { CART_REQUESTED: "decidingByCart" }
})
