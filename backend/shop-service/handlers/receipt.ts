/** The receipt of a paid order, for the driver who paid it. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { paidOrder } from "../mails/paid-order.ts"
import { receiptOf } from "../mails/receipt.ts"
import { traced } from "../traced.ts"
import { paidDriverOrder } from "./driver-order.ts"

export const ReceiptHandlers = HttpApiBuilder.group(ShopServiceApi, "receipt", (handlers) =>
  handlers.handleAll({
    orderReceipt: traced("orderReceipt")(function* ({ params }) {
      const order = yield* paidDriverOrder(params, "There is a receipt")
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
