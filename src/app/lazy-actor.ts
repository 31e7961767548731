/** Actors whose code is loaded on demand. They start flows as their children, in the system of the app. */
import {
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  type EventObject,
  type SnapshotFrom
} from "xstate"
import type { LazyActorLogic } from "../../machines/lazy-actor.ts"
import type { Tell } from "../bindings/environment.ts"
import { instrumented } from "./instruments.ts"

/** Creates a flow, registered in the system by its id; the caller starts it. */
export type Create = typeof createActor

/** `parts`: the loaded parts; absent when loading failed. */
interface Settled extends EventObject {
  readonly parts?: Parts | null
}

/** Each flow gets each event; `receive`, too. */
interface Parts {
  readonly receive?: (event: never) => void
}

interface Loading<Input> {
  readonly input: Input
  /** Flows that were started. */
  readonly flows: Array<ReturnType<Create>>
  /** Events to forward once the parts are loaded. */
  readonly early: Array<EventObject>
  readonly isLoading: boolean
}

type State<Input> = SnapshotFrom<LazyActorLogic<Input>>

interface LazyActorOptions {
  /** Starts loading, also again after a failure. By default, loading starts at once, and a failure ends the actor. */
  readonly loadsOn?: string
  readonly onLoad?: () => void
}

/** Returns logic that loads its parts once, and stops the flows in them when it stops. `tell`: for what they emit. */
export const lazyActor = <Input>(
  tell: Tell,
  load: (input: Input, create: Create) => Promise<object | null>,
  { loadsOn, onLoad }: LazyActorOptions = {}
): LazyActorLogic<Input> => {
  const ended = (state: State<Input>, status: "done" | "stopped") => ({ ...state, status }) as State<Input>
  const begin = (state: State<Input>, self: ActorRefFrom<LazyActorLogic<Input>>) => {
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
      if (!isWanted()) return
      self.send({ type: "settled", parts } as Settled)
      if (parts) onLoad?.()
    }
    load(input, create).then(settle, (error: unknown) => {
      if (isWanted()) console.error(error)
      settle()
    })
  }
  return {
    getInitialSnapshot: (_, input) =>
      ({
        status: "active",
        output: undefined,
        error: undefined,
        parts: null,
        input,
        flows: [],
        early: [],
        isLoading: false
      }) as State<Input>,
    getPersistedSnapshot: (state) => state,
    start: (state, { self }) => {
      if (loadsOn === undefined) begin(state, self)
    },
    transition: (state, event: Settled, { self, stopChild }) => {
      const { flows, early, isLoading } = state as unknown as Loading<Input>
      const forward = (parts: Parts) => {
        for (const next of early.splice(0)) {
          for (const flow of flows) flow.send(next)
          parts.receive?.(next as never)
        }
      }
      const hasFailed = event.type === "settled" && event.parts === undefined
      if (hasFailed || event.type === "xstate.stop") {
        for (const flow of flows.splice(0)) stopChild(flow)
        if (hasFailed && loadsOn !== undefined) return { ...state, isLoading: false }
        return ended(state, hasFailed ? "done" : "stopped")
      }
      if (event.type === "settled") {
        if (event.parts) forward(event.parts)
        return { ...state, parts: event.parts }
      }
      // Done and error events of the flows are dropped: each flow shows its own end.
      if (event.type.startsWith("xstate.")) return state
      early.push(event)
      if (state.parts !== null) forward(state.parts as Parts)
      else if (event.type === loadsOn && !isLoading) {
        begin(state, self)
        return { ...state, isLoading: true }
      }
      return state
    }
  }
}
