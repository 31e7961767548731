/** Request for a ticket by its key at an area, as in the first version of the configure call. */
import { Schema } from "effect"
import { Id, Name, Uuid } from "./primitives.ts"
import { Voucher } from "./voucher.ts"

export const FixedPriceTicketRequest = Schema.Struct({
  areaEntityId: Uuid,
  key: Id,
  plate: Schema.optionalKey(Name),
  vouchers: Schema.optionalKey(Schema.Array(Voucher))
})
export interface FixedPriceTicketRequest extends Schema.Schema.Type<typeof FixedPriceTicketRequest> {}
