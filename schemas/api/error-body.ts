/** Body of every refusal of the shop service, whatever its status. */
import { Schema } from "effect"

export const refusalFields = {
  /** Stable code for programs. */
  code: Schema.String,
  /** English message for developers; the shop has its own texts for drivers. */
  message: Schema.String,
  /** The invalid field or cart item, where there is one. */
  field: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** All invalid fields, `field` first, where several are wrong for the same reason. */
  fields: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Detail where one code covers several cases: the issue of `schemas/licence-plate` under `E_PLATE_INVALID`. */
  issue: Schema.optionalKey(Schema.NullOr(Schema.String))
}
