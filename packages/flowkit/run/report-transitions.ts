/** For test builds of an app: records the transitions taken by its actors, and their contexts, for a runner to read. */
import type { AnyActorRef, InspectionEvent } from "xstate"
import { transitionId } from "../model/transition-id.ts"
import { contextText } from "./plain-context.ts"

/** Name of the list on the page's global object. */
export const transitionsTaken = "flowkitTransitionsTaken"

/** Name of the function on the page's global object that returns the context of a machine's latest actor, as JSON. */
export const contextOf = "flowkitContextOf"

/** Returns an inspector for `createActor(machine, { inspect })`. Production bundles must not contain it. */
export const reportTransitions = (): ((event: InspectionEvent) => void) => {
  const page = globalThis as unknown as Record<string, Array<string> | undefined>
  page[transitionsTaken] ??= []
  const actors = new Map<string, AnyActorRef>()
  Object.assign(globalThis, {
    [contextOf]: (machine: string) => contextText(actors.get(machine)?.getSnapshot().context)
  })
  return (event) => {
    if (event.type === "@xstate.actor") {
      const actor = event.actorRef as AnyActorRef
      if ("logic" in actor) actors.set((actor.logic as { readonly id?: string }).id ?? "", actor)
    }
    if (event.type !== "@xstate.microstep") return
    // XState's first step has no definition with an event.
    const known = event._transitions.filter(({ eventType }) => typeof eventType === "string")
    page[transitionsTaken]?.push(...known.map(transitionId))
  }
}
