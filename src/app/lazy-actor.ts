/** Actors whose code is loaded on demand. They start flows as their children, in the system of the app. */
import { type AnyActorLogic, createActor, type EventObject, type SnapshotFrom } from "xstate"
import type { LazyActorLogic } from "../../machines/lazy-actor.ts"
import type { Tell } from "../bindings/environment.ts"
import { instrumented } from "../bindings/instruments.ts"

/** Creates a flow, registered in the system by its id; the caller starts it. */
export type Create = typeof createActor

/** Loaded parts. Each flow gets each event; `receive`, too. */
interface Parts {
  readonly receive?: (event: never) => void
}

/** `parts`: absent when loading failed. */
interface Settled extends EventObject {
  readonly parts?: Parts | null
}

interface Loading<Input> {
  readonly input: Input
  readonly isLoading: boolean
  readonly flows: Array<ReturnType<Create>>
  /** Events to forward once the parts are loaded. */
  readonly early: Array<EventObject>
}

type State<Input> = SnapshotFrom<LazyActorLogic<Input>>

interface LazyActorOptions {
  /** Starts loading, also again after a failure. By default, loading starts at once, and a failure ends the actor. */
  readonly loadsOn?: string
  readonly onLoad?: () => void
}

/**
 * Returns logic that loads its parts once, and stops the flows in them when it stops. Parts that are there already
 * start within the same event. `tell`: for what they emit.
 */
export const lazyActor = <Input>(
  tell: Tell,
  load: (input: Input, create: Create) => object | null | Promise<object | null>,
  { loadsOn, onLoad }: LazyActorOptions = {}
): LazyActorLogic<Input> => {
  const begin: NonNullable<LazyActorLogic<Input>["start"]> = (state, { self }) => {
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
    const fail = (error: unknown) => {
      if (isWanted()) console.error(error)
      settle()
    }
    try {
      const parts = load(input, create)
      if (parts instanceof Promise) parts.then(settle, fail)
      else settle(parts)
    } catch (error) {
      fail(error)
    }
  }
  return {
    getInitialSnapshot: (_, input) => {
      const own: Loading<Input> = { input, isLoading: false, flows: [], early: [] }
      return { status: "active", output: undefined, error: undefined, parts: null, ...own } as State<Input>
    },
    getPersistedSnapshot: (state) => state,
    start: loadsOn === undefined ? begin : () => {},
    transition: (state, event: Settled, scope) => {
      const { flows, early, isLoading } = state as unknown as Loading<Input>
      const forward = (parts: Parts) => {
        for (const next of early.splice(0)) {
          for (const flow of flows) flow.send(next)
          parts.receive?.(next as never)
        }
      }
      const hasFailed = event.type === "settled" && event.parts === undefined
      if (hasFailed || event.type === "xstate.stop") {
        for (const flow of flows.splice(0)) scope.stopChild(flow)
        if (hasFailed && loadsOn !== undefined) return { ...state, isLoading: false }
        return { ...state, status: hasFailed ? "done" : "stopped" } as State<Input>
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
        begin(state, scope)
        return { ...state, isLoading: true }
      }
      return state
    }
  }
}
