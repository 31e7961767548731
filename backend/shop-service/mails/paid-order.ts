/** Data of mails and receipts: an order with its issued tickets, its shop and the seller. */
import { Effect } from "effect"
import { paymentMethodText } from "../../../schemas/payment-method-text.ts"
import { accentOf, logoOf } from "../../../schemas/shop-looks.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { issuedItemsOf } from "../handlers/order-answer.ts"
import { CoverImages } from "../repositories/cover-images.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { PaymentEvents } from "../repositories/payment-events.ts"
import { type ShopRecord, Shops } from "../repositories/shops.ts"
import { coverImageNameIn } from "../rules/cover-image.ts"
import { type Operator, operatorOf } from "../rules/operator.ts"
import { operatorAtSale } from "../rules/sold-by.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { type MailFormats, mailFormats } from "./formats.ts"
import { type MailLanguage, type MailTexts, mailLanguageOf, mailTexts } from "./texts.ts"

export interface PaidOrder {
  readonly order: OrderRecord
  readonly items: ReadonlyArray<Ticket>
  readonly shop: {
    readonly name: string
    readonly path: string
    readonly country: string | null
    readonly accent: string | undefined
    /** As `coverImageUrl`: relative to the public assets. */
    readonly logo: string | undefined
  }
  readonly operator: Operator
  /** "Visa ending 4242", in the language of the order; null: not known. */
  readonly paidWith: string | null
  readonly proofAddress: string
  readonly shopAddress: string
  readonly language: MailLanguage
  readonly texts: MailTexts
  readonly format: MailFormats
}

/** A removed shop still has its orders. */
const shopOf = Effect.fnUntraced(function* ({ shopId }: OrderRecord) {
  const record = yield* (yield* Shops).everById(shopId)
  return record ?? (yield* Effect.die(new Error("An order is of a shop that never was.")))
})

/** `known`: the order's shop, if already loaded. */
export const toldOrder = Effect.fnUntraced(function* (order: OrderRecord, known?: ShopRecord) {
  const { appOrigin, operators } = yield* Settings
  const { shop, timeZone } = known ?? (yield* shopOf(order))
  const method = (yield* (yield* PaymentEvents).paymentOf(order.id))?.method ?? null
  const language = mailLanguageOf(order.locale)
  const answer: PaidOrder = {
    order,
    items: yield* issuedItemsOf(order),
    shop: {
      name: order.soldBy?.shopName ?? shop.name,
      path: shop.path,
      country: shop.areaCountry,
      accent: accentOf(shop.meta),
      logo: logoOf(shop.meta)
    },
    operator: operatorAtSale(operatorOf(operators, shop.areaCountry), order.soldBy),
    shopAddress: `${appOrigin}/${encodeURIComponent(shop.path)}`,
    proofAddress: `${appOrigin}/${encodeURIComponent(shop.path)}/payment-success?order=${order.id}`,
    paidWith: method === null ? null : paymentMethodText(method, language),
    language,
    texts: mailTexts(order.locale),
    format: mailFormats(order.locale, timeZone)
  }
  return answer
})

export const paidOrder = traced("paidOrder")(function* (orderId: string) {
  const order = yield* (yield* Orders).byId(orderId)
  return order === undefined
    ? yield* Effect.die(new Error("A mail is about an order that does not exist."))
    : yield* toldOrder(order)
})

/** Returns the stored logo of the shop; undefined if it has none, or one that is kept elsewhere. */
export const logoPicture = Effect.fnUntraced(function* ({ shop }: Pick<PaidOrder, "shop">) {
  const name = coverImageNameIn(shop.logo ?? null)
  return name === null ? undefined : yield* (yield* CoverImages).byName(name)
})
