/** The words of the flow of cart and checkout: what it calls, asks and does. */
import { assign, setup } from "xstate"
import type { Order } from "../../schemas/order.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import { toldCover } from "../../schemas/told-cover.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import type { PageName } from "../app/pages.ts"
import { effect } from "../effect.ts"
import type { CallFailure } from "../failures.ts"
import { settledGuards } from "../settled.ts"
import { pause, pauseAsked } from "../shop-problems.ts"
import { notifying, tellApp, tellSessionLost } from "../tell-app.ts"
import type {
  CancelOrderFailure,
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
  items.map((item) => ({ ...item, ticketCovered: null, valid: true, problem: null }))

type Asked = Pick<CheckoutContext, "items" | "confirmed" | "boughtAgain">

const coveredItems = ({ items }: Pick<Asked, "items">): ReadonlyArray<VerifiedCartItem> =>
  items.filter(({ ticketCovered }) => ticketCovered === true)

/** What is to be asked in the cart: not what the driver has been told in the form, and wants. */
const inQuestion = (context: Omit<Asked, "boughtAgain">): ReadonlyArray<string> =>
  coveredItems(context)
    .map(toldCover)
    .filter((told) => !context.confirmed.includes(told))

/** Returns whether the cart asks about an item that is covered already. */
export const asksWhetherAgain = (context: Asked): boolean => inQuestion(context).length > 0

/** Returns whether the driver has been asked about each item that is covered already, and wants it. */
export const buysAgain = (context: Asked): boolean =>
  inQuestion(context).every((told) => context.boughtAgain.includes(told))

/** Gives the seals of the covered items that the driver wants, wherever that was said. */
export const wantedAgain = (context: Asked): ReadonlyArray<string> =>
  coveredItems(context)
    .filter((item) => [...context.confirmed, ...context.boughtAgain].includes(toldCover(item)))
    .map(({ hash, id }) => hash ?? id)

/** What a change takes out of the cart. */
const takenOut = (change: CartChange | null, items: ReadonlyArray<CartItem>): ReadonlyArray<CartItem> => {
  if (change?.kind === "remove") return [change.item]
  return change?.kind === "clear" ? items : []
}

/** The order is of just these items. */
const isOrderOf = (order: Order | null, items: ReadonlyArray<CartItem>): boolean =>
  order !== null &&
  order.items.length === items.length &&
  items.every(({ hash }) => order.items.some((ordered) => ordered.hash === hash))

/** Returns the actor, which leaves for a page that leads back to this one: the map of all flows reads it off. */
const leadingBackTo = <Deed extends object>(page: PageName, deed: Deed): Deed =>
  Object.assign(deed, { leadsBackTo: page })

export const checkout = setup({
  types: {} as { context: CheckoutContext; input: CheckoutInput; events: CheckoutEvent },
  actors: {
    loadCart: effect<{ readonly shopPath: string }, LoadedCart, LoadCartFailure>(),
    verifyCart: effect<{ readonly shopId: string }, ReadonlyArray<VerifiedCartItem>, VerifyCartFailure>(),
    /** Gives the cart as the service confirms it, with what other devices have done to it. */
    changeCart: notifying(
      "CART_CHANGED",
      effect<
        { readonly shopId: string; readonly change: CartChange | null },
        ReadonlyArray<CartItem>,
        ChangeCartFailure
      >()
    ),
    /**
     * Orders under a key that belongs to this decision to buy and was stored before anything is sent: a lost answer,
     * a reload or a second tab never orders twice.
     */
    placeOrder: effect<PlaceOrderInput, Order, PlaceOrderFailure>(),
    /** Asks how far the order has come. */
    loadOrder: effect<{ readonly shopId: string; readonly orderId: string }, Order, CallFailure>(),
    /** Withdraws an open order; gives it as it stands then, which may be paid. */
    cancelOrder: effect<{ readonly shopId: string; readonly orderId: string }, Order, CancelOrderFailure>(),
    /** Leaves for the payment page; ends only when leaving was refused. */
    leaveForPayment: leadingBackTo(
      "paymentSuccess",
      effect<{ readonly paymentUrl: string | null }, never, PaymentAddressRefused>()
    )
  },
  guards: {
    ...settledGuards,
    isEmpty: ({ context }, items: ReadonlyArray<CartItem> = context.items) => items.length === 0,
    hasSeveralItems: ({ context }) => context.items.length > 1,
    hasRemoved: ({ context }) => context.notice?.kind === "removed",
    isSomethingWrong: (_, items: ReadonlyArray<VerifiedCartItem>) => items.some((item) => !item.valid),
    isAcceptanceMissing: ({ context }) => !context.hasAccepted,
    /** A ticket begins while the driver can still withdraw, who has not asked for that. */
    isRequestMissing: ({ context }) =>
      !context.asksForStart && context.items.some(({ needsExpressRequest }) => needsExpressRequest),
    isConfirmationMissing: ({ context }) => !buysAgain(context),
    isOpen: ({ context }, order: Order | null = context.order) => order?.status === "open",
    isOpenForThisCart: ({ context: { order, items } }) => order?.status === "open" && isOrderOf(order, items),
    isProcessing: ({ context }, order: Order | null = context.order) => order?.status === "processing",
    isPaid: ({ context }, order: Order | null = context.order) => order?.status === "paid"
  },
  actions: {
    rememberCart: assign((_, { shop, items, begun, confirmed }: LoadedCart) => ({
      shop,
      items: unverified(items),
      order: begun?.order ?? null,
      isFromHere: begun?.isFromHere ?? false,
      confirmed
    })),
    rememberPause: assign(pauseAsked),
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
    rememberNotOrdered: assign({ notice: { kind: "notOrdered" } }),
    forgetNotice: assign({ notice: null }),
    changeAcceptance: assign((_, hasAccepted: boolean) => ({ hasAccepted })),
    changeRequest: assign((_, asksForStart: boolean) => ({ asksForStart })),
    changeBuyingAgain: assign(({ context }, confirmed: boolean) => ({
      boughtAgain: confirmed ? inQuestion(context) : []
    })),
    /** One that was replaced needs no word: the cart shows the one that took its place. */
    rememberOver: assign(({ context: { order } }) => ({
      order: null,
      notice:
        order?.status === "failed" ||
        order?.status === "expired" ||
        (order?.status === "cancelled" && order.replacedBy === null)
          ? { kind: "orderOver" as const, status: order.status }
          : null
    })),
    rememberMade: assign((_, order: Order) => ({ order, isFromHere: true })),
    rememberOrder: assign((_, order: Order) => ({ order })),
    reportSessionLost: tellSessionLost,
    /** Shows how the payment went. */
    openPaymentResult: tellApp("ORDER_PAID", (order: Order | null) => ({ orderId: order?.orderId ?? "" }))
  },
  delays: {
    pause,
    /** After this time on one page the cart is verified again. Decided in D-13. */
    verificationStale: 600_000,
    /** Between two questions while the bank is at work. */
    nextQuestion: 5_000,
    /** Between two questions whether an open order has been paid or cancelled on another device. */
    nextLook: 15_000
  }
})

/** The order as its calls name it. */
export const orderIds = ({ shop, order }: CheckoutContext) => ({
  shopId: shop?.id ?? "",
  orderId: order?.orderId ?? ""
})
