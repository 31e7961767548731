/** What every refusal of the shop service says, whatever its status. */
import { Schema } from "effect"

export const refusalFields = {
  /** Stable; what programs decide by. */
  code: Schema.String,
  /** English, for developers; the shop has its own words for drivers. */
  message: Schema.String,
  /** The field or the cart item that was wrong, where one was. */
  field: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** All of them, `field` first, where several are wrong for the same reason. */
  fields: Schema.optionalKey(Schema.Array(Schema.String)),
  /** What exactly is wrong with the field, where one code covers several cases: the issue of `schemas/licence-plate` under `E_PLATE_INVALID`. */
  issue: Schema.optionalKey(Schema.NullOr(Schema.String))
}
