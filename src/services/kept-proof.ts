/** The proof of a paid order, kept so that it can be shown without a connection and after the session has ended. */
import { Schema } from "effect"
import { Order } from "../../schemas/order.ts"
import { Instant } from "../../schemas/primitives.ts"
import { Shop } from "../../schemas/shop.ts"
import { decodedBy } from "./drafts.ts"
import { personalValue, type StoredValue } from "./storage.ts"

export const KeptProof = Schema.Struct({
  shop: Shop,
  order: Order,
  /** When the service said so, by its clock. */
  seenAt: Instant
})
export interface KeptProof extends Schema.Schema.Type<typeof KeptProof> {}

const stored = personalValue<KeptProof>({
  name: "proof",
  version: 1,
  area: "local",
  decode: decodedBy(KeptProof)
})

/**
 * By the order alone: without a connection nobody can say who is signed in. The id cannot be guessed, and a logout
 * removes the proof as it removes all that is personal.
 */
export const keptProof = (orderId: string): StoredValue<KeptProof> => stored("", orderId)
