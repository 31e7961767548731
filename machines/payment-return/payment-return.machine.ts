/**
 * Payment return: the driver comes back from the payment page and wants to know whether the ticket is good.
 * Only the service's word counts, not the address the driver came back to.
 */
import { assign, setup } from "xstate"
import type { Order } from "../../schemas/order.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { LoadShopFailure } from "../failures.ts"
import { failedWith, resultOf, slot, succeeded } from "../slot.ts"

export interface PaymentReturnInput {
  readonly shopPath: string
  /** From the address; null when it names no order. */
  readonly orderId: string | null
}

export interface OrderNotFound {
  readonly _tag: "OrderNotFound"
}

export type LoadOrderFailure = LoadShopFailure | OrderNotFound

export interface LoadedOrder {
  readonly shop: ShopWithGroups
  readonly order: Order
}

export interface PaymentReturnContext {
  readonly shopPath: string
  readonly orderId: string | null
  readonly shop: ShopWithGroups | null
  readonly order: Order | null
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
    isSessionLost: failedWith<LoadOrderFailure>("SessionLost"),
    isPaid: ({ context }) => context.order?.status === "paid",
    isProcessing: ({ context }) => context.order?.status === "processing",
    isOpen: ({ context }) => context.order?.status === "open",
    isExpired: ({ context }) => context.order?.status === "expired"
  },
  actions: {
    rememberOrder: assign((_, { shop, order }: LoadedOrder) => ({ shop, order })),
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
          { guard: "isSessionLost", target: "signedOut" },
          { target: "unreachable" }
        ],
        onError: "unreachable"
      }
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
      description: "The order is paid and the tickets are good.",
      on: { PAGE_SHOWN: "checking" }
    },

    processing: {
      description: "The bank has not answered yet; the page asks again by itself.",
      initial: "waiting",
      entry: "startCounting",
      after: { patience: "stillProcessing" },
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
      description: "The order is not paid; the driver can pay now or change the cart.",
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
      on: { TRY_AGAIN: "arriving" }
    },

    signedOut: {
      description: "Nobody is signed in, so the order cannot be looked up; the page says how to go on.",
      on: { LOGIN_REQUESTED: "leavingForLogin", TRY_AGAIN: "arriving" }
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
