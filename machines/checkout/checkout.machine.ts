/**
 * Cart and checkout: the driver checks the cart, corrects what is wrong, accepts the terms and orders
 * with obligation to pay. One decision to buy ends in at most one order, however often it is sent.
 */
import type { ActorRefFrom } from "xstate"
import { settled, unanswered } from "../settled.ts"
import { shopProblemStates, shopProblems } from "../shop-problems.ts"
import { cartChanges, checkout } from "./checkout.setup.ts"
import {
  awaitingPayment,
  cancellationFailed,
  cancellingOrder,
  checkingOrder,
  decidingByOrder,
  finished,
  leavingForPayment,
  orderFailed,
  ordering,
  orderUnknown,
  paymentAddressRefused,
  paymentUnderWay,
  totalTooLow
} from "./order.states.ts"

/** Transitions of an order that was begun and not paid. */
const openOrder = checkout.createStateConfig({
  on: {
    PAYMENT_RESUMED: { guard: "isOpen", target: "leavingForPayment" },
    ORDER_CANCELLED: { guard: "isOpen", target: "cancellingOrder" }
  }
}).on

export const checkoutMachine = checkout.createMachine({
  id: "checkout",
  description: "The driver checks the cart, mends what is wrong, accepts the terms and orders exactly once.",
  context: ({ input }) => ({
    shopPath: input.shopPath,
    shop: null,
    items: [],
    hasAccepted: false,
    asksForStart: false,
    confirmed: [],
    ownPlates: [],
    boughtAgain: [],
    order: null,
    isFromHere: false,
    change: null,
    notice: null,
    pauseSeconds: 0
  }),
  initial: "loadingCart",
  states: {
    loadingCart: {
      description: "The cart that the service keeps for this driver is being fetched.",
      invoke: {
        id: "loadCart",
        src: "loadCart",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({
          success: { target: "decidingByCart", actions: "rememberCart" },
          failures: shopProblems
        }),
        onError: "shopFailed"
      }
    },

    decidingByCart: {
      description: "The cart is there, perhaps empty, perhaps ordered already.",
      always: [
        { guard: "isProcessingThisCart", target: "paymentUnderWay" },
        { guard: "isOpenForThisCart", target: "awaitingPayment" },
        { guard: "isEmpty", target: "empty" },
        { target: "verifying" }
      ]
    },

    empty: {
      description: "Nothing is in the cart; the driver goes back to the tickets.",
      on: {
        REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
        CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" },
        ...openOrder
      }
    },

    verifying: {
      description: "The service checks item by item whether it can still be ordered as it is.",
      invoke: {
        id: "verifyCart",
        src: "verifyCart",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: settled({
          success: [
            { guard: "isEmpty", target: "empty", actions: "rememberVerified" },
            { guard: "hasInvalidItem", target: "blocked", actions: "rememberVerified" },
            { target: "reviewing", actions: "rememberVerified" }
          ],
          failures: { SessionLost: "sessionLost", ...unanswered("verificationFailed") }
        }),
        onError: "verificationFailed"
      }
    },

    reviewing: {
      tags: "keepShopping",
      description:
        "Everything can be ordered: the driver checks plates, areas, times and the total, accepts the terms, asks for an early start and says whether to buy what is covered already.",
      initial: "idle",
      after: { verificationStale: "verifying" },
      on: {
        ...cartChanges,
        ...openOrder,
        ACCEPTANCE_CHANGED: {
          target: ".idle",
          actions: { type: "changeAcceptance", params: ({ event }) => event.accepted }
        },
        EXPRESS_REQUEST_CHANGED: {
          target: ".idle",
          actions: { type: "changeRequest", params: ({ event }) => event.requested }
        },
        BUYING_AGAIN_CHANGED: {
          target: ".idle",
          actions: { type: "changeBuyingAgain", params: ({ event }) => event.confirmed }
        },
        ORDER_REQUESTED: [
          { guard: "isAcceptanceMissing", target: ".acceptanceMissing" },
          { guard: "isRequestMissing", target: ".requestMissing" },
          { guard: "isConfirmationMissing", target: ".confirmationMissing" },
          { target: "ordering", actions: "forgetNotice" }
        ]
      },
      states: {
        idle: {
          description:
            "The acceptance of the terms is asked for, the express request where a ticket begins before the right to withdraw ends, and whether to buy for a plate that has a ticket for that time already."
        },
        acceptanceMissing: {
          tags: "incomplete",
          description: "The driver wanted to order without accepting the terms."
        },
        requestMissing: {
          tags: "incomplete",
          description: "The driver wanted to order without the express request, which a ticket needs."
        },
        confirmationMissing: {
          tags: "incomplete",
          description:
            "The driver wanted to order without saying that a ticket for a plate and time with a ticket already is meant."
        }
      }
    },

    blocked: {
      tags: "keepShopping",
      description: "At least one item cannot be ordered; each says why and what to do.",
      on: { ...cartChanges, ...openOrder, TRY_AGAIN: "verifying" }
    },

    changingCart: {
      description: "What the driver took out, or puts back, is being saved.",
      invoke: {
        id: "changeCart",
        src: "changeCart",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "", change: context.change }),
        onDone: settled({
          success: {
            target: "decidingByCart",
            actions: [
              "rememberChanged",
              { type: "reportCartChanged", params: ({ context }) => context.shop?.id ?? "" }
            ]
          },
          failures: { SessionLost: "sessionLost", ...unanswered("changeFailed") }
        }),
        onError: "changeFailed"
      }
    },

    changeFailed: {
      description: "The change was not saved; the cart is as it was.",
      on: { ...cartChanges, CART_REQUESTED: "decidingByCart" }
    },

    ordering,
    leavingForPayment,
    checkingOrder,
    decidingByOrder,
    awaitingPayment,
    paymentUnderWay,
    cancellingOrder,
    cancellationFailed,
    finished,
    orderUnknown,
    orderFailed,
    totalTooLow,
    paymentAddressRefused,

    verificationFailed: {
      description: "The cart could not be verified; nothing can be ordered before it is.",
      on: { TRY_AGAIN: "verifying" }
    },

    ...shopProblemStates("loadingCart")
  }
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
