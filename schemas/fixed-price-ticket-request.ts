/** A ticket asked for by its key at an area, as the first version of the configure call takes it. */
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
