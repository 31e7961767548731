/** Receipts of paid orders, for the driver who paid. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { logoPicture, type PaidOrder, toldOrder } from "../mails/paid-order.ts"
import { receiptOf } from "../mails/receipt.ts"
import { makeOneAtATime } from "../one-at-a-time.ts"
import { Orders } from "../repositories/orders.ts"
import { traced } from "../traced.ts"
import { paidDriverOrder } from "./driver-order.ts"
import { everShopById } from "./shop-access.ts"

const oneAtATime = makeOneAtATime()

const asFile = Effect.fnUntraced(function* (
  name: string,
  first: PaidOrder,
  ...others: ReadonlyArray<PaidOrder>
) {
  const logo = yield* logoPicture(first)
  const content = yield* Effect.promise(() => receiptOf(logo, first, ...others))
  return { name, mediaType: "application/pdf", content: content.toString("base64") }
})

export const ReceiptHandlers = HttpApiBuilder.group(ShopServiceApi, "receipt", (handlers) =>
  handlers.handleAll({
    orderReceipt: traced("orderReceipt")(function* ({ params }) {
      const paid = yield* toldOrder(yield* paidDriverOrder(params, "There is a receipt"))
      return yield* asFile(paid.texts.receipt.file(paid.order.reference), paid)
    }),
    allReceipts: traced("allReceipts")(function* ({ params }) {
      const { subject } = yield* Caller
      const record = yield* everShopById(params.shopId)
      const make = Effect.gen(function* () {
        const orders = yield* (yield* Orders).paidOf({ subject, shopId: record.shop.id })
        const [first, ...others] = yield* Effect.forEach(orders, (order) => toldOrder(order, record))
        if (first === undefined) return { file: null }
        return { file: yield* asFile(first.texts.receipt.file(record.shop.path), first, ...others) }
      })
      return yield* oneAtATime(subject, make)
    })
  })
)
