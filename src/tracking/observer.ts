/**
 * The one observer of all flows: looks on as they go from state to state, and tracks what the rules make of it. No
 * flow, screen or service knows that it is there.
 */
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Subscription } from "xstate"
import type { Tracking } from "../services/tracking.ts"
import type { Rule, Standing } from "./step.ts"

export interface Observer {
  /**
   * Follows a flow until it ends. `isNews`: the state in which it is found counts as just entered; not so when the driver
   * agreed only afterwards.
   */
  readonly observe: (flow: AnyActorRef, isNews: boolean) => void
  readonly stop: () => void
}

const nameOf = (value: unknown): string => {
  if (typeof value === "string") return value
  const [[state, nested] = ["", ""]] = Object.entries(value as Record<string, unknown>)
  return `${state}.${nameOf(nested)}`
}

const standing = (snapshot: unknown): Standing<never> => {
  const { value, context } = snapshot as AnyMachineSnapshot
  return { state: nameOf(value), context: context as never }
}

const machineOf = (flow: AnyActorRef): string => (flow.getSnapshot() as AnyMachineSnapshot).machine.id

/** A fault of an invoked actor: an exception, not a failure that was expected. */
const faultIn = (event: { readonly type: string }): unknown =>
  event.type.startsWith("xstate.error.actor.") && "error" in event ? event.error : undefined

export const makeObserver = (tracking: Tracking, rules: ReadonlyMap<string, Rule<never>>): Observer => {
  const followed = new Map<AnyActorRef, Subscription>()

  const observe = (flow: AnyActorRef, isNews: boolean): void => {
    if (followed.has(flow)) return
    const machine = machineOf(flow)
    const rule = rules.get(machine)
    let before: Standing<never> | null = null

    const look = (snapshot: unknown, event: { readonly type: string } | null) => {
      const after = standing(snapshot)
      for (const found of rule?.({ event, before, after }) ?? []) tracking.track(found)
      before = after
    }
    const onInspection = (inspected: InspectionEvent) => {
      if (inspected.type !== "@xstate.snapshot" || inspected.actorRef !== flow) return
      try {
        look(inspected.snapshot, inspected.event)
        const fault = faultIn(inspected.event)
        if (fault !== undefined) tracking.report(fault, machine)
      } catch (error) {
        // A rule that is wrong must not stop the flow it looks at.
        console.error(error)
      }
      if ((inspected.snapshot as AnyMachineSnapshot).status !== "active") letGo(flow)
    }
    if (isNews) look(flow.getSnapshot(), null)
    else before = standing(flow.getSnapshot())
    followed.set(flow, flow.system.inspect(onInspection))
  }

  const letGo = (flow: AnyActorRef): void => {
    followed.get(flow)?.unsubscribe()
    followed.delete(flow)
  }

  return {
    observe,
    stop: () => {
      for (const flow of [...followed.keys()]) letGo(flow)
    }
  }
}
