/** Calls about orders. One transaction makes an order or nothing; an idempotency key never makes a second. */
import { createHash, randomUUID } from "node:crypto"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { OrderRequest } from "../../../schemas/order.ts"
import { totalPrice } from "../../../schemas/payable-price.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import type { PaymentProvider } from "../payment/payment-provider.ts"
import { requirePayable, requireProvider } from "../payment/payment-providers.ts"
import { Carts } from "../repositories/carts.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { Places } from "../repositories/places.ts"
import { Shops } from "../repositories/shops.ts"
import { Tickets } from "../repositories/tickets.ts"
import { earliestEndOf, held } from "../rules/cart-item.ts"
import { needsExpressRequest } from "../rules/express-request.ts"
import { operatorOf } from "../rules/operator.ts"
import { makeOrderReference } from "../rules/order-reference.ts"
import { conflict, unprocessable } from "../rules/refused.ts"
import { areSameItems, hasSeals, sharesItem } from "../rules/same-item.ts"
import { type SoldBy, soldBy } from "../rules/sold-by.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { verifyItems } from "./cart-verification.ts"
import { driverOrder, orderNotFound } from "./driver-order.ts"
import { answerOrder } from "./order-answer.ts"
import { retryAfter } from "./retry-after.ts"
import { activeShopById, found, requireActive, shopById } from "./shop-access.ts"

type Driver = Pick<OrderRecord, "subject" | "shopId">

/** Inputs of an order besides its cart. */
interface Buying {
  readonly request: OrderRequest
  readonly areaCountry: string | null
  readonly soldBy: SoldBy
  readonly email: string | null
  readonly provider: PaymentProvider
}

/** A language tag: `de`, `de-CH`. */
const localePattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

const checkRequest = Effect.fnUntraced(function* (request: OrderRequest) {
  const missing = request.acceptedTerms
    ? request.acceptedPrivacy
      ? null
      : "acceptedPrivacy"
    : "acceptedTerms"
  if (missing !== null) {
    return yield* unprocessable(
      "E_ACCEPTANCE_MISSING",
      "Terms and privacy statement must both be accepted.",
      missing
    )
  }
  if (!localePattern.test(request.locale)) {
    return yield* unprocessable("E_LOCALE_INVALID", "Expected a language tag such as de or de-CH.", "locale")
  }
})

const fingerprintOf = (shopId: string, request: OrderRequest): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        shopId,
        request.acceptedTerms,
        request.acceptedPrivacy,
        request.locale,
        request.expressRequest === true,
        ...[...(request.hashes ?? [])].sort()
      ])
    )
    .digest("hex")

const paymentUnderWay = () =>
  conflict("E_PAYMENT_UNDER_WAY", "The bank has been asked for this payment and has not answered yet.")

/** Returns the locked cart. Fails if it is not as the driver saw it, is empty, or is already being paid. */
const itemsToOrder = Effect.fnUntraced(function* (
  driver: Driver,
  request: OrderRequest,
  unsettled: ReadonlyArray<OrderRecord>
) {
  const items = yield* (yield* Carts).lockedItems(driver.shopId, driver.subject)
  if (request.hashes !== undefined && !hasSeals(items, request.hashes)) {
    return yield* conflict(
      "E_CART_CHANGED",
      "The cart holds something else than was shown: read it again.",
      "hashes"
    )
  }
  const [first, ...others] = items
  if (first === undefined) {
    return yield* conflict("E_CART_EMPTY", "There is nothing in the cart to order.", "items")
  }
  if (
    unsettled.some((order) => order.isHeld && order.status === "processing" && sharesItem(order.items, items))
  ) {
    return yield* paymentUnderWay()
  }
  return [first, ...others] as const
})

/**
 * Locks the plates and places of these items until the transaction ends. A payment from another device since
 * the driver confirmed may cover one of the items: then the driver has to confirm again. Returns their rules.
 */
const verifyLocked = Effect.fnUntraced(function* (
  items: ReadonlyArray<Ticket>,
  driver: Driver,
  coveredHashes: ReadonlyArray<string>
) {
  yield* (yield* Places).lock(items)
  const rules = yield* (yield* Tickets).byIds(
    driver.shopId,
    items.map((item) => item.id)
  )
  const verified = yield* verifyItems(items, driver.shopId, driver.subject, rules)
  const invalid = verified.findIndex(
    ({ valid, ticketCovered, hash }) =>
      !valid || (ticketCovered === true && !coveredHashes.includes(hash ?? ""))
  )
  if (invalid >= 0) {
    const problem = verified[invalid]?.problem ?? "a plate has a ticket for that time, which is not confirmed"
    return yield* conflict("E_CART_INVALID", `Verify the cart: ${problem}.`, `items.${invalid}`)
  }
  return rules
})

/** Within a transaction with the driver's lock: returns the open order of this cart, or a new replacement. */
const orderOfCart = traced("orderOfCart")(function* (
  driver: Driver,
  { request, areaCountry, soldBy, email, provider }: Buying
) {
  const orders = yield* Orders
  const unsettled = yield* orders.unsettledOf(driver)
  const items = yield* itemsToOrder(driver, request, unsettled)
  yield* requirePayable(provider, totalPrice(items))
  const open = unsettled.find(({ storedStatus }) => storedStatus === "open")
  if (open?.isHeld === true && areSameItems(open.items, items)) return open
  const rules = yield* verifyLocked(items, driver, request.coveredHashes ?? [])
  const now = new Date(yield* Clock.currentTimeMillis)
  const expressRequest = request.expressRequest === true
  if (!expressRequest && items.some((item) => needsExpressRequest(item, areaCountry, now))) {
    return yield* unprocessable(
      "E_EXPRESS_REQUEST_MISSING",
      "A ticket begins before the right to withdraw ends: the driver has to ask for that expressly.",
      "expressRequest"
    )
  }
  const id = randomUUID()
  if (open !== undefined) {
    yield* open.isHeld ? orders.setStatus(open.id, "cancelled", id) : orders.setStatus(open.id, "expired")
  }
  return yield* orders.insert({
    ...driver,
    id,
    reference: makeOrderReference(),
    items,
    wanted: items.map((item) => held(item, rules.get(item.id), now)),
    payableUntil: earliestEndOf(items, rules, now),
    total: totalPrice(items),
    locale: request.locale,
    expressRequest,
    email,
    soldBy
  })
})

/** Returns the order under this idempotency key; makes it if there is none. Call within a transaction. */
const orderUnderKey = traced("orderUnderKey")(function* (
  driver: Driver,
  idempotencyKey: string,
  buying: Buying
) {
  const orders = yield* Orders
  const requestFingerprint = fingerprintOf(driver.shopId, buying.request)
  if (!(yield* orders.lockKey(driver, idempotencyKey))) {
    yield* retryAfter(1)
    return yield* conflict(
      "E_ORDER_RUNNING",
      "The order under this key is still being made: ask again with the same key."
    )
  }
  const known = yield* orders.byKey(driver.subject, idempotencyKey)
  if (known !== undefined) {
    if (known.requestFingerprint === requestFingerprint) return known.order
    return yield* unprocessable(
      "E_IDEMPOTENCY_KEY_REUSED",
      "This key was used for another order.",
      "idempotency-key"
    )
  }
  // A transaction that closes the shop waits for this order, or has committed before.
  yield* Effect.flatMap(found(yield* (yield* Shops).sellingById(driver.shopId), "shopId"), requireActive)
  const order = yield* orderOfCart(driver, buying)
  yield* orders.rememberKey(order, idempotencyKey, requestFingerprint)
  return order
})

/** Cancels the order, and returns it as it is afterwards. Call within a transaction. */
const cancelled = traced("cancelOrder")(function* (driver: Driver, orderId: string) {
  const orders = yield* Orders
  yield* orders.lockDriver(driver)
  const order = yield* orders.ofDriver(orderId, driver)
  if (order === undefined) return yield* orderNotFound()
  if (order.status === "processing") return yield* paymentUnderWay()
  if (order.status !== "open") return order
  yield* orders.setStatus(order.id, "cancelled")
  return (yield* orders.byId(order.id)) ?? order
})

export const OrderHandlers = HttpApiBuilder.group(ShopServiceApi, "order", (handlers) =>
  handlers.handleAll({
    createOrder: traced("createOrder")(function* ({ params, headers, payload }) {
      const { subject, email: askEmail } = yield* Caller
      yield* checkRequest(payload)
      const { shop, currencyCode } = yield* activeShopById(params.shopId)
      const provider = yield* requireProvider(shop.paymentServiceProviderId, currencyCode)
      const key = headers["idempotency-key"].toLowerCase()
      const { mail, operators } = yield* Settings
      const email = mail === null ? null : yield* askEmail
      const { areaCountry } = shop
      const sold = soldBy(shop.name, operatorOf(operators, areaCountry))
      const buying = { request: payload, areaCountry, soldBy: sold, email, provider }
      const order = yield* inIdempotentTransaction(orderUnderKey({ subject, shopId: shop.id }, key, buying))
      return yield* answerOrder(order, shop)
    }),
    getOpenOrder: traced("getOpenOrder")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      const unsettled = yield* (yield* Orders).unsettledOf({ subject, shopId: shop.id })
      const order = unsettled.find(({ isHeld }) => isHeld)
      return { order: order === undefined ? null : yield* answerOrder(order, shop) }
    }),
    getOrder: traced("getOrder")(function* ({ params }) {
      const { order, shop } = yield* driverOrder(params)
      return yield* answerOrder(order, shop)
    }),
    cancelOrder: traced("cancelOrder")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      const order = yield* inIdempotentTransaction(cancelled({ subject, shopId: shop.id }, params.orderId))
      return yield* answerOrder(order, shop)
    })
  })
)
