import { assign, setup } from "xstate"
import { coverKey } from "../../schemas/cover-key.ts"
import type { Order } from "../../schemas/order.ts"
import { isSameConfiguration } from "../../schemas/same-configuration.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { effect } from "../effect.ts"
import type { CallFailure, PaymentAddressRefused } from "../failures.ts"
import { settledGuards } from "../settled.ts"
import { pause, requestedPause, type ShopProblemTag } from "../shop-problems.ts"
import { tellApp, tellSessionLost } from "../tell-app.ts"
import type {
  CancelOrderFailure,
  CartChange,
  ChangeCartFailure,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  LoadCartFailure,
  LoadedCart,
  PlaceOrderFailure,
  PlaceOrderInput,
  VerifyCartFailure
} from "./checkout.types.ts"

const unverified = (items: ReadonlyArray<CartItem>): ReadonlyArray<VerifiedCartItem> =>
  items.map((item) => ({ ...item, ticketCovered: null, valid: true, problem: null }))

type Asked = Pick<CheckoutContext, "items" | "confirmed" | "boughtAgain">

const coveredItems = ({ items }: Pick<Asked, "items">): ReadonlyArray<VerifiedCartItem> =>
  items.filter(({ ticketCovered }) => ticketCovered === true)

/** Returns the covered items to ask about in the cart: not those confirmed by an earlier order. */
const inQuestion = (context: Omit<Asked, "boughtAgain">): ReadonlyArray<string> =>
  coveredItems(context)
    .map(coverKey)
    .filter((told) => !context.confirmed.includes(told))

/** Returns whether the cart asks about an item that is covered already. */
export const needsCoverConfirmation = (context: Asked): boolean => inQuestion(context).length > 0

/** Returns whether the driver has confirmed each item that is covered already. */
export const hasConfirmedCovers = (context: Asked): boolean =>
  inQuestion(context).every((told) => context.boughtAgain.includes(told))

/** Returns the seals of the covered items that the driver wants, wherever that was confirmed. */
export const wantedAgain = (context: Asked): ReadonlyArray<string> =>
  coveredItems(context)
    .filter((item) => [...context.confirmed, ...context.boughtAgain].includes(coverKey(item)))
    .map(({ hash, id }) => hash ?? id)

const takenOut = (change: CartChange | null, items: ReadonlyArray<CartItem>): ReadonlyArray<CartItem> => {
  if (change?.kind === "remove") return change.items
  return change?.kind === "clear" ? items : []
}

/** Returns whether ordered tickets were to be left out, but stay: the bank has declined meanwhile. */
const isDeclined = (change: CartChange | null, changed: ReadonlyArray<CartItem>): boolean =>
  change?.kind === "remove" &&
  change.orderId !== undefined &&
  change.items.some((item) => changed.some((other) => isSameConfiguration(item, other)))

const areSame = (items: ReadonlyArray<CartItem>, others: ReadonlyArray<CartItem>): boolean =>
  items.length === others.length &&
  items.every((item) => others.some((other) => isSameConfiguration(item, other)))

const orderedItems = ({
  items,
  order
}: Pick<CheckoutContext, "items" | "order">): ReadonlyArray<VerifiedCartItem> =>
  items.filter((item) => order?.items.some((ordered) => isSameConfiguration(item, ordered)))

/** Returns whether the bank is asked about a ticket of this cart, or the cart holds none. */
export const isBankAsked = ({ items, order }: Pick<CheckoutContext, "items" | "order">): boolean =>
  order?.status === "processing" && (items.length === 0 || orderedItems({ items, order }).length > 0)

const undeclared = { hasAccepted: false, asksForStart: false }

export const checkout = setup({
  types: {} as {
    context: CheckoutContext
    input: CheckoutInput
    events: CheckoutEvent
    tags: ShopProblemTag | "incomplete" | "keepShopping" | "orderUnderWay"
  },
  actors: {
    loadCart: effect<{ readonly shopPath: string }, LoadedCart, LoadCartFailure>(),
    verifyCart: effect<{ readonly shopId: string }, ReadonlyArray<VerifiedCartItem>, VerifyCartFailure>(),
    /** Changes the cart and returns it as the service confirms it, with changes of other devices. */
    changeCart: effect<
      { readonly shopId: string; readonly change: CartChange | null },
      ReadonlyArray<CartItem>,
      ChangeCartFailure
    >(),
    /**
     * Orders under an idempotency key that belongs to this decision to buy and is stored before the
     * request: a lost response, a reload or a second tab never orders twice.
     */
    placeOrder: effect<PlaceOrderInput, Order, PlaceOrderFailure>(),
    loadOrder: effect<{ readonly shopId: string; readonly orderId: string }, Order, CallFailure>(),
    /** Cancels an open order and returns its latest state, which may be paid. */
    cancelOrder: effect<{ readonly shopId: string; readonly orderId: string }, Order, CancelOrderFailure>(),
    /** Redirects to the payment page; settles only when the redirect is refused. */
    leaveForPayment: effect<{ readonly paymentUrl: string | null }, never, PaymentAddressRefused>()
  },
  guards: {
    ...settledGuards,
    isEmpty: ({ context }, items: ReadonlyArray<CartItem> = context.items) => items.length === 0,
    hasSeveralItems: ({ context }) => context.items.length > 1,
    hasRemoved: ({ context }) => context.notice?.kind === "removed",
    hasInvalidItem: (_, items: ReadonlyArray<VerifiedCartItem>) => items.some((item) => !item.valid),
    isAcceptanceMissing: ({ context }) => !context.hasAccepted,
    /** Guard: a ticket begins within the withdrawal period, and the driver has not requested that. */
    isRequestMissing: ({ context }) =>
      !context.asksForStart && context.items.some(({ needsExpressRequest }) => needsExpressRequest),
    isConfirmationMissing: ({ context }) => !hasConfirmedCovers(context),
    isOpen: ({ context }, order: Order | null = context.order) => order?.status === "open",
    isOpenForThisCart: ({ context: { order, items } }) =>
      order?.status === "open" && areSame(items, order.items),
    isProcessing: ({ context }, order: Order | null = context.order) => order?.status === "processing",
    isProcessingThisCart: ({ context }) => isBankAsked(context),
    hasOthers: ({ context }) => orderedItems(context).length < context.items.length,
    isPaid: ({ context }, order: Order | null = context.order) => order?.status === "paid"
  },
  actions: {
    /** Declarations are for one cart: another cart asks for them again. */
    rememberCart: assign(
      ({ context }, { shop, items, begun, confirmed, ownPlates, declared }: LoadedCart) => ({
        ...(areSame(items, context.items) ? {} : (declared ?? undeclared)),
        shop,
        items: unverified(items),
        order: begun?.order ?? null,
        isFromHere: begun?.isFromHere ?? false,
        confirmed,
        ownPlates
      })
    ),
    rememberPause: assign(requestedPause),
    rememberVerified: assign((_, items: ReadonlyArray<VerifiedCartItem>) => ({ items })),
    rememberRemoval: assign(({ context }, index: number) => {
      const item = context.items[index]
      return { change: item === undefined ? null : { kind: "remove" as const, items: [item] } }
    }),
    rememberOrderedRemoval: assign(({ context }) => ({
      change: { kind: "remove" as const, items: orderedItems(context), orderId: context.order?.orderId ?? "" }
    })),
    rememberClearing: assign({ change: { kind: "clear" } }),
    rememberRestoring: assign(({ context: { notice } }) => ({
      change: notice?.kind === "removed" ? { kind: "restore" as const, items: notice.items } : null
    })),
    rememberChanged: assign(({ context: { change, items } }, changed: ReadonlyArray<CartItem>) => {
      const remembered = { ...undeclared, items: unverified(changed), change: null }
      if (isDeclined(change, changed))
        return {
          ...remembered,
          order: null,
          notice: { kind: "orderOver" as const, status: "failed" as const }
        }
      const removed = takenOut(change, items)
      return {
        ...remembered,
        notice: removed.length === 0 ? null : { kind: "removed" as const, items: removed }
      }
    }),
    rememberChangeElsewhere: assign({ notice: { kind: "changedElsewhere" } }),
    rememberNotOrdered: assign({ notice: { kind: "notOrdered" } }),
    rememberUnderWay: assign({ notice: { kind: "underWay" } }),
    forgetNotice: assign({ notice: null }),
    changeAcceptance: assign((_, hasAccepted: boolean) => ({ hasAccepted })),
    changeRequest: assign((_, asksForStart: boolean) => ({ asksForStart })),
    changeBuyingAgain: assign(({ context }, confirmed: boolean) => ({
      boughtAgain: confirmed ? inQuestion(context) : []
    })),
    /** A replaced order needs no notice: the cart shows its replacement. */
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
    reportCartChanged: tellApp("CART_CHANGED", (shopId: string) => ({ shopId })),
    openPaymentResult: tellApp("ORDER_PAID", (order: Order | null) => ({ orderId: order?.orderId ?? "" }))
  },
  delays: {
    pause,
    /** After this time on one page the cart is verified again. Decided in D-13. */
    verificationStale: 600_000,
    /** Between two polls while the bank processes the payment. */
    pollInterval: 5_000,
    /** Between two polls whether an open order has been paid or cancelled on another device. */
    slowPollInterval: 15_000
  }
})

/** Returns the ids of the order for its calls. */
export const orderIds = ({ shop, order }: CheckoutContext) => ({
  shopId: shop?.id ?? "",
  orderId: order?.orderId ?? ""
})

/** Changes to the cart, made here or in another tab. */
export const cartChanges = checkout.createStateConfig({
  on: {
    ITEM_REMOVED: {
      target: "changingCart",
      actions: { type: "rememberRemoval", params: ({ event }) => event.index }
    },
    CART_CLEARED: { guard: "hasSeveralItems", target: "changingCart", actions: "rememberClearing" },
    REMOVAL_UNDONE: { guard: "hasRemoved", target: "changingCart", actions: "rememberRestoring" },
    CART_CHANGED: { target: "loadingCart", actions: "rememberChangeElsewhere" }
  }
}).on
