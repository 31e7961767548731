/** Receipts of paid orders. */
import { Context, Effect, Layer } from "effect"
import { allReceipts, orderReceipt } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    orderReceipt: query(orderReceipt, { ttl: 0 }),
    allReceipts: query(allReceipts, { ttl: 0 })
  }
})

export class ReceiptService extends Context.Service<ReceiptService, Effect.Success<typeof make>>()(
  "services/ReceiptService"
) {
  static readonly layer = Layer.effect(ReceiptService, make)
}
