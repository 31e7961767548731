/** For test builds of an app: writes down which transitions its actors really take, where a runner can read them. */
import type { InspectionEvent } from "xstate"
import { transitionId } from "../model/transition-id.ts"

/** Name of the list on the page's global object. */
export const transitionsTaken = "flowkitTransitionsTaken"

/** An inspector for `createActor(machine, { inspect })`. Production bundles must not contain it. */
export const reportTransitions = (): ((event: InspectionEvent) => void) => {
  const page = globalThis as unknown as Record<string, Array<string> | undefined>
  page[transitionsTaken] ??= []
  return (event) => {
    if (event.type !== "@xstate.microstep") return
    // XState gives the very first step no definition with an event.
    const known = event._transitions.filter(({ eventType }) => typeof eventType === "string")
    page[transitionsTaken]?.push(...known.map(transitionId))
  }
}
