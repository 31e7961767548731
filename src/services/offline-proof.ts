/** Proof of a paid order, stored so that it can be shown offline and after the session has ended. */
import { Schema } from "effect"
import { Order } from "../../schemas/order.ts"
import { Instant } from "../../schemas/primitives.ts"
import { Shop } from "../../schemas/shop.ts"
import { decodedBy } from "./drafts.ts"
import { personalValue, type StoredValue } from "./storage.ts"

export const OfflineProof = Schema.Struct({
  shop: Shop,
  order: Order,
  /** When the proof was stored, by the service's clock. */
  seenAt: Instant,
  /** The same time by this device's clock: without a connection, tells how wrong that is. */
  keptAt: Schema.optionalKey(Instant)
})
export interface OfflineProof extends Schema.Schema.Type<typeof OfflineProof> {}

const stored = personalValue<OfflineProof>("proof", decodedBy(OfflineProof))

/**
 * Keyed by the order only: offline, the user is unknown. The id cannot be guessed, and a logout removes the
 * proof like all personal data.
 */
export const offlineProof = (orderId: string): StoredValue<OfflineProof> => stored("", orderId)
