/** Sends a push message: encrypted for one browser, signed (VAPID), given to its vendor's push service. */
import { Data, Effect, Redacted } from "effect"
import webPush from "web-push"
import type { PushSubscription } from "../../../schemas/push-subscription.ts"
import { isKnownPushAddress } from "../rules/push-service.ts"
import type { PushSettings } from "../settings.ts"

/** Only the next attempt waits for it. */
const timeout = "10 seconds"

/** `gone`: the browser is gone, or can never be reached. `busy`: a retry may succeed. */
export class PushRefusal extends Data.TaggedError("PushRefusal")<{
  readonly kind: "gone" | "busy"
  /** Without personal data. */
  readonly answer: string
}> {}

const refused = (kind: PushRefusal["kind"], answer: string) => new PushRefusal({ kind, answer })

export interface PushMessage {
  /** Encrypted end to end. */
  readonly content: string
  /** A later message with the same topic replaces one that waits; at most 32 letters of base64url. */
  readonly topic: string
  /** Ttl in seconds. */
  readonly seconds: number
}

export const sendPush = (
  { contact, privateKey, publicKey, services }: PushSettings,
  subscription: PushSubscription,
  { content, topic, seconds }: PushMessage
): Effect.Effect<void, PushRefusal> =>
  Effect.gen(function* () {
    // The settings may have changed since the subscription was stored.
    if (!isKnownPushAddress(subscription.endpoint, services))
      return yield* refused("gone", "unknown push service")
    const { body, headers, method } = yield* Effect.try({
      try: () =>
        webPush.generateRequestDetails(subscription, content, {
          vapidDetails: { subject: contact, publicKey, privateKey: Redacted.value(privateKey) },
          TTL: seconds,
          urgency: "high",
          topic
        }),
      // Keys that are not a point of the curve.
      catch: () => refused("gone", "keys that do not fit")
    })
    const status = yield* Effect.tryPromise({
      try: async (signal) => {
        const { "Content-Length": _, ...sent } = headers
        const answer = await fetch(subscription.endpoint, {
          method,
          headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
          body: new Uint8Array(body),
          // A redirect leads to an address that was not checked.
          redirect: "manual",
          signal
        })
        await answer.body?.cancel()
        return answer.status
      },
      catch: () => refused("busy", "no answer")
    }).pipe(
      Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(refused("busy", "no answer")) })
    )
    if (status >= 200 && status < 300) return
    // 401 and 403 are about our keys, which get fixed; other 4xx are about this browser or this message.
    const isLater = status === 429 || status >= 500 || status === 401 || status === 403 || status === 408
    return yield* refused(isLater ? "busy" : "gone", `status ${status}`)
  })
