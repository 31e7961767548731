/** A stay that nobody has made: what would it cost? The specification names the call but not its fields; ours. */
import { Schema } from "effect"
import { Instant, Name } from "./primitives.ts"
import { StayRequest } from "./stay-request.ts"

/** As a stay request, but with an end, and of any vehicle unless one is named. */
export const SimulatedStay = Schema.Struct({
  ...StayRequest.fields,
  plate: Schema.optionalKey(Name),
  leave: Instant
})
export interface SimulatedStay extends Schema.Schema.Type<typeof SimulatedStay> {}
