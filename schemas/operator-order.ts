/** An order as its operator sees it: without the driver's account and address, and without the links for paying. */
import { Schema, Struct } from "effect"
import { Order } from "./order.ts"
import { Uuid } from "./primitives.ts"

export const OperatorOrder = Schema.Struct({
  shopId: Uuid,
  ...Struct.omit(Order.fields, ["paymentUrl", "checkUrls", "walletUrls", "pushKey", "confirmedByMail"])
})
export interface OperatorOrder extends Schema.Schema.Type<typeof OperatorOrder> {}
