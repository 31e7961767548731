import { Effect } from "effect"
import { Timeout } from "./errors.ts"
import { timeout } from "./retry-policies.ts"

/** Limits the time of a whole call: a rejected attempt, a renewed token, the attempt after it. */
export const within =
  (call: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Timeout, R> =>
    Effect.timeoutOrElse(effect, { duration: timeout, orElse: () => Effect.fail(new Timeout({ call })) })
