import type { Order } from "../../schemas/order.ts"
import type { Shop } from "../../schemas/shop.ts"
import type { CallFailure, Failure, ShopInactive, ShopNotFound } from "../failures.ts"

/** A paid order as the service returned it, stored in this browser: shows the cover offline, too. */
export interface Proof {
  readonly shop: Shop
  readonly order: Order
  /** ISO instant, by the service's clock, of the response. */
  readonly seenAt: string
}

/**
 * Whether this phone, or another device, is told before a ticket ends. `blocked`: its browser may not, as the driver has said
 * there. `unsupported`: it cannot. `lost`: it was to be told, and what that needs is gone.
 */
export type ReminderHere = "offered" | "on" | "blocked" | "unsupported" | "lost"

export interface PaymentReturnInput {
  readonly shopPath: string
  /** From the address; null when it names no order. */
  readonly orderId: string | null
  /** Result page that the driver came back to. It says what to do next, never how the payment went. */
  readonly page: "success" | "failed"
  /** The proof of the order stored in this browser; null when it has seen it unpaid only, or not at all. */
  readonly proof: Proof | null
}

export type OrderNotFound = Failure<"OrderNotFound">

/** The cart is no longer that of the order, or cannot be ordered as it is. */
export type CartToCheck = Failure<"CartToCheck">

export type OrderAgainFailure = CallFailure | CartToCheck
export type LoadOrderFailure = CallFailure | ShopNotFound | ShopInactive | OrderNotFound

export interface LoadedOrder {
  readonly shop: Shop
  readonly order: Order
  /** ISO instant, by the service's clock. */
  readonly seenAt: string
  /** Null where there are no reminders. */
  readonly reminder: ReminderHere | null
  /** The declarations for its items were made in this browser: what was not paid can be ordered again as it was. */
  readonly isDeclaredHere: boolean
}

/** The order that is open or was begun last, for an address that names none; null when there is none. */
export interface FoundOrder {
  /** Null when it is closed or gone, and so has no order. */
  readonly shop: Shop | null
  readonly order: Order | null
  /** ISO instant, by the service's clock. */
  readonly seenAt: string
  readonly reminder: ReminderHere | null
  readonly isDeclaredHere: boolean
}

/** Input of a reminder on this phone. */
export interface ReminderInput {
  readonly shopId: string
  readonly shopPath: string
  readonly orderId: string
  readonly pushKey: string
}

export interface PaymentReturnContext {
  readonly shopPath: string
  /** Of the order that counts: a replaced order leads to its replacement. */
  readonly orderId: string | null
  readonly page: "success" | "failed"
  readonly shop: Shop | null
  readonly order: Order | null
  readonly proof: Proof | null
  /** The proof was stored in this browser before the page was opened: the driver has seen it. */
  readonly isOpenedAgain: boolean
  readonly reminder: ReminderHere | null
  readonly isDeclaredHere: boolean
  /** The order has replaced the one that the driver came back from. */
  readonly isReplacement: boolean
  /** Number of polls in a row, up to the longest pause. */
  readonly pollCount: number
}

export type PaymentReturnEvent =
  | { readonly type: "TRY_AGAIN" }
  | { readonly type: "PAYMENT_RESUMED" }
  | { readonly type: "RECEIPT_REQUESTED" }
  | { readonly type: "REMINDER_WANTED" }
  | { readonly type: "REMINDER_UNWANTED" }
  | { readonly type: "LOGIN_REQUESTED" }
  | { readonly type: "PAGE_SHOWN" }
