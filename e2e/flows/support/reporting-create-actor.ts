/** XState's `createActor` for the build under test: each actor reports its transitions, and may run a mutated machine. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor as createQuietActor
} from "xstate"
import { type Fault, withFault } from "../../../flowkit/mutate/faults.ts"
import { reportTransitions } from "../../../flowkit/run/report-transitions.ts"

export * from "xstate"

const inspect = reportTransitions()

/** By id, so that a path can tell a flow what no control of the page does: that there is something to say. */
const flowActors: Record<string, AnyActorRef> = {}
Object.assign(globalThis, { flowActors })

export const createActor = ((logic: AnyActorLogic, options: { readonly id?: string } = {}) => {
  const actor = createQuietActor(seeded(logic), { ...options, inspect })
  if (options.id !== undefined) flowActors[options.id] = actor
  return actor
}) as typeof createQuietActor

/** The machine with the fault that the runner has asked for, if it is about this machine. */
const seeded = (logic: AnyActorLogic): AnyActorLogic => {
  const { flowkitFault } = globalThis as { flowkitFault?: Fault }
  return flowkitFault !== undefined && "root" in logic
    ? withFault(logic as AnyStateMachine, flowkitFault)
    : logic
}
