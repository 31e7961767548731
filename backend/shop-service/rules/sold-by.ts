/** The seller as shown on a receipt: kept with the order, since names, addresses and rates change later. */
import { Schema } from "effect"
import { Operator } from "./operator.ts"

const { name, address, vatId, vatRate } = Operator.fields

export const SoldBy = Schema.Struct({
  shopName: Schema.String,
  seller: Schema.Struct({ name, address, vatId }),
  /** The rate on the day of the payment; absent before it, and if the operator has configured none. */
  vatRate
})
export interface SoldBy extends Schema.Schema.Type<typeof SoldBy> {}

export const soldBy = (shopName: string, operator: Operator): SoldBy => ({
  shopName,
  seller: {
    name: operator.name,
    address: operator.address,
    ...(operator.vatId === undefined ? {} : { vatId: operator.vatId })
  }
})

/** Returns the current operator, with its seller data as of the sale. */
export const operatorAtSale = (today: Operator, sold: SoldBy | null): Operator => {
  if (sold === null) return today
  const { vatId: _, vatRate: __, ...rest } = today
  return { ...rest, ...sold.seller, ...(sold.vatRate === undefined ? {} : { vatRate: sold.vatRate }) }
}
