/**
 * An effect of a machine: known by input, output and expected failures only.
 * The composition root fills it; until then it waits for ever, which is what tests and path generation need.
 */
import type { ActorLogic, ActorSystem, EventObject, Snapshot } from "xstate"

/** How an actor ends: what it was for, or a failure that was expected. Defects arrive as XState errors. */
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

/** An actor known by its input, its output and the failures it may end in. */
export const effect = <I, A, E = never>(): EffectLogic<I, A, E> => ({
  transition: (state) => state,
  getPersistedSnapshot: (state) => state,
  getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input })
})

export const succeed = <A>(value: A): Outcome<A, never> => ({ _tag: "Success", value })
export const fail = <E>(error: E): Outcome<never, E> => ({ _tag: "Failure", error })

const outcomeOf = (event: EventObject): Outcome<unknown, { readonly _tag: string }> | undefined =>
  (event as EventObject & { output?: Outcome<unknown, { readonly _tag: string }> }).output

/** Guard: the actor that ended did what it was for. */
export const succeeded = ({ event }: { event: EventObject }): boolean => outcomeOf(event)?._tag === "Success"

/** Makes a guard: the actor that ended did so with one of these failures. */
export const failedWith =
  <Failure extends { readonly _tag: string }>(...tags: ReadonlyArray<Failure["_tag"]>) =>
  ({ event }: { event: EventObject }): boolean => {
    const outcome = outcomeOf(event)
    return outcome?._tag === "Failure" && tags.includes(outcome.error._tag)
  }

/** What the actor came for; only behind the guard `succeeded`. */
export const resultOf = <A, E>(outcome: Outcome<A, E>): A => {
  if (outcome._tag === "Success") return outcome.value
  throw new Error("A failure has no value.")
}

/** The failure the actor ended with; only where `succeeded` has been ruled out. */
export const failureOf = <A, E>(outcome: Outcome<A, E>): E => {
  if (outcome._tag === "Failure") return outcome.error
  throw new Error("A success is no failure.")
}

/** Transition: the actor did what it was for, and what it came for goes to this action. */
export const goOn = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action
) =>
  ({
    guard: "succeeded",
    target,
    actions: {
      type: action,
      params: <A>({ event }: { readonly event: { readonly output: Outcome<A, unknown> } }) =>
        resultOf(event.output)
    }
  }) as const
