/**
 * Looks whether the address has been verified meanwhile, on whatever device: every few seconds while the page is seen, and
 * at once when it is seen again. Loaded where a driver waits for it.
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

const nextLook = Effect.race(
  seenAgain,
  Effect.andThen(
    Effect.sleep(pause),
    Effect.suspend(() => (isSeen() ? Effect.void : Effect.never))
  )
)

/** Ends once the address is verified. Asks no more where the provider does not know the driver: the page stays as it is. */
export const lookForVerification: Effect.Effect<Session, never, Identity> = Effect.gen(function* () {
  const identity = yield* Identity
  for (;;) {
    yield* nextLook
    const user = yield* identity
      .restore({ fresh: true })
      .pipe(Effect.catch((error) => Effect.succeed(error._tag === "IdentityUnreachable" ? undefined : null)))
    if (user === null) return yield* Effect.never
    if (user?.emailVerified === true) return { signedIn: true, user }
  }
})
