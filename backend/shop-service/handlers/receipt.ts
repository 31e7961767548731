/** The receipt of a paid order, for the driver who paid it. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { paidOrder } from "../mails/paid-order.ts"
import { receiptOf } from "../mails/receipt.ts"
import { Orders } from "../repositories/orders.ts"
import { refusal } from "../rules/refusal.ts"
import { traced } from "../traced.ts"
import { shopById } from "./shop-access.ts"

export const ReceiptHandlers = HttpApiBuilder.group(ShopServiceApi, "receipt", (handlers) =>
  handlers.handleAll({
    orderReceipt: traced("orderReceipt")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      const order = yield* (yield* Orders).ofDriver(params.orderId, { subject, shopId: shop.id })
      if (order === undefined) {
        return yield* new NotFound(
          refusal("E_ORDER_NOT_FOUND", "This driver has no such order in this shop.", "orderId")
        )
      }
      if (order.status !== "paid") {
        return yield* new Conflict(
          refusal("E_ORDER_NOT_PAID", "There is a receipt once the order is paid.", "orderId")
        )
      }
      const paid = yield* paidOrder(order.id)
      const content = yield* Effect.promise(() => receiptOf(paid))
      return {
        name: paid.texts.receipt.file(order.reference),
        mediaType: "application/pdf",
        content: content.toString("base64")
      }
    })
  })
)
