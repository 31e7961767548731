/** Where a test build looks on, and seeds faults into flows; in production there is nothing to it. */
import type { AnyActorLogic, InspectionEvent } from "xstate"

export const inspect: ((event: InspectionEvent) => void) | undefined = undefined

export const instrumented = <Logic extends AnyActorLogic>(logic: Logic): Logic => logic
