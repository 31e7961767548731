/** For test builds of an app: records the transitions taken by its actors, for a runner to read. */
import type { InspectionEvent } from "xstate"
import { transitionId } from "../model/transition-id.ts"

/** Name of the list on the page's global object. */
export const transitionsTaken = "flowkitTransitionsTaken"

/** Returns an inspector for `createActor(machine, { inspect })`. Production bundles must not contain it. */
export const reportTransitions = (): ((event: InspectionEvent) => void) => {
  const page = globalThis as unknown as Record<string, Array<string> | undefined>
  page[transitionsTaken] ??= []
  return (event) => {
    if (event.type !== "@xstate.microstep") return
    // XState's first step has no definition with an event.
    const known = event._transitions.filter(({ eventType }) => typeof eventType === "string")
    page[transitionsTaken]?.push(...known.map(transitionId))
  }
}
