/** Calls about the cart. Its items were priced and sealed by this service for the driver, in one currency. */
import { Clock, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { Shop } from "../../../schemas/shop.ts"
import type { CartItem } from "../../../schemas/ticket.ts"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import { Carts } from "../repositories/carts.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Orders } from "../repositories/orders.ts"
import { needsExpressRequest } from "../rules/express-request.ts"
import { conflict, unprocessable } from "../rules/refused.ts"
import { returning, sharesItem } from "../rules/same-item.ts"
import { canonical, isSealed, type SealContext } from "../rules/seal.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { verifyItems } from "./cart-verification.ts"
import { activeShopById, found, shopById } from "./shop-access.ts"

const maximumItems = 50

/**
 * Items `present` in the cart were checked when they were stored. Their seals may be outdated since, by another key or
 * release: that blocks the order, as the verification says, but no change of the cart.
 */
const checkItems = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  context: SealContext,
  present: ReadonlyArray<CartItem>
) {
  const known = new Set(present.map(canonical))
  // Those that return after a payment has failed may be too many: all can still be removed.
  if (items.length > Math.max(maximumItems, present.length)) {
    return yield* unprocessable("E_CART_FULL", `A cart holds at most ${maximumItems} tickets.`, "items")
  }
  for (const [index, item] of items.entries()) {
    if (item.currencyCode !== items[0]?.currencyCode) {
      return yield* unprocessable(
        "E_CURRENCY_MIXED",
        "All tickets of a cart have the same currency.",
        `items.${index}.currencyCode`
      )
    }
    if (!known.has(canonical(item)) && !isSealed(item, context)) {
      return yield* conflict(
        "E_TICKET_CHANGED",
        "The item is not as this service configured it for this driver: configure it again.",
        `items.${index}.hash`
      )
    }
    if (items.findIndex((other) => other.hash === item.hash) !== index) {
      return yield* unprocessable(
        "E_CART_DUPLICATE",
        "The same configured ticket stands in the cart twice.",
        `items.${index}`
      )
    }
  }
})

/** Returns the items of the cart, locked with its driver until the transaction ends. */
const lockedItems = Effect.fnUntraced(function* ({ shopId, subject }: SealContext) {
  yield* (yield* Orders).lockDriver({ shopId, subject })
  return yield* (yield* Carts).lockedItems(shopId, subject)
})

/** Items paid meanwhile on another device do not return to the cart. */
const storeItems = Effect.fnUntraced(function* (
  { shopId, subject }: SealContext,
  items: ReadonlyArray<CartItem>
) {
  const sold = yield* (yield* IssuedTickets).soldSeals(items)
  const left = items.filter(({ hash }) => !sold.has(hash))
  yield* (yield* Carts).replace(shopId, subject, left)
  return left
})

/** Returns the items with those of the order that is over meanwhile; else these return if its payment fails. */
const withoutOrdered = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  orderId: string,
  present: ReadonlyArray<CartItem>,
  context: SealContext
) {
  const orders = yield* Orders
  const order = yield* orders.ofDriver(orderId, context)
  if (order?.storedStatus === "processing") {
    yield* orders.returnToCart(order.id)
    return items
  }
  const ordered = present.filter((item) => sharesItem(order?.items ?? [], [item]))
  return [...items, ...returning(ordered, items)]
})

/** Call within a transaction. */
const putItems = Effect.fnUntraced(function* (
  wanted: ReadonlyArray<CartItem>,
  leftOutFor: string | undefined,
  context: SealContext
) {
  const present = yield* lockedItems(context)
  const items =
    leftOutFor === undefined ? wanted : yield* withoutOrdered(wanted, leftOutFor, present, context)
  yield* checkItems(items, context, present)
  return yield* storeItems(context, items)
})

/** Call within a transaction. Adds the item, in the place of the one with the seal `replaces` if that is still there. */
const addItem = Effect.fnUntraced(function* (
  item: CartItem,
  replaces: string | undefined,
  context: SealContext
) {
  const present = yield* lockedItems(context)
  const isFormer = ({ hash }: CartItem) => hash !== null && hash === replaces
  const isSame = ({ hash }: CartItem) => hash === item.hash
  const items = present.some(isFormer)
    ? present.flatMap((other) => (isFormer(other) ? [item] : isSame(other) ? [] : [other]))
    : present.some(isSame)
      ? present
      : [...present, item]
  yield* checkItems(items, context, present)
  return yield* storeItems(context, items)
})

/** Returns the items with what their driver has to know before ordering. */
const verified = Effect.fnUntraced(function* (items: ReadonlyArray<CartItem>, shop: Shop, subject: string) {
  const now = new Date(yield* Clock.currentTimeMillis)
  return (yield* verifyItems(items, shop.id, subject)).map((item) => ({
    ...item,
    needsExpressRequest: needsExpressRequest(item, shop.areaCountry, now)
  }))
})

export const CartHandlers = HttpApiBuilder.group(ShopServiceApi, "cart", (handlers) =>
  handlers.handleAll({
    getCart: traced("getCart")(function* ({ params }) {
      const { subject } = yield* Caller
      const { items, beingPaid } = yield* found(yield* (yield* Carts).shown(params.shopId, subject), "shopId")
      return HttpServerResponse.text(`{"items":${items},"beingPaid":${beingPaid}}`, {
        contentType: "application/json"
      })
    }),
    putCart: traced("putCart")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const { sealKey: key, otherSealKey: otherKey } = yield* Settings
      const { shop } = yield* activeShopById(params.shopId)
      const context = { key, otherKey, shopId: shop.id, subject }
      return { items: yield* inIdempotentTransaction(putItems(payload.items, payload.leftOutFor, context)) }
    }),
    addToCart: traced("addToCart")(function* ({ params, payload: { item, replaces } }) {
      const { subject } = yield* Caller
      const { sealKey: key, otherSealKey: otherKey } = yield* Settings
      const { shop } = yield* activeShopById(params.shopId)
      const items = yield* inIdempotentTransaction(
        addItem(item, replaces, { key, otherKey, shopId: shop.id, subject })
      )
      return { items: yield* verified(items, shop, subject) }
    }),
    clearCart: traced("clearCart")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      yield* (yield* Carts).clear(shop.id, subject)
    }),
    verifyCart: traced("verifyCart")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      return { items: yield* verified(yield* (yield* Carts).items(shop.id, subject), shop, subject) }
    })
  })
)
