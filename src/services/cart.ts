/**
 * Changes to the cart. The service stores only the whole list, so a change reads, merges and writes it. Changes of one
 * tab run one after the other, and other tabs are notified. Decisions D-14 and D-41.
 */
import { Context, Data, Effect, Layer, Schema, Semaphore } from "effect"
import { clearCart, getCart, putCart } from "../../schemas/api/index.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import { asSent } from "./http/as-sent.ts"
import { type CallError, Gateway, ResponseError, within } from "./http/index.ts"
import { Tabs } from "./tabs.ts"

/** Error: one order is paid in one currency, so a cart holds one. @public by the signatures that fail with it. */
export class MixedCurrencies extends Data.TaggedError("MixedCurrencies")<{
  readonly inCart: string
  readonly added: string
}> {
  override get message(): string {
    return `The cart is in ${this.inCart}; a ticket in ${this.added} needs an order of its own.`
  }
}

type Items = ReadonlyArray<CartItem>

/** The cart undecoded: the service may have sealed more of an item than is decoded here, and gets that back. */
const putCartAsSent = { ...putCart, payload: Schema.Struct({ items: Schema.Array(Schema.Unknown) }) }

/** Returns true for the same configured ticket: by the service's seal, else by ticket, start and plates. */
const isSameItem = (one: CartItem, other: CartItem): boolean =>
  one.hash !== null && other.hash !== null
    ? one.hash === other.hash
    : one.id === other.id &&
      one.startTime === other.startTime &&
      JSON.stringify(one.plates) === JSON.stringify(other.plates)

/** Replaces `former` by the item; appends the item when `former` is absent or no longer in the cart. */
const withItem = (
  items: Items,
  item: CartItem,
  former: CartItem | null = null
): Effect.Effect<Items, MixedCurrencies> => {
  const isFormer = (present: CartItem): boolean => former !== null && isSameItem(present, former)
  const others = items.filter((present) => isFormer(present) || !isSameItem(present, item))
  const other = others.find((present) => !isFormer(present) && present.currencyCode !== item.currencyCode)
  if (other !== undefined) {
    return Effect.fail(new MixedCurrencies({ inCart: other.currencyCode, added: item.currencyCode }))
  }
  return Effect.succeed(
    others.some(isFormer) ? others.map((present) => (isFormer(present) ? item : present)) : [...others, item]
  )
}

const isConflict = (error: unknown): boolean => error instanceof ResponseError && error.status === 409

const make = Effect.gen(function* () {
  const { call } = yield* Gateway
  const tabs = yield* Tabs
  const oneAtATime = Semaphore.makeUnsafe(1)

  // An item shown may differ from the one read, but has the same seal.
  const sealed = new Map<string, unknown>()
  const sentOf = (item: CartItem): unknown =>
    (item.hash === null ? undefined : sealed.get(item.hash)) ?? asSent(item)

  const readMergeWrite = <E>(shopId: string, merge: (items: Items) => Effect.Effect<Items, E>) =>
    Effect.gen(function* () {
      const { items } = yield* call(getCart, { params: { shopId } })
      for (const item of items) if (item.hash !== null) sealed.set(item.hash, asSent(item))
      return yield* call(putCartAsSent, {
        params: { shopId },
        payload: { items: (yield* merge(items)).map(sentOf) }
      })
    })

  /**
   * Changes the cart in its current state at the service. After a conflict (another device was faster) it merges
   * once more. Returns the cart that the service confirmed.
   */
  const change = <E>(
    shopId: string,
    merge: (items: Items) => Effect.Effect<Items, E>
  ): Effect.Effect<{ readonly items: Items }, CallError | E> =>
    readMergeWrite(shopId, merge).pipe(
      Effect.catchIf(isConflict, () => readMergeWrite(shopId, merge)),
      within("putCart"),
      Effect.tap(() => tabs.announce("cart", shopId)),
      oneAtATime.withPermit
    )

  return {
    change,
    /** Adds a configured ticket; replaces the same ticket if it is in the cart already. */
    add: (shopId: string, item: CartItem) => change(shopId, (items) => withItem(items, item)),
    /** Replaces a ticket by its new configuration. */
    replace: (shopId: string, former: CartItem, item: CartItem) =>
      change(shopId, (items) => withItem(items, item, former)),
    /** Restores removed items. */
    restore: (shopId: string, restored: Items) =>
      change(shopId, (items) =>
        Effect.succeed([
          ...items,
          ...restored.filter((item) => !items.some((present) => isSameItem(present, item)))
        ])
      ),
    remove: (shopId: string, item: CartItem) =>
      change(shopId, (items) => Effect.succeed(items.filter((present) => !isSameItem(present, item)))),
    /** Empties the cart. Returns the cart after that, which another device may have changed. */
    clear: (shopId: string) =>
      call(clearCart, { params: { shopId } }).pipe(
        Effect.tap(() => tabs.announce("cart", shopId)),
        Effect.andThen(call(getCart, { params: { shopId } })),
        oneAtATime.withPermit
      ),
    /** Never ends: calls `listener` with the shop id of each cart that another tab has changed. */
    watch: (listener: (shopId: string) => void): Effect.Effect<never> => tabs.listen("cart", listener)
  }
})

export class CartService extends Context.Service<CartService, Effect.Success<typeof make>>()(
  "services/CartService"
) {
  static readonly layer = Layer.effect(CartService, make)
}
