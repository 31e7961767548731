/** Hooks for a test build: inspects flows and injects faults into them; in production they are empty. */
import type { AnyActorLogic, InspectionEvent } from "xstate"

export const inspect: ((event: InspectionEvent) => void) | undefined = undefined

export const instrumented = <Logic extends AnyActorLogic>(logic: Logic): Logic => logic
