import { assign, setup } from "xstate"
import type { Order, ReceiptFile } from "../../schemas/order.ts"
import { effect } from "../effect.ts"
import type { CallFailure, PaymentAddressRefused } from "../failures.ts"
import { settledGuards } from "../settled.ts"
import { tellApp, tellMessage, tellSessionLost } from "../tell-app.ts"
import type {
  FoundOrder,
  LoadedOrder,
  LoadOrderFailure,
  OrderAgainFailure,
  PaymentReturnContext,
  PaymentReturnEvent,
  PaymentReturnInput,
  Proof,
  ReminderHere,
  ReminderInput
} from "./payment-return.types.ts"

/** Pauses between two polls while the bank processes the payment; the last one repeats. */
const pauses = [1_000, 2_000, 4_000, 5_000] as const

/** Returns whether the bank is asked: the success page implies that the order was paid, as far as known. */
const isAwaited = ({ page, isReplacement }: PaymentReturnContext, { status }: Order): boolean =>
  status === "processing" || (status === "open" && page === "success" && !isReplacement)

export const paymentReturn = setup({
  types: {} as {
    context: PaymentReturnContext
    input: PaymentReturnInput
    events: PaymentReturnEvent
    tags: "bought" | "over" | "payable" | "processing" | "reminding"
  },
  actors: {
    loadOrder: effect<
      { readonly shopPath: string; readonly orderId: string },
      LoadedOrder,
      LoadOrderFailure
    >(),
    /** Finds the order when the address does not name it. */
    findOrder: effect<{ readonly shopPath: string }, FoundOrder, CallFailure>(),
    fetchReceipt: effect<{ readonly shopId: string; readonly orderId: string }, ReceiptFile, CallFailure>(),
    /** Asks the driver for permission, and the service for the reminder. */
    startReminder: effect<ReminderInput, ReminderHere, CallFailure>(),
    endReminder: effect<ReminderInput, ReminderHere, CallFailure>(),
    /** Orders the same cart again, with the declarations made for the order that was not paid. */
    orderAgain: effect<{ readonly shopId: string }, Order, OrderAgainFailure>(),
    leaveForPayment: effect<{ readonly paymentUrl: string | null }, never, PaymentAddressRefused>()
  },
  guards: {
    ...settledGuards,
    namesNoOrder: ({ context }) => context.orderId === null,
    hasProof: ({ context }) => context.proof !== null,
    canBeReminded: ({ context: { reminder } }) =>
      reminder === "offered" || reminder === "blocked" || reminder === "lost",
    isReminded: ({ context }) => context.reminder === "on",
    foundNone: ({ context }) => context.order === null,
    isPaid: ({ context }) => context.order?.status === "paid",
    isReplaced: ({ context }) => context.order?.status === "cancelled" && context.order.replacedBy !== null,
    isAwaited: ({ context }) => context.order !== null && isAwaited(context, context.order),
    isStillAwaited: ({ context }, { order }: LoadedOrder) => isAwaited(context, order),
    isStillOpen: (_, { order }: LoadedOrder) => order.status === "open",
    isOpen: ({ context }, order: Order | null = context.order) => order?.status === "open",
    /** Guard: ordered here, and no money has arrived for it that goes back. */
    canOrderAgain: ({ context: { isDeclaredHere, order } }) => isDeclaredHere && order?.refunds.length === 0,
    isExpired: ({ context }) => context.order?.status === "expired",
    isCancelled: ({ context }) => context.order?.status === "cancelled"
  },
  actions: {
    rememberOrder: assign((_, { shop, order, seenAt, reminder, isDeclaredHere }: LoadedOrder) => ({
      shop,
      order,
      reminder,
      isDeclaredHere,
      proof: order.status === "paid" ? { shop, order, seenAt } : null
    })),
    rememberFound: assign(({ context }, { shop, order, seenAt, reminder, isDeclaredHere }: FoundOrder) => ({
      shop,
      order,
      reminder,
      isDeclaredHere,
      orderId: order?.orderId ?? context.orderId,
      proof: shop !== null && order?.status === "paid" ? { shop, order, seenAt } : null
    })),
    followReplacement: assign(({ context }) => ({
      orderId: context.order?.replacedBy ?? null,
      isReplacement: true
    })),
    rememberMade: assign((_, order: Order) => ({ order, orderId: order.orderId })),
    /** Opens the cart, which says what has changed. */
    openCart: tellApp("CART_CHOSEN", (shopPath: string) => ({ shopPath })),
    /** The items that were paid have left the cart. */
    reportCartChanged: tellApp("CART_CHANGED", (shopId: string) => ({ shopId })),
    /** Stores the proof in this browser, with what the page needs to show it offline. */
    keepProof: (_, _proof: Proof | null) => {},
    countPoll: assign(({ context }) => ({ pollCount: Math.min(context.pollCount + 1, pauses.length - 1) })),
    startCounting: assign({ pollCount: 0 }),
    /** Hands the file to the browser. */
    saveReceipt: (_, _file: ReceiptFile) => {},
    /** Reports that the receipt is not available now; the page stays. */
    reportReceiptFailed: tellMessage,
    rememberReminder: assign((_, reminder: ReminderHere) => ({ reminder })),
    /** Reports that nothing has changed; the page stays. */
    reportReminderFailed: tellMessage,
    requestLogin: tellSessionLost
  },
  delays: {
    pollInterval: ({ context }) => pauses[context.pollCount] ?? 5_000,
    slowPollInterval: 30_000,
    /** After this time the bank takes longer than usual. */
    pollingTimeout: 120_000
  }
})

/** Returns the data of the order that a reminder needs. */
export const reminderInput = ({ shopPath, shop, order }: PaymentReturnContext): ReminderInput => ({
  shopPath,
  shopId: shop?.id ?? "",
  orderId: order?.orderId ?? "",
  pushKey: order?.pushKey ?? ""
})

/** Returns the ids of the order for its call. */
export const orderInput = ({ shopPath, orderId }: PaymentReturnContext) => ({
  shopPath,
  orderId: orderId ?? ""
})
