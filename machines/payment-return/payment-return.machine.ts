/**
 * Payment return: the driver comes back from the payment page and wants to know whether the ticket
 * is valid. Only the service decides that, not the address the driver came back to.
 */
import type { ActorRefFrom } from "xstate"
import { settled, unanswered } from "../settled.ts"
import { receipt, reminder } from "./paid.states.ts"
import { orderInput, paymentReturn } from "./payment-return.setup.ts"
import { open, processing, stillProcessing } from "./polling.states.ts"
import { cancelled, expired, failed, leavingForCart, orderingAgain } from "./unpaid.states.ts"

export const paymentReturnMachine = paymentReturn.createMachine({
  id: "paymentReturn",
  description: "Back from the payment page, the driver wants to know whether the ticket is good.",
  context: ({ input }) => ({
    ...input,
    shop: null,
    order: null,
    reminder: null,
    isDeclaredHere: false,
    isOpenedAgain: input.proof !== null,
    isReplacement: false,
    pollCount: 0
  }),
  initial: "arriving",
  // Without an answer from before: the browser may have aborted the request while the page was away.
  on: { PAGE_SHOWN: ".arriving" },
  states: {
    arriving: {
      description: "The driver has come back from the payment page.",
      always: [
        { guard: "namesNoOrder", target: "findingOrder" },
        { guard: "hasProof", target: "proofKept" },
        { target: "checking" }
      ]
    },

    findingOrder: {
      description:
        "The address names no order of this driver: the one that is open, or was begun last, is looked for.",
      invoke: {
        id: "findOrder",
        src: "findOrder",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({
          success: { target: "deciding", actions: "rememberFound" },
          failures: { SessionLost: "signedOut", ...unanswered("unreachable") }
        }),
        onError: "unreachable"
      },
      on: { PAGE_SHOWN: { target: "findingOrder", reenter: true } }
    },

    checking: {
      description: "The service is asked what became of the order.",
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => orderInput(context),
        onDone: settled({
          success: { target: "deciding", actions: "rememberOrder" },
          failures: {
            OrderNotFound: "findingOrder",
            ShopNotFound: "findingOrder",
            ShopInactive: "findingOrder",
            SessionLost: "signedOut",
            ...unanswered("unreachable")
          }
        }),
        onError: "unreachable"
      }
    },

    deciding: {
      description: "The service has said what became of the order.",
      always: [
        { guard: "foundNone", target: "orderUnknown" },
        { guard: "isPaid", target: "paid" },
        { guard: "isReplaced", target: "checking", actions: "followReplacement" },
        { guard: "isAwaited", target: "processing" },
        { guard: "isOpen", target: "open" },
        { guard: "isExpired", target: "expired" },
        { guard: "isCancelled", target: "cancelled" },
        { target: "failed" }
      ]
    },

    paid: {
      tags: "bought",
      description: "The order is paid and the tickets are good: the page is the proof of it.",
      type: "parallel",
      entry: [
        { type: "keepProof", params: ({ context }) => context.proof },
        { type: "reportCartChanged", params: ({ context }) => context.shop?.id ?? "" }
      ],
      states: { receipt, reminder }
    },

    proofKept: {
      description:
        "The proof kept in this browser is shown at once, with its age, whether or not the service answers.",
      initial: "checking",
      states: {
        checking: {
          description: "The service is asked what became of the order, beside the proof.",
          invoke: {
            id: "loadOrder",
            src: "loadOrder",
            input: ({ context }) => orderInput(context),
            onDone: settled({
              success: { target: "#paymentReturn.deciding", actions: "rememberOrder" },
              failures: {
                OrderNotFound: "#paymentReturn.findingOrder",
                ShopNotFound: "#paymentReturn.findingOrder",
                ShopInactive: "#paymentReturn.findingOrder",
                SessionLost: "signedOut",
                ...unanswered("unchecked")
              }
            }),
            onError: "unchecked"
          }
        },
        unchecked: {
          description: "The service did not answer, as without a connection.",
          on: { TRY_AGAIN: "checking" }
        },
        signedOut: {
          description: "Nobody is signed in any more, so the order cannot be looked up.",
          on: { LOGIN_REQUESTED: "#paymentReturn.leavingForLogin" }
        }
      }
    },

    processing,
    stillProcessing,
    open,

    leavingForPayment: {
      tags: "payable",
      description: "The driver is on the way to the payment page.",
      invoke: {
        id: "leaveForPayment",
        src: "leaveForPayment",
        input: ({ context }) => ({ paymentUrl: context.order?.paymentUrl ?? null }),
        onDone: "paymentAddressRefused",
        onError: "paymentAddressRefused"
      }
    },

    paymentAddressRefused: { description: "The payment page is not one we trust; the order stays open." },

    failed,
    expired,
    cancelled,
    orderingAgain,
    leavingForCart,

    orderUnknown: { description: "The address names no order of this driver, and none is open." },

    signedOut: {
      description: "Nobody is signed in, so the order cannot be looked up; the page says how to go on.",
      on: { LOGIN_REQUESTED: "leavingForLogin" }
    },

    leavingForLogin: {
      description: "The driver is on the way to the login, which leads back to this page.",
      entry: "requestLogin"
    },

    unreachable: {
      description: "The service did not say what became of the order.",
      on: { TRY_AGAIN: "arriving" }
    }
  }
})

export type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>
