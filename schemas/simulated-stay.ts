/** A hypothetical stay to be priced. The specification names the call but not its fields; ours. */
import { Schema } from "effect"
import { Instant, Name } from "./primitives.ts"
import { StayRequest } from "./stay-request.ts"

/** A stay request with an end; the vehicle is optional. */
export const SimulatedStay = Schema.Struct({
  ...StayRequest.fields,
  plate: Schema.optionalKey(Name),
  leave: Instant
})
export interface SimulatedStay extends Schema.Schema.Type<typeof SimulatedStay> {}
