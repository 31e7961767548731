/**
 * Payment return: the driver comes back from the payment page and wants to know whether the ticket is good.
 * Only the service's word counts, not the address the driver came back to.
 */
import { assign, setup } from "xstate"
import type { Order } from "../../schemas/order.ts"
import type { Shop } from "../../schemas/shop.ts"
import type { LoadShopFailure } from "../failures.ts"
import { failedWith, resultOf, slot, succeeded } from "../slot.ts"

/** A paid order as the service told it, kept in this browser: it shows what is covered without a connection, too. */
export interface Proof {
  readonly shop: Shop
  readonly order: Order
  /** ISO instant, by the service's clock, at which it was told. */
  readonly seenAt: string
}

export interface PaymentReturnInput {
  readonly shopPath: string
  /** From the address; null when it names no order. */
  readonly orderId: string | null
  /** Which of the two result pages the driver came back to. It says what to do next, never how the payment went. */
  readonly page: "success" | "failed"
  /** What this browser has kept of the order; null when it has seen it unpaid only, or not at all. */
  readonly proof: Proof | null
}

export interface OrderNotFound {
  readonly _tag: "OrderNotFound"
}

export type LoadOrderFailure = LoadShopFailure | OrderNotFound

export interface LoadedOrder {
  readonly shop: Shop
  readonly order: Order
  /** ISO instant, by the service's clock. */
  readonly seenAt: string
}

export interface PaymentReturnContext {
  readonly shopPath: string
  readonly orderId: string | null
  readonly page: "success" | "failed"
  readonly shop: Shop | null
  readonly order: Order | null
  readonly proof: Proof | null
  /** How often the service has been asked in a row, up to the longest pause. */
  readonly asked: number
}

export type PaymentReturnEvent =
  | { readonly type: "TRY_AGAIN" }
  | { readonly type: "PAYMENT_RESUMED" }
  | { readonly type: "LOGIN_REQUESTED" }
  | { readonly type: "PAGE_SHOWN" }

/** Pauses between two questions while the bank takes its time; the last one repeats. */
const pauses = [1_000, 2_000, 4_000, 5_000] as const

const isSessionLost = failedWith<LoadOrderFailure>("SessionLost")

export const paymentReturnMachine = setup({
  types: {} as { context: PaymentReturnContext; input: PaymentReturnInput; events: PaymentReturnEvent },
  actors: {
    loadOrder: slot<{ readonly shopPath: string; readonly orderId: string }, LoadedOrder, LoadOrderFailure>(),
    leaveForPayment: slot<
      { readonly paymentUrl: string | null },
      never,
      { readonly _tag: "PaymentAddressRefused" }
    >()
  },
  guards: {
    succeeded,
    namesNoOrder: ({ context }) => context.orderId === null,
    isOrderUnknown: failedWith<LoadOrderFailure>("OrderNotFound", "ShopNotFound", "ShopInactive"),
    isSessionLost,
    isSessionLostWithProof: ({ context, event }) =>
      context.proof !== null &&
      isSessionLost({ event: event as Parameters<typeof isSessionLost>[0]["event"] }),
    hasProof: ({ context }) => context.proof !== null,
    isPaid: ({ context }) => context.order?.status === "paid",
    isProcessing: ({ context }) => context.order?.status === "processing",
    isOpen: ({ context }) => context.order?.status === "open",
    isExpired: ({ context }) => context.order?.status === "expired"
  },
  actions: {
    rememberOrder: assign((_, { shop, order, seenAt }: LoadedOrder) => ({
      shop,
      order,
      proof: order.status === "paid" ? { shop, order, seenAt } : null
    })),
    /** Keeps the proof in this browser, with what the page needs to show it without a connection. */
    keepProof: (_, _proof: Proof | null) => {},
    countQuestion: assign(({ context }) => ({ asked: Math.min(context.asked + 1, pauses.length - 1) })),
    startCounting: assign({ asked: 0 }),
    requestLogin: () => {}
  },
  delays: {
    nextQuestion: ({ context }) => pauses[context.asked] ?? 5_000,
    /** How long the page keeps asking by itself. */
    patience: 120_000
  }
}).createMachine({
  id: "paymentReturn",
  description: "Back from the payment page, the driver wants to know whether the ticket is good.",
  context: ({ input }) => ({ ...input, shop: null, order: null, asked: 0 }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The driver has come back from the payment page.",
      always: [{ guard: "namesNoOrder", target: "orderUnknown" }, { target: "checking" }]
    },

    checking: {
      description: "The service is asked what became of the order.",
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ shopPath: context.shopPath, orderId: context.orderId ?? "" }),
        onDone: [
          {
            guard: "succeeded",
            target: "judging",
            actions: { type: "rememberOrder", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isOrderUnknown", target: "orderUnknown" },
          { guard: "isSessionLostWithProof", target: "proofKept.signedOut" },
          { guard: "isSessionLost", target: "signedOut" },
          { guard: "hasProof", target: "proofKept.unchecked" },
          { target: "unreachable" }
        ],
        onError: [{ guard: "hasProof", target: "proofKept.unchecked" }, { target: "unreachable" }]
      },
      // The browser may have cut the question off while the page was away.
      on: { PAGE_SHOWN: { target: "checking", reenter: true } }
    },

    judging: {
      description: "The service has said what became of the order.",
      always: [
        { guard: "isPaid", target: "paid" },
        { guard: "isProcessing", target: "processing" },
        { guard: "isOpen", target: "open" },
        { guard: "isExpired", target: "expired" },
        { target: "failed" }
      ]
    },

    paid: {
      description: "The order is paid and the tickets are good: the page is the proof of it.",
      entry: { type: "keepProof", params: ({ context }) => context.proof },
      on: { PAGE_SHOWN: "checking" }
    },

    proofKept: {
      description: "The order could not be looked up; the proof kept in this browser is shown, with its age.",
      initial: "unchecked",
      states: {
        unchecked: {
          description: "The service did not answer, as without a connection.",
          on: { TRY_AGAIN: "#paymentReturn.checking", PAGE_SHOWN: "#paymentReturn.checking" }
        },
        signedOut: {
          description: "Nobody is signed in any more, so the order cannot be looked up.",
          on: { LOGIN_REQUESTED: "#paymentReturn.leavingForLogin" }
        }
      }
    },

    processing: {
      description: "The bank has not answered yet; the page asks again by itself.",
      initial: "waiting",
      entry: "startCounting",
      after: { patience: "stillProcessing" },
      on: { PAGE_SHOWN: "checking" },
      states: {
        waiting: {
          description: "A short pause before the next question.",
          after: { nextQuestion: "asking" }
        },
        asking: {
          description: "The service is asked again.",
          entry: "countQuestion",
          invoke: {
            id: "askAgain",
            src: "loadOrder",
            input: ({ context }) => ({ shopPath: context.shopPath, orderId: context.orderId ?? "" }),
            onDone: [
              {
                guard: "succeeded",
                target: "judging",
                actions: { type: "rememberOrder", params: ({ event }) => resultOf(event.output) }
              },
              { guard: "isSessionLost", target: "#paymentReturn.signedOut" },
              { target: "waiting" }
            ],
            onError: "waiting"
          }
        },
        judging: {
          description: "The service has answered again.",
          always: [{ guard: "isProcessing", target: "waiting" }, { target: "#paymentReturn.judging" }]
        }
      }
    },

    stillProcessing: {
      description:
        "The bank takes longer than usual; the driver can leave, the account will show the ticket.",
      on: { TRY_AGAIN: "checking", PAGE_SHOWN: "checking" }
    },

    open: {
      description:
        "The order is not paid; the driver can pay now or change the cart, or look again: a payment may be reported late.",
      on: { PAYMENT_RESUMED: "leavingForPayment", TRY_AGAIN: "checking", PAGE_SHOWN: "checking" }
    },

    leavingForPayment: {
      description: "The driver is on the way to the payment page.",
      invoke: {
        id: "leaveForPayment",
        src: "leaveForPayment",
        input: ({ context }) => ({ paymentUrl: context.order?.paymentUrl ?? null }),
        onDone: "failed",
        onError: "failed"
      },
      on: { PAGE_SHOWN: "checking" }
    },

    failed: {
      description: "The payment was declined or cancelled; nothing is charged and the cart is kept.",
      on: { PAGE_SHOWN: "checking" }
    },

    expired: {
      description: "Nobody paid in time; the cart is kept and can be ordered again.",
      on: { PAGE_SHOWN: "checking" }
    },

    orderUnknown: {
      description: "The address names no order of this driver.",
      on: { PAGE_SHOWN: "arriving" }
    },

    signedOut: {
      description: "Nobody is signed in, so the order cannot be looked up; the page says how to go on.",
      on: { LOGIN_REQUESTED: "leavingForLogin" }
    },

    leavingForLogin: {
      description: "The driver is on the way to the login, which leads back to this page.",
      entry: "requestLogin",
      on: { PAGE_SHOWN: "arriving" }
    },

    unreachable: {
      description: "The service did not say what became of the order.",
      on: { TRY_AGAIN: "checking", PAGE_SHOWN: "checking" }
    }
  }
})
