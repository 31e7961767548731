/** Actors of the samples, typed by input, output and expected failures; they wait to be settled by a path. */
import type { ActorLogic, ActorSystem, EventObject, Snapshot } from "xstate"

export type Outcome<A, E> =
  | { readonly _tag: "Success"; readonly value: A }
  | { readonly _tag: "Failure"; readonly error: E }

type SlotSnapshot<I, A, E> = Snapshot<Outcome<A, E>> & { readonly input: I | undefined }

// biome-ignore lint/suspicious/noExplicitAny: XState's own default for a system it does not know.
export type Slot<I, A, E> = ActorLogic<SlotSnapshot<I, A, E>, EventObject, I, ActorSystem<any>, EventObject>

export const slot = <I, A, E = never>(): Slot<I, A, E> => ({
  transition: (state) => state,
  getPersistedSnapshot: (state) => state,
  getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input })
})

type Ended = { readonly output: Outcome<unknown, { readonly _tag: string }> }

export const isSuccess = ({ event }: { event: EventObject }): boolean =>
  (event as EventObject & Partial<Ended>).output?._tag === "Success"

export const hasFailed =
  (tag: string) =>
  ({ event }: { event: EventObject }): boolean => {
    const { output } = event as EventObject & Partial<Ended>
    return output?._tag === "Failure" && output.error._tag === tag
  }
