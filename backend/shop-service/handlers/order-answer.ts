/** Encodes an order for its driver, with the payment address while an amount is due. */
import { Clock, Effect } from "effect"
import { majorUnits } from "../../../schemas/money.ts"
import type { Order } from "../../../schemas/order.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { titleIn } from "../../../schemas/title-in.ts"
import { paymentAddress } from "../payment/payment-providers.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import type { OrderRecord } from "../repositories/orders.ts"
import { PushReminders } from "../repositories/push-reminders.ts"
import { checkPathOf } from "../rules/check-seal.ts"
import { issuedItem } from "../rules/issue.ts"
import { Settings } from "../settings.ts"
import { walletUrlsOf } from "../wallet/wallets.ts"

/** Maximum characters: keeps the payment address far below the limits of browsers and proxies. */
const maxDescriptionLength = 200

const descriptionOf = (order: OrderRecord): string => {
  const titles = order.items.map((item) => titleIn(item.translations, order.locale, item.name)).join(", ")
  // Whole characters: half a symbol can be neither stored nor sent.
  const characters = [...titles]
  return characters.length <= maxDescriptionLength
    ? titles
    : `${characters.slice(0, maxDescriptionLength - 1).join("")}…`
}

/** Returns the items with the validity that the payment gave them, and with their current plates. */
export const issuedItemsOf = Effect.fnUntraced(function* (order: OrderRecord) {
  // An order that was not settled has no tickets to look up.
  if (order.settledAt === null) return order.items
  const issued = yield* (yield* IssuedTickets).issuedOf(order.id)
  return order.items.map((item, position) => {
    const ticket = issued.get(position)
    return ticket === undefined ? item : issuedItem(item, ticket.from, ticket.to, ticket.plates)
  })
})

/** Returns what both driver and operator see of an order. */
export const commonAnswer = Effect.fnUntraced(function* (order: OrderRecord) {
  return {
    orderId: order.id,
    reference: order.reference,
    status: order.status,
    total: majorUnits(order.total.hundredths),
    currencyCode: order.total.currencyCode,
    items: yield* issuedItemsOf(order),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.settledAt === null ? order.expiresAt.toISOString() : null,
    settledAt: order.settledAt?.toISOString() ?? null,
    replacedBy: order.replacedBy,
    refunds: order.refunds
  }
})

/** Returns the signed addresses of each item: of the inspector's check, and of passes where there are keys. */
const signedAddresses = Effect.fnUntraced(function* ({ id: orderId, items }: OrderRecord) {
  const { gatewayAddress, sealKey, wallets } = yield* Settings
  const now = yield* Clock.currentTimeMillis
  const each = items.map((_, position) => ({ orderId, position }))
  const walletUrls = each.flatMap(
    (item) => walletUrlsOf(item, wallets, { gatewayAddress, sealKey, now }) ?? []
  )
  return {
    checkUrls: each.map((item) => `${gatewayAddress}${checkPathOf(item, sealKey)}`),
    ...(walletUrls.length === 0 ? {} : { walletUrls })
  }
})

export const answerOrder = Effect.fnUntraced(function* (order: OrderRecord, shop: Shop) {
  const { appOrigin, apiOrigin, push } = yield* Settings
  const returnUrl = (outcome: string) =>
    `${appOrigin}/${encodeURIComponent(shop.path)}/${outcome}?order=${order.id}`
  const [common, reminder] = yield* Effect.all(
    [
      commonAnswer(order),
      push !== null && order.status === "paid" ? (yield* PushReminders).next(order.id) : Effect.succeed(null)
    ],
    { concurrency: "unbounded" }
  )
  const payment = {
    orderId: order.id,
    reference: order.reference,
    amount: common.total,
    currencyCode: common.currencyCode,
    shopName: shop.name,
    description: descriptionOf(order),
    locale: order.locale,
    successUrl: returnUrl("payment-success"),
    failureUrl: returnUrl("payment-failed"),
    reportUrl: `${apiOrigin}/v1/payment-event`,
    expiresAt: order.expiresAt.toISOString()
  }
  const answer: Order = {
    ...common,
    paymentUrl:
      order.status === "open" ? yield* paymentAddress(shop.paymentServiceProviderId, payment) : null,
    ...(order.status === "paid" ? yield* signedAddresses(order) : {}),
    confirmedByMail: order.email !== null,
    ...(push === null || reminder === null ? {} : { pushKey: push.publicKey })
  }
  return answer
})
