/**
 * Searches every situation of a plain actor, each by walking there anew: what a plan calls not reached must not
 * be seen by it. Slow and simple, and with nothing of the planner but the names of transitions.
 */
import { type AnyMachineSnapshot, type AnyStateMachine, and } from "xstate"
import { transitionsOf } from "../model/describe-machine.ts"
import { stateItem } from "../model/items.ts"
import { transitionId } from "../model/transition-id.ts"
import { type PlainStep, plainMachine, startPlain } from "./second-opinion.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export interface FullSearch {
  /** Items of plans: transitions, outcomes of guards, states. */
  readonly seen: ReadonlySet<string>
  readonly situations: number
  readonly complete: boolean
}

type PlainActor = ReturnType<typeof startPlain>
type Check = (snapshot: AnyMachineSnapshot, ...others: ReadonlyArray<unknown>) => boolean

/** Notes each answer of each guard. */
const watchGuards = (machine: AnyStateMachine, seen: Set<string>): void => {
  for (const transition of transitionsOf(machine)) {
    if (transition.guard === undefined) continue
    const watched = and([transition.guard] as never) as unknown as { check: Check }
    const { check } = watched
    watched.check = (...given) => {
      const holds = check(...given)
      seen.add(`${transitionId(transition)}=${holds ? "T" : "F"}`)
      return holds
    }
    Object.assign(transition, { guard: watched })
  }
}

/** Returns the same text for situations with the same future. */
const keyOf = ({ snapshot, running, timers }: PlainActor): string => {
  const { value, status, context, historyValue } = snapshot()
  const own = (_: string, inner: unknown): unknown => {
    if (typeof inner === "function") return String(inner.name)
    if (inner instanceof Map || inner instanceof Set) return [...inner]
    if (inner instanceof Error) return inner.message
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner
    // Actors and states refer to everything else.
    if ("getSnapshot" in inner || "machine" in inner) return String("id" in inner ? inner.id : "")
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
  }
  const children = running().map(({ id, src }) => [id, String(src)])
  const text = JSON.stringify([value, status, context, historyValue, children, timers()], own)
  // Generated ids count on from actor to actor.
  const ids = [...new Set(text.match(/\bx:\d+/g))]
  return text.replace(/\bx:\d+/g, (id) => `x${ids.indexOf(id)}`)
}

/** Returns everything that can happen next. */
const nextSteps = (
  { flow }: ThirdPartyMachine,
  { snapshot, running, timers }: PlainActor
): ReadonlyArray<PlainStep> => {
  const { context, status } = snapshot()
  if (status !== "active") return []
  const { events, services } = flow.spec
  const [ms] = timers()
  const working = running()
  return [
    ...Object.entries(events).flatMap(([type, { cases, when }]) =>
      Object.entries(cases ?? { "": {} })
        .filter(([, payload]) => when?.(context as never, { ...payload, type } as never) ?? true)
        .map(([name]) => ({ kind: "event" as const, type, case: name === "" ? undefined : name }))
    ),
    ...working.flatMap((child) => {
      const service = String(child.src)
      const number = working.filter(({ src }) => src === child.src).indexOf(child) + 1
      return Object.keys(services[service] ?? {}).map((name) => ({
        kind: "outcome" as const,
        service,
        case: name,
        child: `#${number}`
      }))
    }),
    ...(ms === undefined ? [] : [{ kind: "delay" as const, ms }])
  ]
}

export const fullSearch = async (thirdParty: ThirdPartyMachine, most = 1_000): Promise<FullSearch> => {
  const seen = new Set<string>()
  const known = new Set<string>()
  const plain = plainMachine(thirdParty)
  watchGuards(plain.machine, seen)
  let queue: Array<{ readonly start: string; readonly steps: ReadonlyArray<PlainStep> }> = Object.keys(
    thirdParty.flow.spec.starts
  ).map((start) => ({ start, steps: [] }))
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of snapshot._nodes) seen.add(stateItem(id))
  }
  while (queue.length > 0) {
    const layer = queue
    queue = []
    for (const { start, steps } of layer) {
      const actor = startPlain(plain, start, (taken, snapshot) => {
        // XState's first step has no definition with an event.
        for (const transition of taken)
          if (typeof transition.eventType === "string") seen.add(transitionId(transition))
        note(snapshot)
      })
      for (const step of steps) await actor.act(step)
      note(actor.snapshot())
      const key = `${start} ${keyOf(actor)}`
      if (!known.has(key)) {
        if (known.size >= most) return { seen, situations: known.size, complete: false }
        known.add(key)
        for (const step of nextSteps(thirdParty, actor)) queue.push({ start, steps: [...steps, step] })
      }
      actor.stop()
    }
  }
  return { seen, situations: known.size, complete: true }
}
