/** One message to a browser: encrypted for it alone, signed by the installation (VAPID), handed to its vendor's push service. */
import { Data, Effect, Redacted } from "effect"
import webPush from "web-push"
import type { PushSubscription } from "../../../schemas/push-subscription.ts"
import { isKnownPushAddress } from "../rules/push-service.ts"
import type { PushSettings } from "../settings.ts"

/** Nobody waits for it but the next attempt. */
const timeout = "10 seconds"

/** `gone`: there is no such browser any more, or nothing will ever reach it. `busy`: later, perhaps. */
export class PushRefusal extends Data.TaggedError("PushRefusal")<{
  readonly kind: "gone" | "busy"
  /** Names nobody. */
  readonly answer: string
}> {}

const refused = (kind: PushRefusal["kind"], answer: string) => new PushRefusal({ kind, answer })

export interface PushMessage {
  /** Nothing of it is readable on the way. */
  readonly content: string
  /** A later message of the same name takes the place of one that still waits; 32 letters of base64url at most. */
  readonly topic: string
  /** Worth nothing after so many seconds. */
  readonly seconds: number
}

export const sendPush = (
  { contact, privateKey, publicKey, services }: PushSettings,
  subscription: PushSubscription,
  { content, topic, seconds }: PushMessage
): Effect.Effect<void, PushRefusal> =>
  Effect.gen(function* () {
    // What was allowed when it was stored may have been taken out of the settings since.
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
      // Keys that are no point of the curve.
      catch: () => refused("gone", "keys that do not fit")
    })
    const status = yield* Effect.tryPromise({
      try: async (signal) => {
        const { "Content-Length": _, ...sent } = headers
        const answer = await fetch(subscription.endpoint, {
          method,
          headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
          body: new Uint8Array(body),
          // Another place is none that was checked.
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
    // 401 and 403 are about our keys, which are put right; all others of 400 on are about this browser or this message.
    const isLater = status === 429 || status >= 500 || status === 401 || status === 403 || status === 408
    return yield* refused(isLater ? "busy" : "gone", `status ${status}`)
  })
