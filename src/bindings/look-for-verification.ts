/**
 * Polls whether the address has been verified, on any device: every few seconds while the page is visible,
 * and at once when it becomes visible. Loaded on demand.
 */
import { Effect } from "effect"
import type { Session } from "../../machines/access/index.ts"
import { Identity } from "../services/identity/index.ts"

const pause = "5 seconds"

const isSeen = (): boolean => document.visibilityState === "visible"

const seenAgain = Effect.callback<void>((resume) => {
  const look = () => {
    if (isSeen()) resume(Effect.void)
  }
  document.addEventListener("visibilitychange", look)
  return Effect.sync(() => document.removeEventListener("visibilitychange", look))
})

const nextPoll = Effect.race(
  seenAgain,
  Effect.andThen(
    Effect.sleep(pause),
    Effect.suspend(() => (isSeen() ? Effect.void : Effect.never))
  )
)

/** Ends once the address is verified. Stops polling, but never ends, if the session is lost. */
export const lookForVerification: Effect.Effect<Session, never, Identity> = Effect.gen(function* () {
  const identity = yield* Identity
  for (;;) {
    yield* nextPoll
    const user = yield* identity
      .restore({ fresh: true })
      .pipe(Effect.catch((error) => Effect.succeed(error._tag === "IdentityUnreachable" ? undefined : null)))
    if (user === null) return yield* Effect.never
    if (user?.emailVerified === true) return { signedIn: true, user }
  }
})
