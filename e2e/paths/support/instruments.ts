/** The instruments of the build under test: each flow reports its transitions, and may run with a fault. */

import { type Fault, withFault } from "@parkschein/flowkit/mutate"
import { reportTransitions } from "@parkschein/flowkit/report"
import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InspectionEvent } from "xstate"

const report = reportTransitions()

/** By id, so that a path can tell a flow what no control of the page does: that there is something to say. */
const flowActors: Record<string, AnyActorRef> = {}
Object.assign(globalThis, { flowActors })

export const inspect = (event: InspectionEvent): void => {
  const flow = event.actorRef as AnyActorRef
  if (event.type === "@xstate.actor") flowActors[flow.id] = flow
  report(event)
}

/** The machine with the fault that the runner has asked for, if it is about this machine. */
export const instrumented = <Logic extends AnyActorLogic>(logic: Logic): Logic => {
  const { flowkitFault } = globalThis as { flowkitFault?: Fault }
  return flowkitFault !== undefined && "root" in logic
    ? (withFault(logic as unknown as AnyStateMachine, flowkitFault) as unknown as Logic)
    : logic
}
