/** The proof of a paid order, kept so that it can be shown without a connection and after the session has ended. */
import { Schema } from "effect"
import { Order } from "../../schemas/order.ts"
import { Instant } from "../../schemas/primitives.ts"
import { Shop } from "../../schemas/shop.ts"
import { decodedBy } from "./drafts.ts"
import { personalValue, type StoredValue } from "./storage.ts"

export const OfflineProof = Schema.Struct({
  shop: Shop,
  order: Order,
  /** When the service said so, by its clock. */
  seenAt: Instant
})
export interface OfflineProof extends Schema.Schema.Type<typeof OfflineProof> {}

const stored = personalValue<OfflineProof>({
  name: "proof",
  version: 1,
  area: "local",
  decode: decodedBy(OfflineProof)
})

/**
 * By the order alone: without a connection nobody can say who is signed in. The id cannot be guessed, and a logout
 * removes the proof as it removes all that is personal.
 */
export const offlineProof = (orderId: string): StoredValue<OfflineProof> => stored("", orderId)
