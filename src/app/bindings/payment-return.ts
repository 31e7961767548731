/** What the actors of the payment return really do. */
import { Effect } from "effect"
import {
  type LoadedOrder,
  type LoadOrderFailure,
  paymentReturnMachine
} from "../../../machines/payment-return/index.ts"
import { addresses } from "../../addresses.ts"
import { ServerClock } from "../../services/clock.ts"
import { type CallError, toCallFailure } from "../../services/http/index.ts"
import { keptProof } from "../../services/kept-proof.ts"
import { keepOfflinePage } from "../../services/offline-page.ts"
import { OrderService } from "../../services/order.ts"
import type { ShopService } from "../../services/shop.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { leaveForPayment } from "./leave-for-payment.ts"
import { loadShop } from "./load-shop.ts"

export type PaymentReturnServices = ShopService | OrderService | ServerClock

/** An order that is another driver's, or an address that names none, is unknown to this driver. */
const isUnknownOrder = (error: CallError): boolean =>
  error._tag === "RequestInvalid" ||
  error._tag === "RequiredParameterError" ||
  (error._tag === "ResponseError" && (error.status === 404 || error.status === 403 || error.status === 400))

export const bindPaymentReturn = (run: Run<PaymentReturnServices>, environment: Environment) => {
  const actor = fromEffect(run)

  const loadOrder = ({
    shopPath,
    orderId
  }: {
    readonly shopPath: string
    readonly orderId: string
  }): Effect.Effect<LoadedOrder, LoadOrderFailure, PaymentReturnServices> =>
    Effect.gen(function* () {
      // The page is open to everybody, but an order is not.
      const user = environment.user()
      if (user === null) return yield* Effect.fail<LoadOrderFailure>({ _tag: "SessionLost" })
      const shop = yield* loadShop(shopPath)
      const orders = yield* OrderService
      const order = yield* orders
        .follow({ userId: user.userId, shopId: shop.id, orderId })
        .pipe(
          Effect.mapError(
            (error): LoadOrderFailure =>
              isUnknownOrder(error) ? { _tag: "OrderNotFound" } : toCallFailure(error)
          )
        )
      if (order.status === "paid") environment.tell({ topic: "cartChanged", shopId: shop.id })
      const clock = yield* ServerClock
      const seenAt = new Date(yield* clock.now).toISOString()
      return { shop, order, seenAt }
    })

  return paymentReturnMachine.provide({
    actors: {
      loadOrder: actor("loadOrder", loadOrder),
      leaveForPayment: actor("leaveForPayment", leaveForPayment(environment))
    },
    actions: {
      requestLogin: environment.reportSessionLost,
      keepProof: ({ context }, proof) => {
        if (proof === null) return
        keptProof(proof.order.orderId).write(proof)
        void keepOfflinePage(addresses.paymentResult(context.shopPath))
      }
    }
  })
}
