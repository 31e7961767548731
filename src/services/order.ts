/**
 * The API group of orders. An order is made exactly once: the decision to buy has a key, the key is remembered before
 * anything is sent, and whatever has an unknown outcome is sent again under the same key.
 */
import { Context, Data, Effect, Layer } from "effect"
import { cancelOrder, createOrder, getOpenOrder, getOrder, orderReceipt } from "../../schemas/api/index.ts"
import type { Order, OrderRequest } from "../../schemas/order.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import { type OrderIntent, orderIntent } from "./drafts.ts"
import { type CallError, Gateway } from "./http/index.ts"
import { isOutcomeUnknown, retrying } from "./http/retry.ts"
import { patience, type RetryPolicy } from "./http/retry-policies.ts"
import { Tabs } from "./tabs.ts"

/** Three tries, and nobody knows whether there is an order. `place` again asks under the same key. */
export class OrderOutcomeUnknown extends Data.TaggedError("OrderOutcomeUnknown")<{
  readonly cause: unknown
}> {
  override get message(): string {
    return "It is not known whether the order was made. Ask again: no second order can come of it."
  }
}

/** Three requests in all. */
const sameKeyPolicy: RetryPolicy = { retries: 2, firstWait: 1000, longestWait: 5000, deadline: patience }

export interface Purchase {
  readonly userId: string
  readonly shopId: string
  /** The cart that the driver has seen and accepted. */
  readonly items: ReadonlyArray<CartItem>
  readonly request: OrderRequest
}

const cartHash = (items: ReadonlyArray<CartItem>): Effect.Effect<string> =>
  Effect.map(
    Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(items)))),
    (digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
  )

const isOver = (order: Order): boolean => ["paid", "failed", "expired"].includes(order.status)

/** The service has said no, so there is no order under this key and the next attempt is a new decision. */
const isRefusal = (error: CallError): boolean =>
  error._tag === "RequiredParameterError" ||
  error._tag === "RequestInvalid" ||
  (error._tag === "ResponseError" && error.status !== 401 && !isOutcomeUnknown(error))

/** Intents by driver and shop: in storage for a reload, in memory for a browser that blocks storage. */
const makeIntents = () => {
  const memory = new Map<string, OrderIntent>()
  return (userId: string, shopId: string) => {
    const slot = orderIntent(userId, shopId)
    const key = `${userId} ${shopId}`
    return {
      read: (): OrderIntent | undefined => slot.read() ?? memory.get(key),
      write: (intent: OrderIntent) => {
        memory.set(key, intent)
        slot.write(intent)
      },
      remove: () => {
        memory.delete(key)
        slot.remove()
      }
    }
  }
}

const make = Effect.gen(function* () {
  const { query, write, forget } = yield* Gateway
  const tabs = yield* Tabs
  const intents = makeIntents()

  const calls = {
    /** The bare call; `place` is what a purchase needs. */
    createOrder: write("createOrder", createOrder, { drops: ["getCart", "getOrder", "activeTickets"] }),
    getOrder: query("getOrder", getOrder, { keepFor: 0 }),
    orderReceipt: query("orderReceipt", orderReceipt, { keepFor: 0 }),
    getOpenOrder: query("getOpenOrder", getOpenOrder, { keepFor: 0 }),
    cancelOrder: write("cancelOrder", cancelOrder, { drops: ["getOrder", "getOpenOrder"] })
  }

  const send = (shopId: string, intent: OrderIntent): Effect.Effect<Order, CallError> =>
    calls
      .createOrder({
        params: { shopId },
        headers: { "idempotency-key": intent.key },
        payload: intent.request
      })
      .pipe(retrying({ call: "createOrder", policy: sameKeyPolicy, isRetryable: isOutcomeUnknown }))

  const placeUnder = (
    { userId, shopId }: Purchase,
    intent: OrderIntent
  ): Effect.Effect<Order, CallError | OrderOutcomeUnknown> => {
    const remembered = intents(userId, shopId)
    remembered.write(intent)
    return send(shopId, intent).pipe(
      Effect.tap((order) =>
        Effect.sync(() =>
          isOver(order) ? remembered.remove() : remembered.write({ ...intent, orderId: order.orderId })
        )
      ),
      Effect.mapError((error) => {
        if (isRefusal(error)) remembered.remove()
        return isOutcomeUnknown(error) ? new OrderOutcomeUnknown({ cause: error }) : error
      })
    )
  }

  /**
   * Orders the cart. Called again for the same cart, also after a reload or in another tab, it gives the same order.
   * When that one has failed or expired, the driver wants a new one and gets it.
   */
  const place = Effect.fnUntraced(function* (purchase: Purchase) {
    const hash = yield* cartHash(purchase.items)
    const known = intents(purchase.userId, purchase.shopId).read()
    const isSameCart = known?.cartHash === hash
    const begin = (): OrderIntent => ({
      key: crypto.randomUUID(),
      cartHash: hash,
      request: purchase.request,
      orderId: null
    })
    const order = yield* placeUnder(purchase, isSameCart ? known : begin())
    return isSameCart && (order.status === "failed" || order.status === "expired")
      ? yield* placeUnder(purchase, begin())
      : order
  })

  /** The order as it stands now. Once it is over, the next purchase is a new one; once it is paid, the cart is empty. */
  const follow = Effect.fnUntraced(function* (which: {
    readonly userId: string
    readonly shopId: string
    readonly orderId: string
  }) {
    const { userId, shopId, orderId } = which
    const order = yield* calls.getOrder.fresh({ params: { shopId, orderId } })
    if (!isOver(order)) return order
    const remembered = intents(userId, shopId)
    if (remembered.read()?.orderId === orderId) remembered.remove()
    if (order.status === "paid") {
      yield* forget(["getCart", "activeTickets", "onlineShopOptions"])
      yield* tabs.announce("cart", shopId)
    }
    return order
  })

  /** The purchase that was begun and whose end nobody has seen, as after a reload; undefined when there is none. */
  const pending = (userId: string, shopId: string): Effect.Effect<OrderIntent | undefined> =>
    Effect.sync(() => intents(userId, shopId).read())

  return { ...calls, place, follow, pending }
})

export class OrderService extends Context.Service<OrderService, Effect.Success<typeof make>>()(
  "services/OrderService"
) {
  static readonly layer = Layer.effect(OrderService, make)
}
