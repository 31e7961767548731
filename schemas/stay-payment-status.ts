/** Payment status of a stay. Its values are not in the specification: any text is accepted. */
import { Schema } from "effect"
import { Id, Name } from "./primitives.ts"

export const StayPaymentStatus = Schema.Struct({ stayId: Id, paymentStatus: Name })
export interface StayPaymentStatus extends Schema.Schema.Type<typeof StayPaymentStatus> {}
