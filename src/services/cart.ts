/**
 * The API group of the cart, and changes to it. The service knows only the whole list, so a change reads it, merges
 * and writes it back; changes of one tab wait for each other, and other tabs are told. Decisions D-14 and D-41.
 */
import { Context, Data, Effect, Layer, Schema, Semaphore } from "effect"
import { clearCart, getCart, putCart, verifyCart } from "../../schemas/api/index.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import { asSent } from "./http/as-sent.ts"
import { type CallError, Gateway, ResponseError, within } from "./http/index.ts"
import { Tabs } from "./tabs.ts"

/** One order is paid in one currency, so a cart holds one. @public by the signatures that fail with it. */
export class MixedCurrencies extends Data.TaggedError("MixedCurrencies")<{
  readonly inCart: string
  readonly added: string
}> {
  override get message(): string {
    return `The cart is in ${this.inCart}; a ticket in ${this.added} needs an order of its own.`
  }
}

type Items = ReadonlyArray<CartItem>

/** The service may have sealed more of an item than is known here: it gets back what it had sent. */
const CartAsSent = Schema.Struct({ items: Schema.Array(Schema.Unknown) })

/** The same configured ticket: by the service's seal, else by ticket, start and plates. */
const isSameItem = (one: CartItem, other: CartItem): boolean =>
  one.hash !== null && other.hash !== null
    ? one.hash === other.hash
    : one.id === other.id &&
      one.startTime === other.startTime &&
      JSON.stringify(one.plates) === JSON.stringify(other.plates)

/** `former` gives its place to the item; without one, or when it is gone, the item comes last. */
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
  const { query, write } = yield* Gateway
  const tabs = yield* Tabs
  const oneAtATime = Semaphore.makeUnsafe(1)

  const calls = {
    getCart: query(getCart, { ttl: 0 }),
    putCart: write({ ...putCart, payload: CartAsSent }, { invalidates: ["getCart"] }),
    clearCart: write(clearCart, { invalidates: ["getCart"] }),
    /** Says per item whether it can be ordered as it is. */
    verifyCart: write(verifyCart, { invalidates: [] })
  }

  // What is shown is not always what was read, but carries its seal.
  const sealed = new Map<string, unknown>()
  const sentOf = (item: CartItem): unknown =>
    (item.hash === null ? undefined : sealed.get(item.hash)) ?? asSent(item)

  const readMergeWrite = <E>(shopId: string, merge: (items: Items) => Effect.Effect<Items, E>) =>
    Effect.gen(function* () {
      const { items } = yield* calls.getCart.fresh({ params: { shopId } })
      for (const item of items) if (item.hash !== null) sealed.set(item.hash, asSent(item))
      return yield* calls.putCart({
        params: { shopId },
        payload: { items: (yield* merge(items)).map(sentOf) }
      })
    })

  /**
   * Changes the cart as it stands at the service. A conflict (another device was faster) is merged anew once.
   * Gives the cart that the service confirmed.
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
    ...calls,
    change,
    /** Adds a configured ticket; one that is already there is replaced. */
    add: (shopId: string, item: CartItem) => change(shopId, (items) => withItem(items, item)),
    /** Puts a ticket that was configured anew in the place of the former one. */
    replace: (shopId: string, former: CartItem, item: CartItem) =>
      change(shopId, (items) => withItem(items, item, former)),
    /** Puts back what was taken out. */
    restore: (shopId: string, restored: Items) =>
      change(shopId, (items) =>
        Effect.succeed([
          ...items,
          ...restored.filter((item) => !items.some((present) => isSameItem(present, item)))
        ])
      ),
    remove: (shopId: string, item: CartItem) =>
      change(shopId, (items) => Effect.succeed(items.filter((present) => !isSameItem(present, item)))),
    /** Empties the cart. Gives it as it is then: another device may have been faster. */
    clear: (shopId: string) =>
      calls.clearCart({ params: { shopId } }).pipe(
        Effect.tap(() => tabs.announce("cart", shopId)),
        Effect.andThen(calls.getCart.fresh({ params: { shopId } })),
        oneAtATime.withPermit
      ),
    /** Runs for ever: calls `listener` with the shop whose cart another tab has changed. */
    watch: (listener: (shopId: string) => void): Effect.Effect<never> => tabs.listen("cart", listener)
  }
})

export class CartService extends Context.Service<CartService, Effect.Success<typeof make>>()(
  "services/CartService"
) {
  static readonly layer = Layer.effect(CartService, make)
}
