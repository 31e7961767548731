/** Adapts an Effect to an actor: starts with it, is interrupted when the state is left. */
import { Cause, Effect, Exit, type Fiber, Result } from "effect"
import type { EventObject } from "xstate"
import { type EffectLogic, type EffectSnapshot, fail, succeed } from "../../machines/effect.ts"

/** Runs an effect with all its services provided; given by the composition root. */
export type Run<R> = <A, E>(effect: Effect.Effect<A, E, R>) => Fiber.Fiber<A, E>

interface EffectExit<A, E> extends EventObject {
  readonly type: "effect.exit"
  readonly exit: Exit.Exit<A, E>
}

const isExit = <A, E>(event: EventObject): event is EffectExit<A, E> => event.type === "effect.exit"

/** Typed failures become the outcome of the actor; defects become XState errors. */
export const fromEffect =
  <R>(run: Run<R>) =>
  <I, A, E>(name: string, make: (input: I) => Effect.Effect<A, E, R>): EffectLogic<I, A, E> => {
    const fibers = new WeakMap<object, Fiber.Fiber<A, E>>()
    return {
      getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input }),
      getPersistedSnapshot: (state) => state,
      restoreSnapshot: (state) => state as EffectSnapshot<A, E, I>,
      start: (state, { self }) => {
        if (state.status !== "active") return
        const fiber = run(Effect.suspend(() => make(state.input as I)).pipe(Effect.withSpan(`actor ${name}`)))
        fibers.set(self, fiber)
        fiber.addObserver((exit) => {
          if (self.getSnapshot().status === "active") self.send({ type: "effect.exit", exit } as EventObject)
        })
      },
      transition: (state, event, { self }) => {
        if (state.status !== "active") return state
        if (event.type === "xstate.stop") {
          fibers.get(self)?.interruptUnsafe()
          return { ...state, status: "stopped", input: undefined } as EffectSnapshot<A, E, I>
        }
        if (!isExit<A, E>(event)) return state
        const { exit } = event
        if (Exit.isSuccess(exit)) {
          return {
            ...state,
            status: "done",
            output: succeed(exit.value),
            input: undefined
          } as EffectSnapshot<A, E, I>
        }
        const failure = Cause.findError(exit.cause)
        return (
          Result.isSuccess(failure)
            ? { ...state, status: "done", output: fail(failure.success), input: undefined }
            : { ...state, status: "error", error: Cause.squash(exit.cause), input: undefined }
        ) as EffectSnapshot<A, E, I>
      }
    }
  }
