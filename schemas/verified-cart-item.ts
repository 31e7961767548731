/** A ticket in the cart, with what the service says of it. In a file of its own: the first page knows none. */
import { Schema } from "effect"
import { coveredBy } from "./cover.ts"
import { Plate } from "./plate.ts"
import { nullable } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/** A cart item with the service's word on whether it can still be ordered, and if not, why. */
export const VerifiedCartItem = Schema.Struct({
  ...Ticket.fields,
  valid: Schema.Boolean,
  /** The moment that the driver chose is over: ordered as it is, the ticket begins when it is paid. */
  startPassed: Schema.optionalKey(Schema.Boolean),
  /** It begins while the driver can still withdraw: the order has to ask for that expressly. Absent: it does not. */
  needsExpressRequest: Schema.optionalKey(Schema.Boolean),
  /** Stable code of the first problem, null when valid. */
  problem: nullable(
    Schema.Literals([
      "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER",
      "E_TICKET_CHANGED",
      "E_TICKET_NOT_AVAILABLE",
      "E_START_IN_PAST",
      "E_PLATE_INVALID"
    ])
  ),
  /** The plates that the problem is about; left out where it is about the whole item, or the service does not say. */
  problemPlates: Schema.optionalKey(Schema.Array(Plate)),
  coveredBy
})
export interface VerifiedCartItem extends Schema.Schema.Type<typeof VerifiedCartItem> {}
