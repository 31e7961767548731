/** A voucher for a purchase option or a stay. */
import { Schema } from "effect"
import { Id, Name } from "./primitives.ts"

export const Voucher = Schema.Struct({ voucherId: Id, voucherType: Name })
export interface Voucher extends Schema.Schema.Type<typeof Voucher> {}
