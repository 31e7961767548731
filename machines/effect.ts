/**
 * An effect of a machine: known by input, output and expected failures only. The composition root
 * provides it; until then it never settles, as tests and path generation need.
 */
import type { ActorLogic, ActorSystem, EventObject, Snapshot } from "xstate"

/** How an actor ends: with its value, or an expected failure. Defects arrive as XState errors. */
export type Outcome<A, E> =
  | { readonly _tag: "Success"; readonly value: A }
  | { readonly _tag: "Failure"; readonly error: E }

export type EffectSnapshot<A, E, I> = Snapshot<Outcome<A, E>> & { input: I | undefined }

export type EffectLogic<I, A, E> = ActorLogic<
  EffectSnapshot<A, E, I>,
  EventObject,
  I,
  // biome-ignore lint/suspicious/noExplicitAny: XState's own default for a system it does not know.
  ActorSystem<any>,
  EventObject
>

/** Declares an actor by its input, its output and its expected failures. */
export const effect = <I, A, E = never>(): EffectLogic<I, A, E> => ({
  transition: (state) => state,
  getPersistedSnapshot: (state) => state,
  getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input })
})

/** Returns the outcome of an Effect that succeeded. */
export const succeed = <A>(value: A): Outcome<A, never> => ({ _tag: "Success", value })
/** Returns the outcome of an Effect that failed in an expected way. */
export const fail = <E>(error: E): Outcome<never, E> => ({ _tag: "Failure", error })
