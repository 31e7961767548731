/** How long all of a call may take. */
import { Effect } from "effect"
import { Timeout } from "./errors.ts"
import { timeout } from "./retry-policies.ts"

/** A time limit over all that a call may consist of: a rejected attempt, a renewed token, the attempt after it. */
export const within =
  (call: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Timeout, R> =>
    Effect.timeoutOrElse(effect, { duration: timeout, orElse: () => Effect.fail(new Timeout({ call })) })
