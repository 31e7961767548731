/** Whether a stay has been paid. The values of the status are not in the specification: any word is taken. */
import { Schema } from "effect"
import { Id, Name } from "./primitives.ts"

export const StayPaymentStatus = Schema.Struct({ stayId: Id, paymentStatus: Name })
export interface StayPaymentStatus extends Schema.Schema.Type<typeof StayPaymentStatus> {}
