/** What a driver has typed, begun or dismissed, per driver and shop; decoded by schema. */
import { Option, Schema } from "effect"
import { OrderRequest } from "../../schemas/order.ts"
import { Plate } from "../../schemas/plate.ts"
import { PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import { Uuid } from "../../schemas/primitives.ts"
import { type Decode, personalValue } from "./storage.ts"

/** A storage decoder from a schema. */
export const decodedBy = <A>(schema: Schema.Codec<A, unknown>): Decode<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (stored) => Option.getOrUndefined(decode(stored))
}

const Text = Schema.String.check(Schema.isMaxLength(200))

/** A ticket that is being configured: as typed, right or wrong. */
export const TicketDraft = Schema.Struct({
  ticketId: Text,
  /** What the form began with: the seal of an item of the cart, the id of a ticket bought before; empty for neither. */
  basis: Text,
  start: Schema.Literals(["now", "later"]),
  /** `2026-12-01`, empty until typed. */
  startDate: Text,
  /** `08:00`, empty until typed. */
  startTime: Text,
  plates: Schema.Array(Schema.Struct({ plate: Text, country: Text })),
  /** The plates are not to be offered again. */
  isOthersCar: Schema.optionalKey(Schema.Boolean)
})
export interface TicketDraft extends Schema.Schema.Type<typeof TicketDraft> {}

/** Plates are personal: kept for this tab only. */
export const ticketDraft = personalValue<TicketDraft>({
  name: "ticket-draft",
  version: 3,
  area: "session",
  decode: decodedBy(TicketDraft)
})

/** A verification code that is being typed; for a shop by its path, since it may be typed before the shop is known. */
export const codeDraft = personalValue<string>({
  name: "code-draft",
  version: 1,
  area: "session",
  decode: decodedBy(Text)
})

const PlateEntry = Schema.Struct({ plate: Text, country: Text })
const ReasonDraft = Schema.NullOr(PlateChangeReason)

/** Plates of a permit that are being added or changed: as typed, right or wrong. */
export const PlatesDraft = Schema.Struct({
  groupId: Text,
  form: Schema.Struct({ reason: ReasonDraft, plates: Schema.NonEmptyArray(PlateEntry) }),
  change: Schema.NullOr(Schema.Struct({ reason: ReasonDraft, previous: Plate, entry: PlateEntry }))
})
export interface PlatesDraft extends Schema.Schema.Type<typeof PlatesDraft> {}

export const platesDraft = personalValue<PlatesDraft>({
  name: "plates-draft",
  version: 1,
  area: "session",
  decode: decodedBy(PlatesDraft)
})

/** What the driver was told of a covered plate in the form of a ticket and wants all the same, by `toldCover`: for this tab. */
export const confirmedCovers = personalValue<ReadonlyArray<string>>({
  name: "confirmed-covers",
  version: 1,
  area: "session",
  decode: decodedBy(Schema.Array(Schema.String))
})

/** The driver has closed the prompt that asks for a verification code. */
export const promptDismissed = personalValue<boolean>({
  name: "verification-prompt-dismissed",
  version: 1,
  area: "local",
  decode: decodedBy(Schema.Boolean)
})

/** One decision to buy: its key goes with every attempt, so that however many there are, one order is made. */
export const OrderIntent = Schema.Struct({
  key: Uuid,
  /** Of the cart that was ordered; another cart is another intent. */
  cartHash: Schema.String,
  /** Sent again unchanged: the service refuses a key that comes with another body. */
  request: OrderRequest,
  /** Null as long as it is unknown whether there is an order. */
  orderId: Schema.NullOr(Uuid)
})
export interface OrderIntent extends Schema.Schema.Type<typeof OrderIntent> {}

/** Kept for all tabs: an order runs once, whichever of them began it. */
export const orderIntent = personalValue<OrderIntent>({
  name: "order-intent",
  version: 1,
  area: "local",
  decode: decodedBy(OrderIntent)
})
