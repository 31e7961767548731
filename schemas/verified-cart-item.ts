/** A ticket in the cart, with its verification. In a file of its own: the first page does not use it. */
import { Schema } from "effect"
import { coveredBy } from "./cover.ts"
import { Plate } from "./plate.ts"
import { nullable } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/** A cart item, and whether it can still be ordered according to the service; if not, the reason. */
export const VerifiedCartItem = Schema.Struct({
  ...Ticket.fields,
  valid: Schema.Boolean,
  /** The chosen moment has passed: an order of it begins when it is paid. */
  startPassed: Schema.optionalKey(Schema.Boolean),
  /** Whether it begins within the time of withdrawal: the order needs an express request. Absent: it does not. */
  needsExpressRequest: Schema.optionalKey(Schema.Boolean),
  /** Stable code of the first problem, null if valid. */
  problem: nullable(
    Schema.Literals([
      "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER",
      "E_TICKET_CHANGED",
      "E_TICKET_NOT_AVAILABLE",
      "E_START_IN_PAST",
      "E_PLATE_INVALID"
    ])
  ),
  /** Plates with the problem; absent if it is about the whole item, or the service does not tell. */
  problemPlates: Schema.optionalKey(Schema.Array(Plate)),
  coveredBy
})
export interface VerifiedCartItem extends Schema.Schema.Type<typeof VerifiedCartItem> {}
