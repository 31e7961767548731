/**
 * Runs planned paths on actors independent of flowkit: real promises, callbacks, observables and child
 * machines, a simulated clock, and XState's own snapshots. A difference to the plan is a bug of the planner.
 */
import { setImmediate } from "node:timers/promises"
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromObservable,
  fromPromise,
  type InspectionEvent,
  type Observer,
  SimulatedClock,
  type StateValue,
  type Subscribable,
  type Subscription
} from "xstate"
import type { AnyOutcome, PlanPath, PlanStep } from "../model/index.ts"
import type { RealService, ThirdPartyMachine } from "./third-party-machine.ts"

type Handle = (outcome: AnyOutcome) => void

/** Returns the replacement of a service: an actor that can produce all its outcomes. */
const standIn = (cases: Readonly<Record<string, AnyOutcome>>): RealService => {
  const handles = new WeakMap<AnyActorRef, Handle>()
  const outcomes = Object.values(cases)
  const some = (kind: string) => outcomes.some((outcome) => kind in outcome)
  const outputOf = (outcome: AnyOutcome): unknown =>
    "success" in outcome
      ? { _tag: "Success", value: outcome["success"] }
      : "failure" in outcome
        ? { _tag: "Failure", error: outcome["failure"] }
        : outcome["ok"]
  const logicOf = (): AnyActorLogic => {
    if (some("sends"))
      return fromCallback(({ self, sendBack }) => {
        handles.set(self, ({ sends }) => sendBack(sends as never))
      })
    if (some("snapshot"))
      return fromObservable<unknown, undefined>(({ self }) => {
        const subscribe = (observer: Observer<unknown>): Subscription => {
          handles.set(self, ({ snapshot, ...rest }) => {
            if (snapshot !== undefined) observer.next?.((snapshot as { readonly context: unknown }).context)
            else if ("ok" in rest) observer.complete?.()
            else observer.error?.(rest["fail"])
          })
          return { unsubscribe: () => {} }
        }
        return { subscribe: subscribe as Subscribable<unknown>["subscribe"] }
      })
    return fromPromise(
      ({ self }) =>
        new Promise((resolve, reject) => {
          handles.set(self, (outcome) =>
            "fail" in outcome ? reject(outcome["fail"]) : resolve(outputOf(outcome))
          )
        })
    )
  }
  return {
    logic: logicOf(),
    cause: Object.fromEntries(
      Object.entries(cases).map(([name, outcome]) => [
        name,
        (child: AnyActorRef) => handles.get(child)?.(outcome)
      ])
    )
  }
}

const leavesOf = (value: StateValue, path: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  typeof value === "string"
    ? [[...path, value].join(".")]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined || Object.keys(inner).length === 0
          ? [[...path, key].join(".")]
          : leavesOf(inner, [...path, key])
      )

const nameOf = ({ source, eventType }: AnyTransitionDefinition): string =>
  `${source.id}|${eventType || "always"}`

/** Returns true if the planned transitions were selected in order; in conflicts XState selects more. */
const isPartOf = (planned: ReadonlyArray<string>, real: ReadonlyArray<string>): boolean => {
  let from = 0
  return planned.every((id) => {
    from = real.indexOf(id.replace(/#\d+$/, ""), from) + 1
    return from > 0
  })
}

/** Starts an actor that knows nothing of flowkit, with services that end as given. */
const startPlain = (
  { flow, real = {} }: ThirdPartyMachine,
  start: string,
  onMicrostep: (taken: ReadonlyArray<AnyTransitionDefinition>) => void
) => {
  const services = Object.fromEntries(
    Object.entries(flow.spec.services).map(([name, cases]) => [name, real[name] ?? standIn(cases)])
  )
  const actors = Object.fromEntries(Object.entries(services).map(([name, { logic }]) => [name, logic]))
  const clock = new SimulatedClock()
  const actor = createActor(flow.machine.provide({ actors } as never), {
    clock,
    input: flow.spec.starts[start]?.input,
    logger: () => {},
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === "@xstate.microstep" && inspected.actorRef.sessionId === inspected.rootId)
        onMicrostep(inspected._transitions)
    }
  } as never) as AnyActorRef
  // Errors are read from the snapshot.
  actor.subscribe({ error: () => {} })
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot

  const runningTwins = (service: string): ReadonlyArray<AnyActorRef> =>
    Object.values(snapshot().children as Record<string, AnyActorRef & { readonly src?: unknown }>).filter(
      (child) => child.src === service && child.getSnapshot().status === "active"
    )

  /** Returns what is not as planned. */
  const act = async (step: PlanStep): Promise<string | undefined> => {
    switch (step.kind) {
      case "event":
      case "probe": {
        const payload = step.case === undefined ? {} : flow.spec.events[step.type]?.cases?.[step.case]
        const event = { ...payload, type: step.type }
        if (snapshot().can(event) !== (step.kind === "event")) return `can(${step.type}) is not as planned`
        actor.send(event)
        return undefined
      }
      case "outcome": {
        const twins = runningTwins(step.service)
        const number = /^#(\d+)$/.exec(step.child ?? "#1")?.[1]
        const child =
          number === undefined ? twins.find(({ id }) => id === step.child) : twins[Number(number) - 1]
        const play = services[step.service]?.cause[step.case]
        if (child === undefined || play === undefined) return `${step.service} does not run`
        play(child)
        // Promises and observables end later.
        await setImmediate()
        return undefined
      }
      case "delay":
        clock.increment(step.ms)
        return undefined
    }
  }

  actor.start()
  return { snapshot, act, stop: () => actor.stop() }
}

/** Returns a sentence on the first step that differs; undefined if the path is right. */
export const replayDifference = async (
  thirdParty: ThirdPartyMachine,
  path: PlanPath
): Promise<string | undefined> => {
  let selected: Array<string> = []
  const { act, snapshot, stop } = startPlain(thirdParty, path.start, (taken) => {
    selected.push(...taken.map(nameOf))
  })
  for (const [index, step] of path.steps.entries()) {
    selected = []
    const problem = await act(step)
    if (!isPartOf(step.takes, selected))
      return `Path ${path.id}, step ${index + 1}: ${selected.join()} instead of ${step.takes.join()}`
    const { value, status, error } = snapshot()
    const leaves = leavesOf(value as StateValue)
    const replayed = (leaves.length === 0 ? [thirdParty.flow.machine.id] : leaves).toSorted().join(" + ")
    if (
      problem !== undefined ||
      status === "error" ||
      replayed !== step.to.split(" + ").toSorted().join(" + ")
    )
      return `Path ${path.id}, step ${index + 1}: ${problem ?? `"${replayed}" (${status} ${String(error)}) instead of "${step.to}"`}`
  }
  stop()
  return undefined
}
