/** Finds the order that a call is about: one of the caller's own, in the shop that the call names. */
import { Effect } from "effect"
import { Caller } from "../../../schemas/api/http-api.ts"
import { Orders } from "../repositories/orders.ts"
import { conflict, notFound } from "../rules/refused.ts"
import { everShopById } from "./shop-access.ts"

export const orderNotFound = () =>
  notFound("E_ORDER_NOT_FOUND", "This driver has no such order in this shop.", "orderId")

export const driverOrder = Effect.fnUntraced(function* (params: {
  readonly shopId: string
  readonly orderId: string
}) {
  const { subject } = yield* Caller
  const orders = yield* Orders
  const [{ shop }, order] = yield* Effect.all(
    [everShopById(params.shopId), orders.ofDriver(params.orderId, { subject, shopId: params.shopId })],
    { concurrency: "unbounded" }
  )
  return order === undefined ? yield* orderNotFound() : { order, shop }
})

/** Returns a paid order; fails with 409 otherwise. `oncePaid` says in the message what the payment brings. */
export const paidDriverOrder = Effect.fnUntraced(function* (
  params: Parameters<typeof driverOrder>[0],
  oncePaid: string
) {
  const { order } = yield* driverOrder(params)
  return order.status === "paid"
    ? order
    : yield* conflict("E_ORDER_NOT_PAID", `${oncePaid} once the order is paid.`, "orderId")
})
