/** Intents to order, each with its idempotency key, stored before the request for the order is sent. */
import { Effect } from "effect"
import type { Order, OrderRequest } from "../../schemas/order.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import { type OrderIntent, orderIntent, orderKey } from "./drafts.ts"

/**
 * Runs a read-modify-write of storage under a lock of this name, shared by all tabs of the browser. Work must be short and
 * must not throw. Without locks (an old browser, blocked storage) it runs all the same.
 */
const withLock = <A>(name: string, work: () => A): Effect.Effect<A> =>
  Effect.promise(async () => {
    const locks = globalThis.navigator?.locks
    if (locks === undefined) return work()
    return locks.request(`parkschein.${name}`, work).catch(work)
  })

/** Returns the hash of a cart; at once for the cart that was hashed last. */
export const makeCartHash = () => {
  const latest = new Map<string, string>()
  return (items: ReadonlyArray<CartItem>): Effect.Effect<string> =>
    Effect.suspend(() => {
      const cart = JSON.stringify(items)
      const known = latest.get(cart)
      if (known !== undefined) return Effect.succeed(known)
      const digest = Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(cart)))
      return Effect.map(digest, (bytes) => {
        const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")
        latest.clear()
        latest.set(cart, hash)
        return hash
      })
    })
}

/** Intents by driver and shop: in storage for reloads and other tabs, in memory where storage is blocked. */
export const makeIntents = () => {
  const memory = new Map<string, OrderIntent>()
  return (userId: string, shopId: string) => {
    const stored = orderIntent(userId, shopId)
    const nextKey = orderKey(userId, shopId)
    const key = `${userId} ${shopId}`
    const inTurn = <A>(work: () => A) => withLock(`order-intent.${key}`, work)
    const read = (): OrderIntent | undefined => stored.read() ?? memory.get(key)
    const write = (intent: OrderIntent) => {
      memory.set(key, intent)
      stored.write(intent)
    }
    const intentFor = (cartHash: string): OrderIntent | undefined => {
      const known = read()
      return known?.cartHash === cartHash && known.isOver !== true ? known : undefined
    }
    return {
      read,
      /** Stores the key of the next order of this cart, the same for all tabs. */
      prepare: (cartHash: string): Effect.Effect<void> =>
        inTurn(() => {
          if (intentFor(cartHash) === undefined && nextKey.read()?.cartHash !== cartHash)
            nextKey.write({ key: crypto.randomUUID(), cartHash })
        }),
      /**
       * Returns the intent for this cart, created by this or another tab; a new one after an order that failed. At once
       * under a prepared key: tabs that order at the same time have the same.
       */
      claim: (cartHash: string, request: OrderRequest): Effect.Effect<OrderIntent> => {
        const create = (key: string) => {
          const intent = { key, cartHash, request, orderId: null }
          // In this order: another tab sees the intent or the key, never neither.
          write(intent)
          nextKey.remove()
          return intent
        }
        return Effect.suspend(() => {
          const known = intentFor(cartHash)
          if (known !== undefined) return Effect.succeed(known)
          const next = nextKey.read()
          if (next?.cartHash === cartHash) return Effect.succeed(create(next.key))
          return inTurn(() => intentFor(cartHash) ?? create(crypto.randomUUID()))
        })
      },
      /** Stores the order's id, unless the intent has been replaced. */
      learn: (intent: OrderIntent, { orderId }: Order): Effect.Effect<void> =>
        inTurn(() => {
          if (read()?.key === intent.key) write({ ...intent, orderId })
        }),
      /** Keeps the declarations of an order that has ended unpaid, for the next one. */
      end: (which: (known: OrderIntent) => boolean): Effect.Effect<void> =>
        inTurn(() => {
          const known = read()
          if (known !== undefined && which(known)) write({ ...known, isOver: true })
        }),
      remove: (which: (known: OrderIntent) => boolean): Effect.Effect<void> =>
        inTurn(() => {
          const known = read()
          if (known === undefined || !which(known)) return
          memory.delete(key)
          stored.remove()
        })
    }
  }
}
