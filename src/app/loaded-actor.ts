/** Actors whose code is loaded when they are wanted. They begin flows as their children, in the system of the app. */
import { type AnyActorLogic, type AnyActorRef, createActor, type EventObject } from "xstate"
import type { LoadedLogic } from "../../machines/app/index.ts"
import { instrumented } from "./instruments.ts"

/** Creates a flow, known in the system by its id; whoever creates it starts it. */
export type Create = typeof createActor

interface Settled extends EventObject {
  readonly parts?: unknown
  readonly error?: unknown
}

/** Returns logic that loads its parts once, and stops the flows in them with itself. */
export const loadedActor = <Input>(
  load: (input: Input, create: Create) => Promise<object>
): LoadedLogic<Input> => {
  const begun = new WeakMap<object, Array<AnyActorRef>>()
  return {
    getInitialSnapshot: (_, input) => ({
      status: "active",
      output: undefined,
      error: undefined,
      parts: null,
      input
    }),
    getPersistedSnapshot: (state) => state,
    start: (state, { self }) => {
      const flows: Array<AnyActorRef> = []
      begun.set(self, flows)
      const isWanted = () => self.getSnapshot().status === "active"
      const create = ((logic: AnyActorLogic, options: { readonly id: string }) => {
        // The code has come too late; who asked for it is gone.
        if (!isWanted()) throw null
        const flow = createActor(instrumented(logic), { ...options, systemId: options.id, parent: self })
        flows.push(flow)
        return flow
      }) as Create
      const settle = (settled: Omit<Settled, "type">) => {
        if (isWanted()) self.send({ ...settled, type: "settled" } as Settled)
      }
      load((state as { readonly input?: Input }).input as Input, create).then(
        (parts) => settle({ parts }),
        (error: unknown) => settle({ error })
      )
    },
    transition: (state, event: Settled, { self, stopChild }) => {
      if (event.type === "settled" && "parts" in event) return { ...state, parts: event.parts }
      if (event.type === "settled" || event.type === "xstate.stop")
        for (const flow of begun.get(self) ?? []) stopChild(flow)
      if (event.type === "settled") {
        console.error(event.error)
        return { ...state, status: "done" } as unknown as typeof state
      }
      if (event.type === "xstate.stop") return { ...state, status: "stopped" } as unknown as typeof state
      // What flows end in concerns nobody: they show it themselves.
      const { flow } = (state.parts ?? {}) as { readonly flow?: AnyActorRef }
      if (!event.type.startsWith("xstate.")) flow?.send(event)
      return state
    }
  }
}
