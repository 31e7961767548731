/** Instruments of the build under test: each flow reports its transitions, and may run with a fault. */
import { type Fault, withFault } from "@parkschein/flowkit/mutate"
import { reportTransitions } from "@parkschein/flowkit/report"
import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InspectionEvent } from "xstate"

const report = reportTransitions()

/** Actors by id, so that a path can send events that no control of the page sends, like a message. */
const flowActors: Record<string, AnyActorRef> = {}
Object.assign(globalThis, { flowActors })

export const inspect = (event: InspectionEvent): void => {
  const flow = event.actorRef as AnyActorRef
  if (event.type === "@xstate.actor") flowActors[flow.id] = flow
  report(event)
}

/** Returns the machine, with the fault requested by the runner if it belongs to this machine. */
export const instrumented = <Logic extends AnyActorLogic>(logic: Logic): Logic => {
  const { flowkitFault } = globalThis as { flowkitFault?: Fault }
  return flowkitFault !== undefined && "root" in logic
    ? (withFault(logic as unknown as AnyStateMachine, flowkitFault) as unknown as Logic)
    : logic
}
