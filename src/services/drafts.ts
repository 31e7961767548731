/** Input, intents and dismissals, stored per driver and shop; decoded by schema. */
import { Option, Schema } from "effect"
import { OrderRequest } from "../../schemas/order.ts"
import { Plate } from "../../schemas/plate.ts"
import { PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import { Uuid } from "../../schemas/primitives.ts"
import { type Decode, personalValue } from "./storage.ts"

/** Returns a storage decoder for a schema. */
export const decodedBy = <A>(schema: Schema.Codec<A, unknown>): Decode<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (stored) => Option.getOrUndefined(decode(stored))
}

const Text = Schema.String.check(Schema.isMaxLength(200))

/** Draft of a ticket configuration: as typed, valid or not. */
export const TicketDraft = Schema.Struct({
  ticketId: Text,
  /** Initial value of the form: the seal of a cart item or the id of a bought ticket; empty for neither. */
  basis: Text,
  start: Schema.Literals(["now", "later"]),
  /** `2026-12-01`, empty until typed. */
  startDate: Text,
  /** `08:00`, empty until typed. */
  startTime: Text,
  plates: Schema.Array(Schema.Struct({ plate: Text, country: Text })),
  /** True: do not offer the plates again. */
  isOthersCar: Schema.optionalKey(Schema.Boolean)
})
export interface TicketDraft extends Schema.Schema.Type<typeof TicketDraft> {}

/** The draft of a ticket. Plates are personal: stored for this tab only. */
export const ticketDraft = personalValue<TicketDraft>("ticket-draft", decodedBy(TicketDraft), {
  area: "session",
  version: 3
})

/** Draft of a verification code, by the path of the shop, since the shop may not be loaded yet. */
export const codeDraft = personalValue<string>("code-draft", decodedBy(Text), { area: "session" })

const PlateEntry = Schema.Struct({ plate: Text, country: Text })
const ReasonDraft = Schema.NullOr(PlateChangeReason)

/** Draft of plates to add to a permit or to change: as typed, valid or not. */
export const PlatesDraft = Schema.Struct({
  groupId: Text,
  form: Schema.Struct({ reason: ReasonDraft, plates: Schema.NonEmptyArray(PlateEntry) }),
  change: Schema.NullOr(Schema.Struct({ reason: ReasonDraft, previous: Plate, entry: PlateEntry }))
})
export interface PlatesDraft extends Schema.Schema.Type<typeof PlatesDraft> {}

export const platesDraft = personalValue<PlatesDraft>("plates-draft", decodedBy(PlatesDraft), {
  area: "session"
})

/** Warnings about covered plates that the driver has confirmed by an order, by `coverKey`: for this tab. */
export const confirmedCovers = personalValue<ReadonlyArray<string>>(
  "confirmed-covers",
  decodedBy(Schema.Array(Schema.String)),
  { area: "session" }
)

/** True once the driver has dismissed the prompt for a verification code. */
export const promptDismissed = personalValue<boolean>(
  "verification-prompt-dismissed",
  decodedBy(Schema.Boolean)
)

/** Intent to order: its idempotency key is sent with every attempt, so that all attempts make one order. */
export const OrderIntent = Schema.Struct({
  key: Uuid,
  /** Hash of the ordered cart; another cart is another intent. */
  cartHash: Schema.String,
  /** Retried unchanged: the service refuses a key with another body. */
  request: OrderRequest,
  /** Null while it is unknown whether the order exists. */
  orderId: Schema.NullOr(Uuid),
  /** The order has ended unpaid: the next one needs a new key, and the same declarations. */
  isOver: Schema.optionalKey(Schema.Boolean)
})
export interface OrderIntent extends Schema.Schema.Type<typeof OrderIntent> {}

/** The intent, shared by all tabs: an order is made once, whichever tab started it. */
export const orderIntent = personalValue<OrderIntent>("order-intent", decodedBy(OrderIntent))

/** Idempotency key of the next order of a cart, created before the driver orders: the order then waits for no lock. */
const OrderKey = Schema.Struct({ key: Uuid, cartHash: Schema.String })

/** The next key, shared by all tabs until one of them orders. */
export const orderKey = personalValue<Schema.Schema.Type<typeof OrderKey>>("order-key", decodedBy(OrderKey))
