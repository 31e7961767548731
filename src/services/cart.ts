/**
 * Changes to the cart. A ticket is added by one call where the gateway has it. Otherwise the service stores only the
 * whole list, so a change reads, merges and writes it. Changes of one tab run one after the other, and other tabs are
 * notified. Decisions D-14 and D-41.
 */
import { Context, Data, Effect, Layer, Schema, Semaphore } from "effect"
import { addToCart, clearCart, getCart, putCart, verifyCart } from "../../schemas/api/index.ts"
import { isSameConfiguration } from "../../schemas/same-configuration.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { freshValue } from "./fresh-value.ts"
import { encodedForm } from "./http/encoded-form.ts"
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
type Merge<E> = (items: Items) => Effect.Effect<Items, E>

/** The cart undecoded: the service may have sealed more of an item than is decoded here, and gets that back. */
const putCartAsSent = {
  ...putCart,
  payload: Schema.Struct({ ...putCart.payload.fields, items: Schema.Array(Schema.Unknown) })
}
const addToCartAsSent = {
  ...addToCart,
  payload: Schema.Struct({ item: Schema.Unknown, replaces: Schema.optionalKey(Schema.String) })
}

/** State of a cart as of its last response. */
interface KnownCart {
  readonly items: Items
  readonly verified: ReadonlyArray<VerifiedCartItem> | null
}

/** Replaces `former` by the item; appends the item when `former` is absent or no longer in the cart. */
const withItem = (
  items: Items,
  item: CartItem,
  former: CartItem | null = null
): Effect.Effect<Items, MixedCurrencies> => {
  const isFormer = (present: CartItem): boolean => former !== null && isSameConfiguration(present, former)
  const others = items.filter((present) => isFormer(present) || !isSameConfiguration(present, item))
  const other = others.find((present) => !isFormer(present) && present.currencyCode !== item.currencyCode)
  if (other !== undefined) {
    return Effect.fail(new MixedCurrencies({ inCart: other.currencyCode, added: item.currencyCode }))
  }
  return Effect.succeed(
    others.some(isFormer) ? others.map((present) => (isFormer(present) ? item : present)) : [...others, item]
  )
}

const without =
  (removed: Items): Merge<never> =>
  (items) =>
    Effect.succeed(items.filter((present) => !removed.some((item) => isSameConfiguration(present, item))))

/** The gateway does not know the call; an unknown shop says the same to the next call. */
const lacksCall = (error: CallError | MixedCurrencies): boolean =>
  error._tag === "ResponseError" && [404, 405, 501].includes(error.status)

const isConflict = (error: unknown): boolean => error instanceof ResponseError && error.status === 409

/** The ways to write a cart: the whole list, read and merged before; or one item, where the gateway has the call. */
const cartWrites = ({ call }: Pick<Gateway["Service"], "call">) => {
  // An item shown may differ from the one read, but has the same seal.
  const sealed = new Map<string, unknown>()
  const sentOf = (item: CartItem): unknown =>
    (item.hash === null ? undefined : sealed.get(item.hash)) ?? encodedForm(item)

  const readMergeWrite = <E>(shopId: string, merge: Merge<E>, leftOutFor?: string) =>
    Effect.gen(function* () {
      const { items } = yield* call(getCart, { params: { shopId } })
      for (const item of items) if (item.hash !== null) sealed.set(item.hash, encodedForm(item))
      return yield* call(putCartAsSent, {
        params: { shopId },
        payload: { items: (yield* merge(items)).map(sentOf), ...(leftOutFor ? { leftOutFor } : {}) }
      })
    })

  /** After a conflict (another device was faster) it merges once more. */
  const merged = <E>(...change: Parameters<typeof readMergeWrite<E>>) =>
    readMergeWrite(...change).pipe(Effect.catchIf(isConflict, () => readMergeWrite(...change)))

  /** Only a sealed item can be named as the one to replace. */
  const addedAtOnce = (shopId: string, item: CartItem, former: CartItem | null) =>
    Effect.map(
      call(addToCartAsSent, {
        params: { shopId },
        payload: { item: sentOf(item), ...(former?.hash ? { replaces: former.hash } : {}) }
      }),
      ({ items }) => ({ items, verified: items })
    )

  const addedInSteps = (shopId: string, item: CartItem, former: CartItem | null) =>
    Effect.map(
      merged(shopId, (items) => withItem(items, item, former)),
      ({ items }) => ({ items, verified: null })
    )

  return { merged, addedAtOnce, addedInSteps }
}

/** Announcements of changed carts. `heard`: called before the listeners. */
const announcements = (tabs: Tabs["Service"], heard: () => void) => {
  const listeners = new Set<(shopId: string) => void>()
  return {
    /** The page of a change was left during its call, which may have changed the cart: this tab looks again, too. */
    tellAll: (shopId: string) =>
      Effect.andThen(
        tabs.announce("cart", shopId),
        Effect.sync(() => {
          for (const listener of listeners) listener(shopId)
        })
      ),
    /**
     * Never ends: calls `listener` with the shop id of each cart that another tab has changed, or this one by a change
     * whose page was left.
     */
    watch: (listener: (shopId: string) => void): Effect.Effect<never> =>
      Effect.suspend(() => {
        const listen = (shopId: string) => {
          heard()
          listener(shopId)
        }
        listeners.add(listen)
        return Effect.ensuring(
          tabs.listen("cart", listen),
          Effect.sync(() => listeners.delete(listen))
        )
      })
  }
}

const make = Effect.gen(function* () {
  const gateway = yield* Gateway
  const { call, offers } = gateway
  const { merged, addedAtOnce, addedInSteps } = cartWrites(gateway)
  const tabs = yield* Tabs
  const oneAtATime = Semaphore.makeUnsafe(1)
  let hasOneCall = offers(addToCart)

  const known = freshValue<KnownCart>()
  /** Changes that other tabs have announced. */
  let announced = 0
  const forgetKnown = Effect.sync(known.clear)
  const { tellAll, watch } = announcements(tabs, () => {
    known.clear()
    announced += 1
  })

  /** Runs one change of the cart at a time, within the time of one call. */
  const changing = <A, E>(shopId: string, name: string, work: Effect.Effect<A, E>) =>
    Effect.andThen(forgetKnown, work).pipe(
      within(name),
      Effect.tap(() => tabs.announce("cart", shopId)),
      Effect.onInterrupt(() => tellAll(shopId)),
      oneAtATime.withPermit
    )

  /** Changes the cart in its current state at the service. Returns the cart that the service confirmed. */
  const change = <E>(shopId: string, merge: Merge<E>, leftOutFor?: string) =>
    changing(shopId, "putCart", merged(shopId, merge, leftOutFor))

  const add = (
    shopId: string,
    item: CartItem,
    former: CartItem | null = null
  ): Effect.Effect<{ readonly items: Items }, CallError | MixedCurrencies> =>
    changing(
      shopId,
      "addToCart",
      Effect.gen(function* () {
        const announcedBefore = announced
        const cart = yield* hasOneCall && former?.hash !== null
          ? Effect.catchIf(addedAtOnce(shopId, item, former), lacksCall, () => {
              hasOneCall = false
              return addedInSteps(shopId, item, former)
            })
          : addedInSteps(shopId, item, former)
        // The response may be older than a change announced while it was on its way.
        if (announced === announcedBefore) yield* known.set(shopId, cart)
        return cart
      })
    )

  return {
    change,
    /** Returns the cart, without a call right after an addition. */
    read: Effect.fnUntraced(function* (
      shopId: string
    ): Effect.fn.Return<{ readonly items: Items }, CallError> {
      return (yield* known.get(shopId)) ?? (yield* call(getCart, { params: { shopId } }))
    }),
    /** Verifies the cart, without a call once after an addition that has verified it. */
    verify: Effect.fnUntraced(function* (
      shopId: string
    ): Effect.fn.Return<{ readonly items: ReadonlyArray<VerifiedCartItem> }, CallError> {
      const verified = (yield* known.get(shopId))?.verified ?? null
      known.clear()
      return verified === null ? yield* call(verifyCart, { params: { shopId } }) : { items: verified }
    }),
    /** Adds a configured ticket; replaces the same ticket if it is in the cart already. */
    add: (shopId: string, item: CartItem) => add(shopId, item),
    /** Replaces a ticket by its new configuration. */
    replace: (shopId: string, former: CartItem, item: CartItem) => add(shopId, item, former),
    restore: (shopId: string, restored: Items) =>
      change(shopId, (items) =>
        Effect.succeed([
          ...items,
          ...restored.filter((item) => !items.some((present) => isSameConfiguration(present, item)))
        ])
      ),
    /** Removes items; those of an order only until its payment fails. */
    remove: (shopId: string, removed: Items, orderId?: string) => change(shopId, without(removed), orderId),
    /** Empties the cart. Returns the cart after that, which another device may have changed. */
    clear: (shopId: string) =>
      Effect.andThen(forgetKnown, call(clearCart, { params: { shopId } })).pipe(
        Effect.tap(() => tabs.announce("cart", shopId)),
        Effect.andThen(call(getCart, { params: { shopId } })),
        Effect.onInterrupt(() => tellAll(shopId)),
        oneAtATime.withPermit
      ),
    watch
  }
})

export class CartService extends Context.Service<CartService, Effect.Success<typeof make>>()(
  "services/CartService"
) {
  static readonly layer = Layer.effect(CartService, make)
}
