import { Effect } from "effect"
import type { CallFailure, Unreachable } from "../../machines/failures.ts"
import {
  type FoundOrder,
  type LoadedOrder,
  type LoadOrderFailure,
  type OrderAgainFailure,
  paymentReturnMachine,
  type ReminderInput
} from "../../machines/payment-return/index.ts"
import { hasPlate } from "../../schemas/licence-plate/index.ts"
import type { Order } from "../../schemas/order.ts"
import type { Plate } from "../../schemas/plate.ts"
import { loadFirstTexts, loadLaterTexts } from "../i18n/load-texts.ts"
import { availableLanguages, regional } from "../i18n/locale.ts"
import { ServerClock } from "../services/clock.ts"
import { type CallError, type Gateway, toCallFailure } from "../services/http/index.ts"
import { lastPurchase } from "../services/last-purchase.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { isRefusal, OrderService } from "../services/order.ts"
import { recentPlates } from "../services/recent-plates.ts"
import { idle } from "../ui/when-idle.ts"
import { type Environment, sayIn } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { leaveForPayment } from "./leave-for-payment.ts"
import { findShop } from "./load-shop.ts"
import { fetchReceipt, reportReceiptFailed, saveReceipt } from "./receipt.ts"

export type PaymentReturnServices = OrderService | Gateway | ServerClock

/** Fetches the texts of all languages, stored with the page: the proof may be shown in another language. */
const fetchAllTexts = async (): Promise<void> => {
  await idle()
  await Promise.allSettled(
    availableLanguages.flatMap((language) => {
      const locale = regional[language]
      return [loadFirstTexts(locale), loadLaterTexts(locale)]
    })
  )
}

/** Returns true for another driver's order, or an address without one: unknown to this driver. */
const isUnknownOrder = (error: CallError): boolean =>
  error._tag === "RequestInvalid" ||
  error._tag === "RequiredParameterError" ||
  (error._tag === "ResponseError" && (error.status === 404 || error.status === 403 || error.status === 400))

export const bindPaymentReturn = (
  run: Run<PaymentReturnServices>,
  environment: Environment,
  /** Ends once the session is known: a stored proof is shown before that. */
  decided: Effect.Effect<void, Unreachable> = Effect.void
) => {
  const actor = fromEffect(run)
  const say = sayIn(environment)

  /** The page is public, but an order is not. */
  const signedIn = Effect.flatMap(decided, () => {
    const user = environment.user()
    return user === null ? Effect.fail({ _tag: "SessionLost" } as const) : Effect.succeed(user)
  })
  /**
   * What was bought stays, also in a closed shop. The page retries by itself whatever the reason, since it
   * depends on the status of the order.
   */
  const loadShop = (shopPath: string) =>
    findShop(shopPath).pipe(
      Effect.catchTag(["NotAllowed", "TooManyRequests"], () =>
        Effect.fail<CallFailure>({ _tag: "ServiceFailed" })
      )
    )
  const now = Effect.gen(function* () {
    const clock = yield* ServerClock
    return new Date(yield* clock.now).toISOString()
  })

  /** Loaded only for an order with reminders. */
  const reminders = Effect.tryPromise({
    try: async () => (await import("./reminder-here.ts")).remindersOf(environment),
    catch: (): CallFailure => ({ _tag: "ServiceFailed" })
  })
  const remindedOf = (shopId: string, shopPath: string, { orderId, pushKey }: Order) =>
    pushKey === undefined
      ? Effect.succeed(null)
      : reminders.pipe(
          Effect.flatMap(({ status }) => status({ shopId, shopPath, orderId, pushKey })),
          Effect.orElseSucceed(() => null)
        )

  const seen = Effect.fnUntraced(function* (
    shop: NonNullable<LoadedOrder["shop"]>,
    shopPath: string,
    order: Order,
    userId: string
  ) {
    const orders = yield* OrderService
    // The order was refunded: its stored proof would show an invalid ticket.
    if (order.status === "cancelled") offlineProof(order.orderId).remove()
    const reminder = yield* remindedOf(shop.id, shopPath, order)
    return {
      shop,
      order,
      // When the proof is stored, so that both clocks are read at once.
      seenAt: yield* now,
      reminder,
      isDeclaredHere: (yield* orders.declared({ userId, shopId: shop.id }, order.items)) !== undefined
    }
  })

  const loadOrder = ({ shopPath, orderId }: { readonly shopPath: string; readonly orderId: string }) =>
    Effect.gen(function* () {
      const { userId } = yield* signedIn
      const shop = yield* loadShop(shopPath).pipe(
        // The stored proof names a shop that is gone: its orders and receipts can still be requested.
        Effect.catchTag(["ShopNotFound", "ShopInactive"], (gone) =>
          Effect.mapError(Effect.fromNullishOr(offlineProof(orderId).read()?.shop), () => gone)
        )
      )
      const orders = yield* OrderService
      const order = yield* orders
        .follow({ userId, shopId: shop.id, orderId })
        .pipe(
          Effect.mapError(
            (error): LoadOrderFailure =>
              isUnknownOrder(error) ? { _tag: "OrderNotFound" } : toCallFailure(error)
          )
        )
      return yield* seen(shop, shopPath, order, userId)
    })

  const findOrder = ({
    shopPath
  }: {
    readonly shopPath: string
  }): Effect.Effect<FoundOrder, CallFailure, PaymentReturnServices> =>
    Effect.gen(function* () {
      const { userId } = yield* signedIn
      const shop = yield* loadShop(shopPath).pipe(
        Effect.catchTags({
          ShopNotFound: () => Effect.succeed(null),
          ShopInactive: () => Effect.succeed(null)
        })
      )
      const none = { shop, order: null, seenAt: yield* now, reminder: null, isDeclaredHere: false }
      if (shop === null) return none
      const orders = yield* OrderService
      const order = yield* orders.latest({ userId, shopId: shop.id }).pipe(Effect.mapError(toCallFailure))
      return order === null ? none : yield* seen(shop, shopPath, order, userId)
    })

  const orderAgain = ({ shopId }: { readonly shopId: string }) =>
    Effect.gen(function* () {
      const { userId } = yield* signedIn
      const orders = yield* OrderService
      const order = yield* orders.again({ userId, shopId }).pipe(
        Effect.mapError((error): OrderAgainFailure => {
          if (error._tag === "OrderOutcomeUnknown") return { _tag: "Unreachable" }
          return isRefusal(error) ? { _tag: "CartToCheck" } : toCallFailure(error)
        })
      )
      return order ?? (yield* Effect.fail({ _tag: "CartToCheck" } as const))
    })

  /** Unknown plates belong to another car, which must not be bought for again with one tap. */
  const areKnown = (plates: ReadonlyArray<Plate>, userId: string): boolean => {
    const known = recentPlates(userId).read() ?? []
    return plates.every((plate) => hasPlate(known, plate))
  }

  return paymentReturnMachine.provide({
    actors: {
      loadOrder: actor("loadOrder", loadOrder),
      findOrder: actor("findOrder", findOrder),
      orderAgain: actor("orderAgain", orderAgain),
      fetchReceipt: actor("fetchReceipt", fetchReceipt),
      startReminder: actor("startReminder", (asked: ReminderInput) =>
        Effect.flatMap(reminders, ({ startReminder }) => startReminder(asked))
      ),
      endReminder: actor("endReminder", (asked: ReminderInput) =>
        Effect.flatMap(reminders, ({ endReminder }) => endReminder(asked))
      ),
      leaveForPayment: actor("leaveForPayment", leaveForPayment(environment))
    },
    actions: {
      saveReceipt: (_, file) => saveReceipt(file),
      reportReceiptFailed: reportReceiptFailed(environment),
      reportReminderFailed: () =>
        say({ type: "error", about: "reminder", message: "account.tickets.reminderFailed" }),
      keepProof: ({ context }, proof) => {
        if (proof === null) return
        offlineProof(proof.order.orderId).write({ ...proof, keptAt: new Date().toISOString() })
        const bought = proof.order.items.at(-1)
        const user = environment.user()
        if (bought !== undefined && user !== null && areKnown(bought.plates, user.userId)) {
          const last = lastPurchase(user.userId, context.shopPath)
          const at = proof.order.createdAt
          // The proof of an earlier order may be opened again.
          if (!(Date.parse(last.read()?.at ?? "") > Date.parse(at)))
            last.write({ ticketId: bought.id, plates: bought.plates, at })
        }
        // Loaded once the proof is shown.
        void import("../services/offline-page.ts")
          .then(({ keepOfflinePage }) =>
            keepOfflinePage(environment.addressOf({ name: "paymentSuccess", shop: context.shopPath }))
          )
          .then(fetchAllTexts, () => undefined)
      }
    }
  })
}
