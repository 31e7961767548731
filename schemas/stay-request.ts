/** A stay to be priced: one vehicle at one area, from an arrival to a departure or to now. */
import { Schema } from "effect"
import { Id, Instant, Name, Seconds, Text, Uuid } from "./primitives.ts"
import { Voucher } from "./voucher.ts"

/** A span of free parking granted by a third party. */
export const ExternalExemption = Schema.Struct({ validFrom: Instant, validTo: Instant })
export interface ExternalExemption extends Schema.Schema.Type<typeof ExternalExemption> {}

export const StayRequest = Schema.Struct({
  plate: Name,
  areaEntityId: Uuid,
  arrive: Instant,
  /** Absent while the vehicle is there. */
  leave: Schema.optionalKey(Instant),
  stayActive: Schema.optionalKey(Schema.Boolean),
  toleranceTypeToUse: Schema.optionalKey(Text),
  timeDiscountsDuration: Schema.optionalKey(Seconds),
  externalExemptions: Schema.optionalKey(Schema.Array(ExternalExemption)),
  excludePendingTransactionOrigins: Schema.optionalKey(Schema.Array(Text)),
  vouchers: Schema.optionalKey(Schema.Array(Voucher)),
  groupIds: Schema.optionalKey(Schema.Array(Id))
})
export interface StayRequest extends Schema.Schema.Type<typeof StayRequest> {}
