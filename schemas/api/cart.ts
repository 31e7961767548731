/** Endpoints for the cart: one per shop and driver, stored by the service. Specification, section 7, "Cart". */
import { Schema } from "effect"
import { Uuid } from "../primitives.ts"
import { CartItem } from "../ticket.ts"
import { VerifiedCartItem } from "../verified-cart-item.ts"
import { endpoint } from "./endpoint.ts"

const params = { shopId: Uuid }

export const Cart = Schema.Struct({ items: Schema.Array(CartItem) })
export const VerifiedCart = Schema.Struct({ items: Schema.Array(VerifiedCartItem) })

export const getCart = endpoint("getCart", "GET", "/v1/:shopId/cart", {
  params,
  success: Schema.Struct({
    ...Cart.fields,
    /** Number of items in an order that awaits the bank: they stay until it has answered, but need no action of the driver. */
    beingPaid: Schema.optionalKey(Schema.Int)
  }),
  reading: "whole"
})

/** Replaces the whole list. One currency per cart. */
export const putCart = endpoint("putCart", "PUT", "/v1/:shopId/cart", {
  params,
  payload: Schema.Struct({
    ...Cart.fields,
    /** Order whose items are left out while its bank decides: they return to the cart if the payment fails. */
    leftOutFor: Schema.optionalKey(Uuid)
  }),
  success: Cart,
  reading: "whole",
  invalidates: ["getCart"]
})

/**
 * Adds a configured ticket and returns the cart with the verdict of `verifyCart` on each item. The same ticket stands in
 * the cart once, however often it is sent. Not in the specification: decision D-15.
 */
export const addToCart = endpoint("addToCart", "POST", "/v1/:shopId/cart/items", {
  adapter: "carts",
  effect: "idempotent",
  params,
  payload: Schema.Struct({
    item: CartItem,
    /** Hash of the item that the ticket replaces, in its place if it is still in the cart. */
    replaces: Schema.optionalKey(Schema.String)
  }),
  success: VerifiedCart,
  reading: "strict",
  invalidates: ["getCart"]
})

export const clearCart = endpoint("clearCart", "DELETE", "/v1/:shopId/cart", {
  params,
  success: Schema.Void,
  invalidates: ["getCart"]
})

/** Returns for each item whether it can be ordered as it is, and if not, why. */
export const verifyCart = endpoint("verifyCart", "POST", "/v1/:shopId/cart/verify", {
  effect: "safe",
  params,
  success: VerifiedCart,
  reading: "strict"
})
