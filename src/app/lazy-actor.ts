/** Actors whose code is loaded on demand. They start flows as their children, in the system of the app. */
import { type AnyActorLogic, createActor, type EventObject, type SnapshotFrom } from "xstate"
import type { LazyActorLogic } from "../../machines/lazy-actor.ts"
import type { Tell } from "../bindings/environment.ts"
import { instrumented } from "./instruments.ts"

/** Creates a flow, registered in the system by its id; the caller starts it. */
export type Create = typeof createActor

/** `parts`: the loaded parts; absent when loading failed. */
interface Settled extends EventObject {
  readonly parts?: object | null
}

interface Loading<Input> {
  readonly input: Input
  /** Flows that were started. */
  readonly flows: Array<ReturnType<Create>>
}

type State<Input> = SnapshotFrom<LazyActorLogic<Input>>

/** Returns logic that loads its parts once, and stops the flows in them when it stops. `tell`: for what they emit. */
export const lazyActor = <Input>(
  tell: Tell,
  load: (input: Input, create: Create) => Promise<object | null>
): LazyActorLogic<Input> => {
  const ended = (state: State<Input>, status: "done" | "stopped") => ({ ...state, status }) as State<Input>
  return {
    getInitialSnapshot: (_, input) =>
      ({
        status: "active",
        output: undefined,
        error: undefined,
        parts: null,
        input,
        flows: []
      }) as State<Input>,
    getPersistedSnapshot: (state) => state,
    start: (state, { self }) => {
      const { input, flows } = state as unknown as Loading<Input>
      const isWanted = () => self.getSnapshot().status === "active"
      const create = ((logic: AnyActorLogic, options: { readonly id: string }) => {
        // The code arrived too late: the actor has already stopped.
        if (!isWanted()) throw null
        const flow = createActor(instrumented(logic), { ...options, systemId: options.id, parent: self })
        flow.on("*", tell)
        flows.push(flow)
        return flow
      }) as Create
      const settle = (parts?: object | null) => {
        if (isWanted()) self.send({ type: "settled", parts } as Settled)
      }
      load(input, create).then(settle, (error: unknown) => {
        if (isWanted()) console.error(error)
        settle()
      })
    },
    transition: (state, event: Settled, { stopChild }) => {
      const { flows } = state as unknown as Loading<Input>
      if (event.type === "settled" && event.parts !== undefined) return { ...state, parts: event.parts }
      if (event.type === "settled" || event.type === "xstate.stop") {
        for (const flow of flows) stopChild(flow)
        return ended(state, event.type === "settled" ? "done" : "stopped")
      }
      // Done and error events of the flows are dropped: each flow shows its own end.
      if (!event.type.startsWith("xstate.")) for (const flow of flows) flow.send(event)
      return state
    }
  }
}
