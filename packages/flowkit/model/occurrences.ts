/** Possible next steps: events, outcomes of running actors, the earliest timer. Pure, in spec order. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate"
import type { AnyFlowSpec, AnyOutcome } from "./flow.ts"
import { candidatesOf } from "./observe.ts"
import { activeLeaves, selfAndAncestors } from "./state-names.ts"
import {
  isGenerated,
  join,
  nextDelay,
  type Situation,
  type Step,
  stepBy,
  stepByChild,
  stepByTime
} from "./stepper.ts"
import { eventOfOutcome, isEnding, outcomeKindOf } from "./stub-actor.ts"
import { transitionId } from "./transition-id.ts"

/** A step of the machine, in the terms of the spec. */
export type Occurrence =
  | { readonly kind: "event"; readonly type: string; readonly case?: string }
  | { readonly kind: "outcome"; readonly service: string; readonly case: string; readonly child?: string }
  | { readonly kind: "delay"; readonly ms: number }

/** Returns the name of an occurrence; `case` and `child` only where they distinguish. */
export const occurrenceName = (occurrence: Occurrence): string => {
  switch (occurrence.kind) {
    case "event":
      return occurrence.case === undefined ? occurrence.type : `${occurrence.type} (${occurrence.case})`
    case "outcome":
      return `${occurrence.service}: ${occurrence.case}${occurrence.child === undefined ? "" : ` (${occurrence.child})`}`
    case "delay":
      return `${occurrence.ms} ms pass`
  }
}

const isWanted = ({ snapshot }: Situation, event: string): boolean =>
  activeLeaves(snapshot)
    .flatMap(selfAndAncestors)
    .some((node) => candidatesOf(node, event).length > 0)

type EventOccurrence = Occurrence & { readonly kind: "event" }

const eventsOf = new WeakMap<AnyFlowSpec, ReadonlyArray<EventOccurrence>>()

const eventOccurrences = (spec: AnyFlowSpec): ReadonlyArray<EventOccurrence> => {
  const found =
    eventsOf.get(spec) ??
    Object.entries(spec.events).flatMap(([type, { cases }]) =>
      cases === undefined
        ? [{ kind: "event" as const, type }]
        : Object.keys(cases).map((name) => ({ kind: "event" as const, type, case: name }))
    )
  eventsOf.set(spec, found)
  return found
}

/** Returns the ways in which an event can happen: one for each of its cases. */
export const waysOf = (spec: AnyFlowSpec, type: string): ReadonlyArray<EventOccurrence> =>
  eventOccurrences(spec).filter((occurrence) => occurrence.type === type)

/** Returns the event of a step with the payload of its case. Throws if the spec lacks it. */
export const eventOf = (
  spec: AnyFlowSpec,
  { type, case: name }: Occurrence & { readonly kind: "event" }
): EventObject => {
  const known = spec.events[type]
  if (known === undefined) throw new Error(`The spec has no event "${type}".`)
  if (name === undefined) return { type }
  const payload = known.cases?.[name]
  if (payload === undefined) throw new Error(`The spec has no case "${name}" of event "${type}".`)
  return { ...payload, type }
}

/** Returns whether a person could do it, as far as the spec says so. */
const isPossible = (spec: AnyFlowSpec, context: unknown, occurrence: EventOccurrence): boolean =>
  spec.events[occurrence.type]?.when?.(context as never, eventOf(spec, occurrence) as never) ?? true

interface RunningChild {
  readonly id: string
  readonly service: string
  readonly ref: AnyActorRef
}

/** Returns the running actors, by their names in `setup`. */
export const runningChildren = (situation: Situation): ReadonlyArray<RunningChild> => {
  const { snapshot, ended } = situation
  const found =
    running.get(situation) ??
    Object.entries(
      snapshot.children as Record<string, (AnyActorRef & { readonly src?: unknown }) | undefined>
    ).flatMap(([id, ref]) =>
      ref === undefined || ended.has(ref) ? [] : [{ id, service: String(ref.src), ref }]
    )
  running.set(situation, found)
  return found
}

const running = new WeakMap<Situation, ReadonlyArray<RunningChild>>()

/** Returns the name of a child among several of the same service: its id or, without one, its number. */
const nameAmong = <Child extends Pick<RunningChild, "id" | "service">>(
  running: ReadonlyArray<Child>,
  child: Child
): string =>
  isGenerated(child.id)
    ? `#${running.filter(({ service }) => service === child.service).indexOf(child) + 1}`
    : child.id

/** Returns the child that a plan refers to. */
export const childNamed = <Child extends Pick<RunningChild, "id" | "service">>(
  running: ReadonlyArray<Child>,
  service: string,
  name: string | undefined
): Child | undefined =>
  running.find(
    (child) => child.service === service && (name === undefined || nameAmong(running, child) === name)
  )

const outcomeOccurrences = (spec: AnyFlowSpec, situation: Situation): ReadonlyArray<Occurrence> => {
  const running = runningChildren(situation)
  return running.flatMap((child) => {
    const { service } = child
    const twins = running.filter((other) => other.service === service)
    const cases = Object.entries(spec.services[service] ?? {}).filter(
      ([, { atOnce }]) => atOnce === undefined
    )
    return cases.map(([name]) => ({
      kind: "outcome" as const,
      service,
      case: name,
      ...(twins.length > 1 ? { child: nameAmong(running, child) } : {})
    }))
  })
}

/** Returns all occurrences worth trying: handled events, outcomes of running actors, the next timer. */
export const occurrencesIn = (spec: AnyFlowSpec, situation: Situation): ReadonlyArray<Occurrence> => {
  if (situation.snapshot.status !== "active") return []
  const ms = nextDelay(situation)
  return [
    ...eventOccurrences(spec).filter(
      (occurrence) =>
        isWanted(situation, occurrence.type) && isPossible(spec, situation.snapshot.context, occurrence)
    ),
    ...outcomeOccurrences(spec, situation),
    ...(ms === undefined ? [] : [{ kind: "delay" as const, ms }])
  ]
}

export const childOf = (
  situation: Situation,
  { service, child }: Occurrence & { readonly kind: "outcome" }
): RunningChild | undefined => childNamed(runningChildren(situation), service, child)

/** Returns the outcome of a step as the spec has it. Throws if the spec lacks it. */
export const outcomeOf = (
  spec: AnyFlowSpec,
  { service, case: name }: Occurrence & { readonly kind: "outcome" }
) => {
  const outcome = spec.services[service]?.[name]
  if (outcome === undefined) throw new Error(`The spec has no outcome "${name}" of service "${service}".`)
  return outcome
}

/** Returns the outcome, adapted to the context. */
export const outcomeGiven = (outcome: AnyOutcome, context: unknown): AnyOutcome => {
  const { adapt } = outcome
  if (typeof adapt !== "function") return outcome
  const kind = outcomeKindOf(outcome)
  return {
    ...outcome,
    [kind]: (adapt as (value: unknown, context: unknown) => unknown)(outcome[kind], context)
  }
}

type AtOnce = (context: unknown, fixture: unknown) => boolean

/** Returns the outcome with which a service ends as soon as it starts; undefined where it waits. */
export const outcomeAtOnce = (
  spec: AnyFlowSpec,
  service: string,
  context: unknown,
  fixture: unknown
): AnyOutcome | undefined =>
  Object.values(spec.services[service] ?? {}).find(
    ({ atOnce }) => typeof atOnce === "function" && (atOnce as AtOnce)(context, fixture)
  )

/** Returns the step together with all outcomes that happen at once after it. */
export const withAtOnce = (
  machine: AnyStateMachine,
  spec: AnyFlowSpec,
  step: Step,
  fixture: unknown
): Step => {
  const { situation } = step
  if (situation.snapshot.status !== "active") return step
  for (const { id, service, ref } of runningChildren(situation)) {
    const outcome = outcomeAtOnce(spec, service, situation.snapshot.context, fixture)
    if (outcome === undefined) continue
    const next = stepByChild(machine, situation, ref, eventOfOutcome(id, outcome), isEnding(outcome))
    return withAtOnce(machine, spec, join(step, next), fixture)
  }
  return step
}

/** Throws if the occurrence is impossible here, and whatever the machine itself throws. */
export const applyOccurrence = (
  machine: AnyStateMachine,
  spec: AnyFlowSpec,
  situation: Situation,
  occurrence: Occurrence
): Step => {
  switch (occurrence.kind) {
    case "event":
      return stepBy(machine, situation, eventOf(spec, occurrence))
    case "outcome": {
      const running = childOf(situation, occurrence)
      if (running === undefined) throw new Error(`Service "${occurrence.service}" is not running here.`)
      const outcome = outcomeGiven(outcomeOf(spec, occurrence), situation.snapshot.context)
      return stepByChild(
        machine,
        situation,
        running.ref,
        eventOfOutcome(running.id, outcome),
        isEnding(outcome)
      )
    }
    case "delay": {
      if (nextDelay(situation) !== occurrence.ms) {
        throw new Error(
          `The next timer fires after ${nextDelay(situation) ?? "no"} ms, not after ${occurrence.ms} ms.`
        )
      }
      return stepByTime(machine, situation)
    }
  }
}

/** Returns whether the machine takes the event, and the spec does not exclude it as out of reach. */
const isWithinReach = (spec: AnyFlowSpec, snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  snapshot.can(event) &&
  !snapshot.machine
    .getTransitionData(snapshot as never, event)
    .some((transition) => Object.hasOwn(spec.outOfReach, transitionId(transition)))

/** Returns events (by type) with an effect, and those refused or forbidden, in spec order. */
export const offersIn = (
  spec: AnyFlowSpec,
  snapshot: AnyMachineSnapshot
): { readonly offered: ReadonlyArray<string>; readonly refused: ReadonlyArray<string> } => {
  const isOffered = (type: string) =>
    snapshot.status === "active" &&
    waysOf(spec, type).some(
      (occurrence) =>
        isPossible(spec, snapshot.context, occurrence) &&
        isWithinReach(spec, snapshot, eventOf(spec, occurrence))
    )
  const types = Object.keys(spec.events)
  return { offered: types.filter(isOffered), refused: types.filter((type) => !isOffered(type)) }
}
