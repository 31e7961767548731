/** What the cart and checkout flow takes, remembers, hears, and how its calls fail. */
import type { Order, OrderStatus } from "../../schemas/order.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import type { CallFailure, LoadShopFailure, ShopInactive } from "../failures.ts"
import type { WithPause } from "../shop-problems.ts"

export interface CheckoutInput {
  readonly shopPath: string
}

export interface LoadedCart {
  readonly shop: ShopWithGroups
  readonly items: ReadonlyArray<CartItem>
  /** The order that can be paid, or whose bank is being asked; null when there is none. */
  readonly begun: BegunOrder | null
  /** What the driver has confirmed in the form of a ticket, by `toldCover`. */
  readonly confirmed: ReadonlyArray<string>
}

export interface BegunOrder {
  readonly order: Order
  /** Begun in this browser, and not on another device. */
  readonly isFromHere: boolean
}

/** What the driver does to the cart. */
export type CartChange =
  | { readonly kind: "remove"; readonly item: VerifiedCartItem }
  | { readonly kind: "clear" }
  /** Puts back what was taken out last. */
  | { readonly kind: "restore"; readonly items: ReadonlyArray<CartItem> }

/** What the cart says of how it came to be as it is. */
export type CartNotice =
  /** These were taken out last and can be put back. */
  | { readonly kind: "removed"; readonly items: ReadonlyArray<CartItem> }
  | { readonly kind: "changedElsewhere" }
  /** Changed elsewhere since the driver saw it, so that nothing was ordered. */
  | { readonly kind: "notOrdered" }
  /** The order that was open has come to nothing. */
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

/** The service found the cart no longer as it was verified. */
export interface CartInvalid {
  readonly _tag: "CartInvalid"
}

/** The cart is no longer the one that the driver saw: nothing is ordered. */
export interface CartChangedElsewhere {
  readonly _tag: "CartChangedElsewhere"
}

/** The bank is being asked about a payment of these tickets. */
export interface PaymentUnderWay {
  readonly _tag: "PaymentUnderWay"
}

/** The service refuses the order for a reason that ordering again does not mend. */
export interface OrderRefused {
  readonly _tag: "OrderRefused"
}

/** The address of the payment page is not on the list of those we send drivers to. */
export interface PaymentAddressRefused {
  readonly _tag: "PaymentAddressRefused"
}

export type LoadCartFailure = LoadShopFailure
export type VerifyCartFailure = CallFailure
export type ChangeCartFailure = CallFailure
/** Unreachable and ServiceFailed leave open whether there is an order; sending again never makes a second one. */
export type PlaceOrderFailure =
  | CallFailure
  | CartInvalid
  | CartChangedElsewhere
  | PaymentUnderWay
  | OrderRefused
  | ShopInactive
export type CancelOrderFailure = CallFailure | PaymentUnderWay

export interface CheckoutContext extends WithPause {
  readonly shopPath: string
  readonly shop: ShopWithGroups | null
  readonly items: ReadonlyArray<VerifiedCartItem>
  /** Terms accepted and privacy notice noted, in one box that is never ticked for the driver. */
  readonly hasAccepted: boolean
  /** The express request to begin before the right to withdraw ends, in a box of its own that is never ticked for the driver. */
  readonly asksForStart: boolean
  /** What was confirmed in the form of a ticket, by `toldCover`: it is not asked again as long as the same is told. */
  readonly confirmed: ReadonlyArray<string>
  /** What was confirmed in the cart, by `toldCover`. */
  readonly boughtAgain: ReadonlyArray<string>
  /** Made here, or found when the cart was opened; null when there is nothing to pay. */
  readonly order: Order | null
  /** The order was begun in this browser. */
  readonly isFromHere: boolean
  /** What is being done to the cart. */
  readonly change: CartChange | null
  readonly notice: CartNotice | null
}

export type CheckoutEvent =
  | { readonly type: "ITEM_REMOVED"; readonly index: number }
  | { readonly type: "CART_CLEARED" }
  | { readonly type: "REMOVAL_UNDONE" }
  /** Another tab has changed the cart. */
  | { readonly type: "CART_CHANGED" }
  | { readonly type: "ACCEPTANCE_CHANGED"; readonly accepted: boolean }
  | { readonly type: "EXPRESS_REQUEST_CHANGED"; readonly requested: boolean }
  /** The driver wants what is covered already all the same, or no longer. */
  | { readonly type: "BUYING_AGAIN_CHANGED"; readonly confirmed: boolean }
  | { readonly type: "ORDER_REQUESTED" }
  | { readonly type: "PAYMENT_RESUMED" }
  /** The driver withdraws the order that is open. */
  | { readonly type: "ORDER_CANCELLED" }
  | { readonly type: "CART_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
  /** The page came back alive, from the browser's back/forward cache or from another tab. */
  | { readonly type: "PAGE_SHOWN" }
