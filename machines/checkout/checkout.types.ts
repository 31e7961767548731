import type { Order, OrderStatus } from "../../schemas/order.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import type { CallFailure, Failure, LoadShopFailure, ShopInactive } from "../failures.ts"
import type { WithPause } from "../shop-problems.ts"

export interface CheckoutInput {
  readonly shopPath: string
}

export interface LoadedCart {
  readonly shop: ShopWithGroups
  readonly items: ReadonlyArray<CartItem>
  /** The order that can be paid, or has a payment in progress at the bank; null when there is none. */
  readonly begun: BegunOrder | null
  /** Confirmed by an earlier order, keyed by `coverKey`. */
  readonly confirmed: ReadonlyArray<string>
  /** The driver's own plates: a ticket may be for one that only looks like one of them. */
  readonly ownPlates: ReadonlyArray<Plate>
  /** Declarations of the driver when ordering exactly these items in this browser; null for any other cart. */
  readonly declared: Pick<CheckoutContext, "hasAccepted" | "asksForStart"> | null
}

export interface BegunOrder {
  readonly order: Order
  /** Begun in this browser, and not on another device. */
  readonly isFromHere: boolean
}

/** A change of the cart by the driver. */
export type CartChange =
  | {
      readonly kind: "remove"
      readonly items: ReadonlyArray<VerifiedCartItem>
      /** The order that has them: they return if its payment fails. */
      readonly orderId?: string
    }
  | { readonly kind: "clear" }
  /** Puts back what was removed last. */
  | { readonly kind: "restore"; readonly items: ReadonlyArray<CartItem> }

/** A notice that explains the present state of the cart. */
export type CartNotice =
  /** These were removed last and can be put back. */
  | { readonly kind: "removed"; readonly items: ReadonlyArray<CartItem> }
  | { readonly kind: "changedElsewhere" }
  /** Changed elsewhere since the driver saw it, so that nothing was ordered. */
  | { readonly kind: "notOrdered" }
  /** The bank is being asked about one of these tickets, so that nothing was ordered. */
  | { readonly kind: "underWay" }
  /** The order that was open has ended unpaid. */
  | { readonly kind: "orderOver"; readonly status: Exclude<OrderStatus, "open" | "processing" | "paid"> }

export interface PlaceOrderInput {
  readonly shopId: string
  /** The cart that the driver has seen and accepted. */
  readonly items: ReadonlyArray<VerifiedCartItem>
  readonly hasAccepted: boolean
  readonly asksForStart: boolean
  /** The items that the driver wants although a plate of them has a ticket for that time: their hashes. */
  readonly boughtAgain: ReadonlyArray<string>
}

/** The cart no longer is as the service verified it. */
export type CartInvalid = Failure<"CartInvalid">

/** The cart is no longer the one that the driver saw: nothing is ordered. */
export type CartChangedElsewhere = Failure<"CartChangedElsewhere">

/** A payment of these tickets is in progress at the bank. */
export type PaymentUnderWay = Failure<"PaymentUnderWay">

/** The payment provider takes no amount as small as the cart's. */
export type TotalTooLow = Failure<"TotalTooLow">

/** The service refuses the order for a reason that a retry does not fix. */
export type OrderRefused = Failure<"OrderRefused">

export type LoadCartFailure = LoadShopFailure
export type VerifyCartFailure = CallFailure
export type ChangeCartFailure = CallFailure
/** Unreachable and ServiceFailed leave open whether there is an order; a retry never makes a second one. */
export type PlaceOrderFailure =
  | CallFailure
  | CartInvalid
  | CartChangedElsewhere
  | PaymentUnderWay
  | TotalTooLow
  | OrderRefused
  | ShopInactive
export type CancelOrderFailure = CallFailure | PaymentUnderWay

export interface CheckoutContext extends WithPause {
  readonly shopPath: string
  readonly shop: ShopWithGroups | null
  readonly items: ReadonlyArray<VerifiedCartItem>
  /** Terms accepted and privacy notice noted, in one box that only the driver ticks, once per cart. */
  readonly hasAccepted: boolean
  /** The express request to begin before the right to withdraw ends, in a box of its own that is never ticked for the driver. */
  readonly asksForStart: boolean
  /** Confirmed by an earlier order, by `coverKey`: not asked again while the same cover is shown. */
  readonly confirmed: ReadonlyArray<string>
  readonly ownPlates: ReadonlyArray<Plate>
  /** Confirmed in the cart, keyed by `coverKey`. */
  readonly boughtAgain: ReadonlyArray<string>
  /** Made here, or found when the cart was opened; null when there is nothing to pay. */
  readonly order: Order | null
  /** The order was begun in this browser. */
  readonly isFromHere: boolean
  readonly change: CartChange | null
  readonly notice: CartNotice | null
}

export type CheckoutEvent =
  | { readonly type: "ITEM_REMOVED"; readonly index: number }
  | { readonly type: "CART_CLEARED" }
  | { readonly type: "REMOVAL_UNDONE" }
  | { readonly type: "CART_CHANGED" }
  | { readonly type: "ACCEPTANCE_CHANGED"; readonly accepted: boolean }
  | { readonly type: "EXPRESS_REQUEST_CHANGED"; readonly requested: boolean }
  /** The driver confirms buying what is covered already, or takes that back. */
  | { readonly type: "BUYING_AGAIN_CHANGED"; readonly confirmed: boolean }
  | { readonly type: "ORDER_REQUESTED" }
  | { readonly type: "PAYMENT_RESUMED" }
  | { readonly type: "ORDER_CANCELLED" }
  /** The driver wants to order what is in the cart beside the tickets whose bank is being asked. */
  | { readonly type: "OTHERS_CHOSEN" }
  | { readonly type: "CART_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
  /** The page was restored from the back/forward cache, or its tab is shown again. */
  | { readonly type: "PAGE_SHOWN" }
