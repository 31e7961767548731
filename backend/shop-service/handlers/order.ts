/** Calls about orders. One transaction makes an order, or nothing: the driver's key never makes a second one. */
import { createHash, randomUUID } from "node:crypto"
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { OrderRequest } from "../../../schemas/order.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { totalPrice } from "../../../schemas/ticket.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { Carts } from "../repositories/carts.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { Orders } from "../repositories/orders.ts"
import { Places } from "../repositories/places.ts"
import { Tickets } from "../repositories/tickets.ts"
import { expected } from "../rules/cart-item.ts"
import { hundredths } from "../rules/offer.ts"
import { makeOrderReference } from "../rules/order-reference.ts"
import { refusal } from "../rules/refusal.ts"
import { verifyItems } from "./cart-verification.ts"
import { answerOrder } from "./order-answer.ts"
import { requireActive, shopById } from "./shop-access.ts"

/** A language tag: `de`, `de-CH`. */
const localePattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

const checkRequest = Effect.fnUntraced(function* (request: OrderRequest) {
  const missing = request.acceptedTerms
    ? request.acceptedPrivacy
      ? null
      : "acceptedPrivacy"
    : "acceptedTerms"
  if (missing !== null) {
    return yield* new Unprocessable(
      refusal("E_ACCEPTANCE_MISSING", "Terms and privacy statement must both be accepted.", missing)
    )
  }
  if (!localePattern.test(request.locale)) {
    return yield* new Unprocessable(
      refusal("E_LOCALE_INVALID", "Expected a language tag such as de or de-CH.", "locale")
    )
  }
})

const fingerprintOf = (shopId: string, request: OrderRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([shopId, request.acceptedTerms, request.acceptedPrivacy, request.locale]))
    .digest("hex")

/** Within a transaction: the order under this key, made now unless it exists. */
const orderUnderKey = Effect.fn("orderUnderKey")(function* (
  shop: Shop,
  subject: string,
  idempotencyKey: string,
  request: OrderRequest
) {
  const orders = yield* Orders
  const requestFingerprint = fingerprintOf(shop.id, request)
  if (!(yield* orders.takeKey(subject, idempotencyKey))) {
    yield* HttpEffect.appendPreResponseHandler((_request, response) =>
      Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", "1"))
    )
    return yield* new Conflict(
      refusal("E_ORDER_RUNNING", "The order under this key is still being made: ask again with the same key.")
    )
  }
  const existing = yield* orders.byKey(subject, idempotencyKey)
  if (existing !== undefined) {
    if (existing.requestFingerprint === requestFingerprint) return existing
    return yield* new Unprocessable(
      refusal("E_IDEMPOTENCY_KEY_REUSED", "This key was used for another order.", "idempotency-key")
    )
  }
  const items = yield* (yield* Carts).lockedItems(shop.id, subject)
  const [first] = items
  if (first === undefined) {
    return yield* new Conflict(refusal("E_CART_EMPTY", "There is nothing in the cart to order.", "items"))
  }
  yield* (yield* Places).lock(items.map((item) => item.id))
  yield* (yield* CoverageOfPlates).lockPlates(items)
  const verified = yield* verifyItems(items, shop.id, subject)
  const invalid = verified.findIndex((item) => !item.valid)
  if (invalid >= 0) {
    return yield* new Conflict(
      refusal("E_CART_INVALID", `Verify the cart: ${verified[invalid]?.problem}.`, `items.${invalid}`)
    )
  }
  const rules = yield* (yield* Tickets).ordered(items.map((item) => item.id))
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* orders.insert({
    id: randomUUID(),
    reference: makeOrderReference(),
    shopId: shop.id,
    subject,
    idempotencyKey,
    requestFingerprint,
    items,
    wanted: items.map((item) => expected(item, rules.get(item.id), now)),
    total: hundredths(totalPrice(items)),
    currencyCode: first.currencyCode,
    locale: request.locale
  })
})

export const OrderHandlers = HttpApiBuilder.group(ShopServiceApi, "order", (handlers) =>
  handlers.handleAll({
    createOrder: Effect.fn("createOrder")(function* ({ params, headers, payload }) {
      const { subject } = yield* Caller
      yield* checkRequest(payload)
      const { shop } = yield* Effect.flatMap(shopById(params.shopId), requireActive)
      const key = headers["idempotency-key"].toLowerCase()
      const order = yield* inTransaction(orderUnderKey(shop, subject, key, payload), { findsItself: true })
      return yield* answerOrder(order, shop)
    }),
    getOrder: Effect.fn("getOrder")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      const order = yield* (yield* Orders).ofDriver(params.orderId, shop.id, subject)
      if (order === undefined) {
        return yield* new NotFound({
          code: "E_ORDER_NOT_FOUND",
          message: "This driver has no such order in this shop.",
          field: "orderId"
        })
      }
      return yield* answerOrder(order, shop)
    })
  })
)
