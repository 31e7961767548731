import { Effect, Fiber } from "effect"
import {
  type CancelOrderFailure,
  type CartChange,
  checkoutMachine,
  type PlaceOrderFailure,
  type PlaceOrderInput
} from "../../machines/checkout/index.ts"
import { getCart } from "../../schemas/api/index.ts"
import { coverKey } from "../../schemas/cover-key.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { CartService } from "../services/cart.ts"
import { confirmedCovers } from "../services/drafts.ts"
import {
  type CallError,
  call,
  type Gateway,
  hasCode,
  toCallFailure,
  toPageFailure
} from "../services/http/index.ts"
import { OrderService } from "../services/order.ts"
import { ownPlates, recentPlates } from "../services/recent-plates.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { leaveForPayment } from "./leave-for-payment.ts"
import { makeShopLoader } from "./load-shop.ts"

interface OrderIds {
  readonly shopId: string
  readonly orderId: string
}

export type CheckoutServices = Gateway | CartService | OrderService

const toPlaceOrderFailure = (error: CallError): PlaceOrderFailure => {
  if (hasCode(error, "E_CART_INVALID")) return { _tag: "CartInvalid" }
  if (hasCode(error, "E_CART_CHANGED") || hasCode(error, "E_CART_EMPTY"))
    return { _tag: "CartChangedElsewhere" }
  if (hasCode(error, "E_PAYMENT_UNDER_WAY")) return { _tag: "PaymentUnderWay" }
  if (hasCode(error, "E_TOTAL_TOO_LOW")) return { _tag: "TotalTooLow" }
  if (hasCode(error, "E_SHOP_INACTIVE")) return { _tag: "ShopInactive" }
  const isRefused =
    error._tag === "RequestInvalid" ||
    error._tag === "RequiredParameterError" ||
    (error._tag === "ResponseError" && error.status >= 400 && error.status < 500 && error.status !== 401)
  return isRefused ? { _tag: "OrderRefused" } : toCallFailure(error)
}

/** Returns the item in the form of the cart, without the service's verdict. */
const cartItemOf = ({
  valid: _,
  problem: __,
  needsExpressRequest: ___,
  coveredBy: ____,
  ...item
}: VerifiedCartItem): CartItem => item

/** Applies the change; returns the cart as the service confirms it. */
const changed = (cart: typeof CartService.Service, shopId: string, change: CartChange | null) => {
  switch (change?.kind) {
    case "remove":
      return cart.remove(shopId, change.items.map(cartItemOf), change.orderId)
    case "clear":
      return cart.clear(shopId)
    case "restore":
      return cart.restore(shopId, change.items)
    default:
      return call(getCart, { params: { shopId } })
  }
}

/** Verifies the cart, and prepares its order, for which the cart does not wait. */
const verified = Effect.fnUntraced(function* (userId: string, shopId: string) {
  const { items } = yield* CartService.use((cart) => cart.verify(shopId))
  const orders = yield* OrderService
  yield* Effect.forkDetach(orders.prepare({ userId, shopId }, items.map(cartItemOf)))
  return items
}, Effect.mapError(toCallFailure))

export const bindCheckout = (run: Run<CheckoutServices>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  const userId = () => environment.user()?.userId ?? ""

  const loadCart = ({ shopPath }: { readonly shopPath: string }) =>
    Effect.gen(function* () {
      const shop = yield* loadShop(shopPath)
      const cart = yield* CartService
      const orders = yield* OrderService
      // Runs concurrently; `Effect.all` would add its code to the first page. At once: a cart whose responses are
      // there already is rendered once, not first while it loads.
      const reading = yield* Effect.forkChild(cart.read(shop.id), { startImmediately: true })
      const { order } = yield* orders.open(shop.id).pipe(Effect.mapError(toPageFailure))
      const { items } = yield* Fiber.join(reading).pipe(Effect.mapError(toPageFailure))
      const driver = { userId: userId(), shopId: shop.id }
      const begun = order === null ? null : { order, isFromHere: yield* orders.isFromHere(driver, order) }
      const request = yield* orders.declared(driver, items)
      return {
        shop,
        items,
        begun,
        confirmed: confirmedCovers(userId(), shop.id).read() ?? [],
        ownPlates: ownPlates(
          recentPlates(userId()).read() ?? [],
          shop.userShopGroups.flatMap((group) => group.activePlates)
        ),
        declared: request
          ? { hasAccepted: request.acceptedTerms, asksForStart: request.expressRequest === true }
          : null
      }
    })

  const changeCart = ({ shopId, change }: { readonly shopId: string; readonly change: CartChange | null }) =>
    CartService.use((cart) => changed(cart, shopId, change)).pipe(
      Effect.map(({ items }) => items),
      Effect.mapError(toCallFailure)
    )

  /** Stores what is bought again on purpose, so that the cart does not ask after a failed payment. */
  const keepConfirmed = ({ shopId, items, boughtAgain }: PlaceOrderInput) => {
    const covers = confirmedCovers(userId(), shopId)
    const told = items.filter(({ hash, id }) => boughtAgain.includes(hash ?? id)).map(coverKey)
    if (told.length > 0) covers.write([...new Set([...(covers.read() ?? []), ...told])])
  }

  const placeOrder = (input: PlaceOrderInput) =>
    OrderService.use((orders) => {
      const { shopId, items, hasAccepted, asksForStart, boughtAgain } = input
      keepConfirmed(input)
      return orders.place({
        userId: userId(),
        shopId,
        items: items.map(cartItemOf),
        request: {
          acceptedTerms: hasAccepted,
          acceptedPrivacy: hasAccepted,
          ...(asksForStart ? { expressRequest: true } : {}),
          locale: environment.locale(),
          ...(boughtAgain.length > 0 ? { coveredHashes: boughtAgain } : {})
        }
      })
    }).pipe(
      Effect.mapError(
        (error): PlaceOrderFailure =>
          error._tag === "OrderOutcomeUnknown" ? { _tag: "Unreachable" } : toPlaceOrderFailure(error)
      )
    )

  const cancelOrder = ({ shopId, orderId }: OrderIds) =>
    OrderService.use((orders) => orders.cancel({ userId: userId(), shopId, orderId })).pipe(
      Effect.mapError(
        (error): CancelOrderFailure =>
          hasCode(error, "E_PAYMENT_UNDER_WAY") ? { _tag: "PaymentUnderWay" } : toCallFailure(error)
      )
    )

  return checkoutMachine.provide({
    actors: {
      loadCart: actor("loadCart", loadCart),
      verifyCart: actor("verifyCart", ({ shopId }: { readonly shopId: string }) =>
        verified(userId(), shopId)
      ),
      changeCart: actor("changeCart", changeCart),
      placeOrder: actor("placeOrder", placeOrder),
      loadOrder: actor("loadOrder", ({ shopId, orderId }: OrderIds) =>
        OrderService.use((orders) => orders.follow({ userId: userId(), shopId, orderId })).pipe(
          Effect.mapError(toCallFailure)
        )
      ),
      cancelOrder: actor("cancelOrder", cancelOrder),
      leaveForPayment: actor("leaveForPayment", leaveForPayment(environment))
    }
  })
}
