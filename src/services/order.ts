/**
 * Orders. An order is created exactly once: each purchase has an idempotency key, which is
 * stored before the request is sent; a request with an unknown outcome is retried under the same key.
 */
import { Context, Data, Effect, Fiber, Layer } from "effect"
import { cancelOrder, createOrder, getOpenOrder, getOrder } from "../../schemas/api/index.ts"
import type { Order, OrderRequest } from "../../schemas/order.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { OrderIntent } from "./drafts.ts"
import { freshValue } from "./fresh-value.ts"
import { type CallError, Gateway } from "./http/index.ts"
import { isOutcomeUnknown } from "./http/outcome.ts"
import { retrying } from "./http/retry.ts"
import { type RetryPolicy, timeout } from "./http/retry-policies.ts"
import { makeCartHash, makeIntents } from "./order-intents.ts"
import { Tabs } from "./tabs.ts"

/** Outcome unknown after three requests. `place` retries under the same key. @public by signatures. */
export class OrderOutcomeUnknown extends Data.TaggedError("OrderOutcomeUnknown")<{
  readonly cause: unknown
}> {
  override get message(): string {
    return "It is not known whether the order was made. Ask again: no second order can come of it."
  }
}

/** Three requests in all. */
const sameKeyPolicy: RetryPolicy = { retries: 2, baseDelay: 1000, maxDelay: 5000, deadline: timeout }

interface OpenOrder {
  readonly order: Order | null
}

interface Driver {
  readonly userId: string
  readonly shopId: string
}

export interface Which extends Driver {
  readonly orderId: string
}

export interface Purchase extends Driver {
  /** The cart that the driver has seen and accepted. */
  readonly items: ReadonlyArray<CartItem>
  readonly request: OrderRequest
}

type Sealed = ReadonlyArray<Pick<CartItem, "hash">>

const isOver = (order: Order): boolean => order.status !== "open" && order.status !== "processing"

/** The service has refused: there is no order under this key, and the next attempt gets a new key. */
export const isRefusal = (error: CallError): boolean =>
  error._tag === "RequiredParameterError" ||
  error._tag === "RequestInvalid" ||
  (error._tag === "ResponseError" && error.status !== 401 && !isOutcomeUnknown(error))

interface Placing extends Pick<Gateway["Service"], "call"> {
  readonly intents: ReturnType<typeof makeIntents>
  readonly tabs: Tabs["Service"]
}

/** Returns how the intent for a cart is claimed and its order made. */
const placing = ({ call, intents, tabs }: Placing) => {
  const send = (shopId: string, intent: OrderIntent): Effect.Effect<Order, CallError> =>
    call(createOrder, {
      params: { shopId },
      headers: { "idempotency-key": intent.key },
      payload: intent.request
    }).pipe(retrying({ call: "createOrder", policy: sameKeyPolicy, isRetryable: isOutcomeUnknown }))

  const placeUnder = ({ userId, shopId }: Driver, intent: OrderIntent) => {
    const remembered = intents(userId, shopId)
    const isThis = ({ key }: OrderIntent) => key === intent.key
    const keep = (order: Order) => {
      if (order.status === "paid") return remembered.remove(isThis)
      return isOver(order) ? remembered.end(isThis) : remembered.learn(intent, order)
    }
    return send(shopId, intent).pipe(
      Effect.tap(keep),
      // Carts in other tabs show the order, and offer to pay it.
      Effect.tap((order) => (order.orderId === intent.orderId ? Effect.void : tabs.announce("cart", shopId))),
      Effect.tapError((error) => (isRefusal(error) ? remembered.remove(isThis) : Effect.void)),
      Effect.mapError((error) =>
        isOutcomeUnknown(error) ? new OrderOutcomeUnknown({ cause: error }) : error
      )
    )
  }

  return Effect.fnUntraced(function* (driver: Driver, hash: string, request: OrderRequest) {
    const claimed = intents(driver.userId, driver.shopId).claim(hash, request)
    const order = yield* placeUnder(driver, yield* claimed)
    return isOver(order) && order.status !== "paid" ? yield* placeUnder(driver, yield* claimed) : order
  })
}

/** Returns whether the driver has ordered exactly these items: a changed one has another seal. */
const isRequestFor = ({ hashes = [] }: OrderRequest, items: Sealed): boolean =>
  hashes.length === items.length && items.every(({ hash }) => hash !== null && hashes.includes(hash))

const openOrders = ({ call, offers }: Pick<Gateway["Service"], "call" | "offers">) => {
  const request = (shopId: string): Effect.Effect<OpenOrder, CallError> =>
    offers(getOpenOrder) ? call(getOpenOrder, { params: { shopId } }) : Effect.succeed({ order: null })
  const requested = freshValue<Fiber.Fiber<OpenOrder, CallError>>()
  return {
    /** Requests the open order of a cart that is about to open; the next `open` takes the response over. */
    openAhead: (shopId: string): Effect.Effect<void> =>
      Effect.flatMap(Effect.forkDetach(request(shopId), { startImmediately: true }), (answer) =>
        requested.set(shopId, answer)
      ),
    /** Returns the order that can be paid, or whose bank is being queried, whichever device began it. */
    open: (shopId: string): Effect.Effect<OpenOrder, CallError> =>
      Effect.flatMap(requested.get(shopId), (answer) => {
        requested.clear()
        return answer === null ? request(shopId) : Fiber.join(answer)
      })
  }
}

const make = Effect.gen(function* () {
  const gateway = yield* Gateway
  const { call, forget } = gateway
  const { open, openAhead } = openOrders(gateway)
  const tabs = yield* Tabs
  const intents = makeIntents()
  const cartHash = makeCartHash()
  const claimAndPlace = placing({ call, intents, tabs })

  /** Returns the order; one that is over is no longer pending, and a paid one has emptied the cart. */
  const recorded = Effect.fnUntraced(function* ({ userId, shopId }: Which, order: Order) {
    if (!isOver(order)) return order
    const remembered = intents(userId, shopId)
    const isThis = ({ orderId }: OrderIntent) => orderId === order.orderId
    yield* order.status === "paid" ? remembered.remove(isThis) : remembered.end(isThis)
    if (order.status === "paid") {
      yield* forget(["getCart", "activeTickets", "onlineShopOptions"])
      yield* tabs.announce("cart", shopId)
    }
    return order
  })

  /** Prepares the order of a cart that the driver is looking at, so that `place` sends its request at once. */
  const prepare = ({ userId, shopId }: Driver, items: ReadonlyArray<CartItem>): Effect.Effect<void> =>
    Effect.flatMap(cartHash(items), (hash) => intents(userId, shopId).prepare(hash))

  /**
   * Orders the cart that the driver has seen. Idempotent per cart, also after a reload or in another tab at
   * the same time: returns the same order. If that order has failed, creates a new one.
   */
  const place = Effect.fnUntraced(function* ({ items, ...purchase }: Purchase) {
    const request = { ...purchase.request, hashes: items.flatMap((item) => item.hash ?? []) }
    return yield* claimAndPlace(purchase, yield* cartHash(items), request)
  })

  /** Orders the same cart again after an order of this browser that failed; null without one. */
  const again = Effect.fnUntraced(function* (driver: Driver) {
    const known = yield* pending(driver.userId, driver.shopId)
    return known === undefined ? null : yield* claimAndPlace(driver, known.cartHash, known.request)
  })

  /** Returns the current order. If final, the next purchase is a new one; if paid, the cart is empty. */
  const follow = Effect.fnUntraced(function* (which: Which) {
    const { shopId, orderId } = which
    return yield* recorded(which, yield* call(getOrder, { params: { shopId, orderId } }))
  })

  /** Cancels an open order; returns a final one unchanged. */
  const cancel = Effect.fnUntraced(function* (which: Which) {
    const { shopId, orderId } = which
    const order = yield* recorded(which, yield* call(cancelOrder, { params: { shopId, orderId } }))
    yield* tabs.announce("cart", shopId)
    return order
  })

  /** Returns the pending intent, as after a reload; undefined if there is none. */
  const pending = (userId: string, shopId: string): Effect.Effect<OrderIntent | undefined> =>
    Effect.sync(() => intents(userId, shopId).read())

  /** Returns what the driver declared when ordering exactly these items here; undefined if it was another cart. */
  const declared = ({ userId, shopId }: Driver, items: Sealed) =>
    Effect.map(pending(userId, shopId), (known) =>
      known !== undefined && isRequestFor(known.request, items) ? known.request : undefined
    )

  /** Returns whether this browser has made the order; after a lost response, by the tickets it has requested. */
  const isFromHere = ({ userId, shopId }: Driver, { orderId, items }: Order) =>
    Effect.map(
      pending(userId, shopId),
      (known) =>
        known !== undefined &&
        (known.orderId === null
          ? known.isOver !== true && isRequestFor(known.request, items)
          : known.orderId === orderId)
    )

  /** Returns the open order, else the last one begun here and not seen finished; null for none. */
  const latest = Effect.fnUntraced(function* ({ userId, shopId }: Driver) {
    const { order } = yield* open(shopId)
    if (order !== null) return order
    const known = yield* pending(userId, shopId)
    return known === undefined || known.orderId === null || known.isOver === true
      ? null
      : yield* follow({ userId, shopId, orderId: known.orderId })
  })

  return { open, openAhead, prepare, place, again, follow, cancel, pending, declared, isFromHere, latest }
})

export class OrderService extends Context.Service<OrderService, Effect.Success<typeof make>>()(
  "services/OrderService"
) {
  static readonly layer = Layer.effect(OrderService, make)
}
