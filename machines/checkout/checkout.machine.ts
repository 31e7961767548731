/**
 * Cart and checkout: the driver checks what is in the cart, mends what is wrong, accepts the terms and orders
 * with obligation to pay. One decision to buy ends in at most one order, however often it is sent.
 */
import { assign, setup } from "xstate"
import type { Order } from "../../schemas/order.ts"
import type { CartItem, VerifiedCartItem } from "../../schemas/ticket.ts"
import type { CallFailure } from "../failures.ts"
import { failedWith, resultOf, slot, succeeded } from "../slot.ts"
import type {
  CartChange,
  ChangeCartFailure,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  LoadCartFailure,
  LoadedCart,
  PaymentAddressRefused,
  PlaceOrderFailure,
  PlaceOrderInput,
  VerifyCartFailure
} from "./checkout.types.ts"

const unverified = (items: ReadonlyArray<CartItem>): ReadonlyArray<VerifiedCartItem> =>
  items.map((item) => ({ ...item, valid: true, problem: null }))

/** What a change takes out of the cart. */
const takenOut = (change: CartChange | null, items: ReadonlyArray<CartItem>): ReadonlyArray<CartItem> => {
  if (change?.kind === "remove") return [change.item]
  return change?.kind === "clear" ? items : []
}

export const checkoutMachine = setup({
  types: {} as { context: CheckoutContext; input: CheckoutInput; events: CheckoutEvent },
  actors: {
    loadCart: slot<{ readonly shopPath: string }, LoadedCart, LoadCartFailure>(),
    verifyCart: slot<{ readonly shopId: string }, ReadonlyArray<VerifiedCartItem>, VerifyCartFailure>(),
    /** Gives the cart as the service confirms it, with what other devices have done to it. */
    changeCart: slot<
      { readonly shopId: string; readonly change: CartChange | null },
      ReadonlyArray<CartItem>,
      ChangeCartFailure
    >(),
    /**
     * Orders under a key that belongs to this decision to buy and was stored before anything is sent: a lost answer,
     * a reload or a second tab never orders twice.
     */
    placeOrder: slot<PlaceOrderInput, Order, PlaceOrderFailure>(),
    /** Asks how far the order has come. */
    loadOrder: slot<{ readonly shopId: string; readonly orderId: string }, Order, CallFailure>(),
    /** Leaves for the payment page; ends only when leaving was refused. */
    leaveForPayment: slot<{ readonly paymentUrl: string | null }, never, PaymentAddressRefused>()
  },
  guards: {
    succeeded,
    isShopUnknown: failedWith<LoadCartFailure>("ShopNotFound"),
    isShopInactive: failedWith<LoadCartFailure>("ShopInactive"),
    isUnreachable: failedWith<LoadCartFailure>("Unreachable"),
    isSessionLost: failedWith<LoadCartFailure>("SessionLost"),
    isCartInvalid: failedWith<PlaceOrderFailure>("CartInvalid"),
    isRefused: failedWith<PlaceOrderFailure>("OrderRefused"),
    isEmpty: ({ context }) => context.items.length === 0,
    hasSeveralItems: ({ context }) => context.items.length > 1,
    hasRemoved: ({ context }) => context.notice?.kind === "removed",
    isSomethingWrong: ({ context }) => context.items.some((item) => !item.valid),
    hasAccepted: ({ context }) => context.hasAccepted,
    isOpen: ({ context }) => context.order?.status === "open",
    isSettled: ({ context }) => context.order?.status === "paid" || context.order?.status === "processing"
  },
  actions: {
    rememberCart: assign((_, cart: LoadedCart) => ({ shop: cart.shop, items: unverified(cart.items) })),
    rememberVerified: assign((_, items: ReadonlyArray<VerifiedCartItem>) => ({ items })),
    rememberRemoval: assign(({ context }, index: number) => {
      const item = context.items[index]
      return { change: item === undefined ? null : { kind: "remove" as const, item } }
    }),
    rememberClearing: assign({ change: { kind: "clear" } }),
    rememberRestoring: assign(({ context: { notice } }) => ({
      change: notice?.kind === "removed" ? { kind: "restore" as const, items: notice.items } : null
    })),
    rememberChanged: assign(({ context: { change, items } }, changed: ReadonlyArray<CartItem>) => {
      const removed = takenOut(change, items)
      return {
        items: unverified(changed),
        notice: removed.length === 0 ? null : { kind: "removed" as const, items: removed },
        change: null
      }
    }),
    rememberChangeElsewhere: assign({ notice: { kind: "changedElsewhere" } }),
    forgetNotice: assign({ notice: null }),
    changeAcceptance: assign((_, hasAccepted: boolean) => ({ hasAccepted })),
    forgetOrder: assign({ order: null }),
    rememberOrder: assign((_, order: Order) => ({ order })),
    reportSessionLost: () => {},
    /** Shows how the payment went. */
    openPaymentResult: (_, _order: Order | null) => {}
  },
  delays: {
    /** After this time on one page the cart is verified again. Decided in D-13. */
    verificationStale: 600_000
  }
}).createMachine({
  id: "checkout",
  description: "The driver checks the cart, mends what is wrong, accepts the terms and orders exactly once.",
  context: ({ input }) => ({
    shopPath: input.shopPath,
    shop: null,
    items: [],
    hasAccepted: false,
    order: null,
    change: null,
    notice: null
  }),
  initial: "loadingCart",
  states: {
    loadingCart: {
      description: "The cart that the service keeps for this driver is being fetched.",
      invoke: {
        id: "loadCart",
        src: "loadCart",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: [
          {
            guard: "succeeded",
            target: "lookingInside",
            actions: { type: "rememberCart", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isShopUnknown", target: "shopNotFound" },
          { guard: "isShopInactive", target: "shopInactive" },
          { guard: "isSessionLost", target: "sessionLost" },
          { guard: "isUnreachable", target: "loadingUnreachable" },
          { target: "loadingFailed" }
        ],
        onError: "loadingFailed"
      }
    },

    lookingInside: {
      description: "The cart is there, perhaps empty.",
      always: [{ guard: "isEmpty", target: "empty" }, { target: "verifying" }]
    },

    empty: {
      description: "Nothing is in the cart; the driver goes back to the tickets.",
      on: {
        REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
        CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" }
      }
    },

    verifying: {
      description: "The service checks item by item whether it can still be ordered as it is.",
      invoke: {
        id: "verifyCart",
        src: "verifyCart",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: [
          {
            guard: "succeeded",
            target: "judging",
            actions: { type: "rememberVerified", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isSessionLost", target: "sessionLost" },
          { target: "verificationFailed" }
        ],
        onError: "verificationFailed"
      }
    },

    judging: {
      description: "The service has judged every item.",
      always: [
        { guard: "isEmpty", target: "empty" },
        { guard: "isSomethingWrong", target: "blocked" },
        { target: "reviewing" }
      ]
    },

    reviewing: {
      description:
        "Everything can be ordered: the driver checks plates, areas, times and the total, and accepts the terms.",
      initial: "asking",
      after: { verificationStale: "verifying" },
      on: {
        ITEM_REMOVED: {
          target: "changingCart",
          actions: { type: "rememberRemoval", params: ({ event }) => event.index }
        },
        CART_CLEARED: { guard: "hasSeveralItems", target: "changingCart", actions: "rememberClearing" },
        REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
        CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" },
        ACCEPTANCE_CHANGED: {
          target: ".asking",
          actions: { type: "changeAcceptance", params: ({ event }) => event.accepted }
        },
        ORDER_REQUESTED: [
          { guard: "hasAccepted", target: "ordering", actions: "forgetNotice" },
          { target: ".acceptanceMissing" }
        ]
      },
      states: {
        asking: { description: "The acceptance of the terms is asked for." },
        acceptanceMissing: { description: "The driver wanted to order without accepting the terms." }
      }
    },

    blocked: {
      description: "At least one item cannot be ordered; each says why and what to do.",
      on: {
        ITEM_REMOVED: {
          target: "changingCart",
          actions: { type: "rememberRemoval", params: ({ event }) => event.index }
        },
        CART_CLEARED: { guard: "hasSeveralItems", target: "changingCart", actions: "rememberClearing" },
        REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
        CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" },
        TRY_AGAIN: "verifying"
      }
    },

    changingCart: {
      description: "What the driver took out, or puts back, is being saved.",
      invoke: {
        id: "changeCart",
        src: "changeCart",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "", change: context.change }),
        onDone: [
          {
            guard: "succeeded",
            target: "lookingInside",
            actions: { type: "rememberChanged", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isSessionLost", target: "sessionLost" },
          { target: "changeFailed" }
        ],
        onError: "changeFailed"
      }
    },

    changeFailed: {
      description: "The change was not saved; the cart is as it was.",
      on: {
        ITEM_REMOVED: {
          target: "changingCart",
          actions: { type: "rememberRemoval", params: ({ event }) => event.index }
        },
        CART_CLEARED: { guard: "hasSeveralItems", target: "changingCart", actions: "rememberClearing" },
        REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
        CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" },
        CART_REQUESTED: "verifying"
      }
    },

    ordering: {
      description: "The order is being made; what is in the cart can no longer be changed.",
      invoke: {
        id: "placeOrder",
        src: "placeOrder",
        input: ({ context }) => ({
          shopId: context.shop?.id ?? "",
          items: context.items,
          hasAccepted: context.hasAccepted
        }),
        onDone: [
          {
            guard: "succeeded",
            target: "lookingAtOrder",
            actions: { type: "rememberOrder", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isCartInvalid", target: "verifying" },
          { guard: "isShopInactive", target: "shopInactive" },
          { guard: "isSessionLost", target: "sessionLost" },
          { guard: "isRefused", target: "orderFailed" },
          { target: "orderUnknown" }
        ],
        onError: "orderUnknown"
      }
    },

    lookingAtOrder: {
      description:
        "The order exists; an order made earlier under the same key may already have gone further.",
      always: [
        { guard: "isOpen", target: "leavingForPayment" },
        { guard: "isSettled", target: "finished" },
        { target: "verifying", actions: "forgetOrder" }
      ]
    },

    leavingForPayment: {
      description: "The driver is on the way to the payment page.",
      invoke: {
        id: "leaveForPayment",
        src: "leaveForPayment",
        input: ({ context }) => ({ paymentUrl: context.order?.paymentUrl ?? null }),
        onDone: "paymentAddressRefused",
        onError: "paymentAddressRefused"
      },
      on: { PAGE_SHOWN: "checkingOrder" }
    },

    checkingOrder: {
      description: "The driver came back without an answer; the service is asked how far the order has come.",
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({
          shopId: context.shop?.id ?? "",
          orderId: context.order?.orderId ?? ""
        }),
        onDone: [
          {
            guard: "succeeded",
            target: "lookingAtReturn",
            actions: { type: "rememberOrder", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isSessionLost", target: "sessionLost" },
          { target: "awaitingPayment" }
        ],
        onError: "awaitingPayment"
      }
    },

    lookingAtReturn: {
      description: "The service has said how far the order has come.",
      always: [
        { guard: "isOpen", target: "awaitingPayment" },
        { guard: "isSettled", target: "finished" },
        { target: "verifying", actions: "forgetOrder" }
      ]
    },

    awaitingPayment: {
      description: "The order is not paid yet; the driver pays now or goes back to the cart.",
      on: {
        PAYMENT_RESUMED: "leavingForPayment",
        CART_REQUESTED: "verifying",
        PAGE_SHOWN: "checkingOrder"
      }
    },

    finished: {
      description: "The payment has been reported; its result is being shown.",
      entry: { type: "openPaymentResult", params: ({ context }) => context.order },
      on: { CART_REQUESTED: "loadingCart" }
    },

    orderUnknown: {
      description: "No clear answer came: the order may exist. Sending it again never orders twice.",
      on: { TRY_AGAIN: "ordering", CART_REQUESTED: "verifying" }
    },

    orderFailed: {
      description: "The order was refused; the cart is as it was.",
      on: { TRY_AGAIN: "ordering", CART_REQUESTED: "verifying" }
    },

    paymentAddressRefused: {
      description: "The payment page is not one we trust; the order stays open and nothing is charged.",
      on: { CART_REQUESTED: "verifying" }
    },

    verificationFailed: {
      description: "The cart could not be verified; nothing can be ordered before it is.",
      on: { TRY_AGAIN: "verifying" }
    },

    shopNotFound: {
      description: "There is no shop at this address.",
      type: "final"
    },

    shopInactive: {
      description: "The shop exists, but its operator has closed it.",
      on: { TRY_AGAIN: "loadingCart" }
    },

    loadingUnreachable: {
      description: "The shop did not answer: the connection is down or too slow.",
      on: { TRY_AGAIN: "loadingCart" }
    },

    loadingFailed: {
      description: "The cart could not be loaded because of a fault on our side.",
      on: { TRY_AGAIN: "loadingCart" }
    },

    sessionLost: {
      description: "The session has ended; the login follows, and the cart is kept.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: "loadingCart" }
    }
  }
})
