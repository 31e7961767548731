/** Endpoints for a driver's cart, called by other services. Specification, section 7, "Cart". */
import { Schema } from "effect"
import { Id, Uuid } from "../primitives.ts"
import { Cart, VerifiedCart } from "./cart.ts"
import { endpoint } from "./endpoint.ts"

const params = { shopId: Uuid }

/** Owner of the cart: the subject of the driver's tokens. */
const query = { userId: Id }

export const getInternalCart = endpoint("getInternalCart", "GET", "/v1/:shopId/cart/internal", {
  caller: "service",
  params,
  query,
  success: Cart
})

export const clearInternalCart = endpoint("clearInternalCart", "DELETE", "/v1/:shopId/cart/internal", {
  caller: "service",
  params,
  query,
  success: Schema.Void,
  invalidates: ["getInternalCart"]
})

export const verifyInternalCart = endpoint("verifyInternalCart", "POST", "/v1/:shopId/cart/internal/verify", {
  effect: "safe",
  caller: "service",
  params,
  query,
  success: VerifiedCart
})
