/** Parts of a flow whose code is loaded on demand: like an effect, they are opaque to their machine. */
import type { ActorLogic, ActorSystem, AnyEventObject, EventObject, Snapshot } from "xstate"

/** Actor logic whose code is loaded on demand. Runs until it is stopped; fails if the code cannot be loaded. */
export type LazyActorLogic<Input> = ActorLogic<
  /** The loaded and started parts; null until then. */
  Snapshot<undefined> & { readonly parts: unknown },
  AnyEventObject,
  Input,
  // biome-ignore lint/suspicious/noExplicitAny: XState's own default for a system it does not know.
  ActorSystem<any>,
  EventObject
>

/** Declares an actor whose code is loaded on demand, by its input. */
export const lazyActor = <Input>(): LazyActorLogic<Input> => ({
  transition: (state) => state,
  getPersistedSnapshot: (state) => state,
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined, parts: null })
})
