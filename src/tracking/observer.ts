/**
 * Observer of all flows: inspects their transitions, and tracks the events that the rules derive. Flows,
 * screens and services do not depend on it.
 */
import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, Snapshot, StateValue } from "xstate"
import type { Tracking } from "../services/tracking.ts"
import type { ObservedState, Rule } from "./step.ts"

export interface Observer {
  /**
   * Follows a flow until it ends. `isNews`: its current state counts as just entered; false if the driver
   * agreed only afterwards.
   */
  readonly observe: (flow: ActorRefLike, isNews: boolean) => void
  /** Handles inspection events of a system; follows new flows. */
  readonly look: (inspected: InspectionEvent) => void
}

const nameOf = (value: StateValue): string => {
  if (typeof value === "string") return value
  const [[state, nested = ""] = ["", ""]] = Object.entries(value)
  return `${state}.${nameOf(nested)}`
}

const isFlow = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => "machine" in snapshot

const observed = ({ value, context }: AnyMachineSnapshot): ObservedState<unknown> => ({
  state: nameOf(value),
  context
})

/** Returns the fault of an invoked actor: an exception, not an expected failure. */
const faultIn = (event: { readonly type: string }): unknown =>
  event.type.startsWith("xstate.error.actor.") && "error" in event ? event.error : undefined

export const makeObserver = (tracking: Tracking, rules: ReadonlyMap<string, Rule<unknown>>): Observer => {
  /** Last observed state of each followed flow, by session id. */
  const followed = new Map<string, ObservedState<unknown>>()

  const step = (
    flow: ActorRefLike,
    snapshot: AnyMachineSnapshot,
    event: { readonly type: string } | null
  ) => {
    const before = followed.get(flow.sessionId) ?? null
    const after = observed(snapshot)
    followed.set(flow.sessionId, after)
    for (const found of rules.get(snapshot.machine.id)?.({ event, before, after }) ?? [])
      if (found !== false) tracking.track(found)
  }

  const observe = (flow: ActorRefLike, isNews: boolean): void => {
    const snapshot: Snapshot<unknown> = flow.getSnapshot()
    if (followed.has(flow.sessionId) || !isFlow(snapshot)) return
    if (isNews) step(flow, snapshot, null)
    else followed.set(flow.sessionId, observed(snapshot))
  }

  const look = (inspected: InspectionEvent): void => {
    if (inspected.type !== "@xstate.snapshot" || !isFlow(inspected.snapshot)) return
    const { actorRef, event, snapshot } = inspected
    if (!followed.has(actorRef.sessionId)) {
      if (snapshot.status === "active") observe(actorRef, true)
      return
    }
    try {
      step(actorRef, snapshot, event)
      const fault = faultIn(event)
      if (fault !== undefined) tracking.report(fault, snapshot.machine.id)
    } catch (error) {
      // A faulty rule must not stop the flow.
      console.error(error)
    }
    if (snapshot.status !== "active") followed.delete(actorRef.sessionId)
  }

  return { observe, look }
}
