/** An order as its operator sees it: with all of its refunds, without the driver's account and address, and the links for paying. */
import { Schema, Struct } from "effect"
import { Order, Refund } from "./order.ts"
import { list, Uuid } from "./primitives.ts"

export const OperatorOrder = Schema.Struct({
  shopId: Uuid,
  ...Struct.omit(Order.fields, ["paymentUrl", "checkUrls", "walletUrls", "pushKey", "confirmedByMail"]),
  refunds: list(Refund)
})
export interface OperatorOrder extends Schema.Schema.Type<typeof OperatorOrder> {}
