/** A browser's push subscription, as in its `PushSubscription.toJSON()`, with keys for encryption to it. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"

/** Base64url of exactly this many bytes. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return Schema.String.check(Schema.isPattern(new RegExp(`^[\\w-]{${length}}$`)))
}

/** An address at the push service of the browser's vendor. */
export const PushEndpoint = Text.check(Schema.isBetweenLength(1, 2_000))

export const PushSubscription = Schema.Struct({
  endpoint: PushEndpoint,
  keys: Schema.Struct({ p256dh: bytes(65), auth: bytes(16) })
})
export interface PushSubscription extends Schema.Schema.Type<typeof PushSubscription> {}
