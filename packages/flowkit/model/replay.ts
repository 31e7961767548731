/** Replays a path on a real actor: stubbed services end as planned, delays pass on a simulated clock. */
import { type AnyActorRef, type AnyMachineSnapshot, SimulatedClock } from "xstate"
import type { Flow } from "./flow.ts"
import { formatStep } from "./format-path.ts"
import { messageOf } from "./message-of.ts"
import { observe } from "./observe.ts"
import { childNamed, eventOf, offersIn, outcomeAtOnce, outcomeGiven, outcomeOf } from "./occurrences.ts"
import type { PlanPath, PlanStep } from "./plan-format.ts"
import { situationName } from "./state-names.ts"
import { settle } from "./stub-actor.ts"
import { withoutPosition } from "./transition-id.ts"
import { watchedActor } from "./watched-actor.ts"

/** State of the machine at the start of a path or after one of its steps. */
export interface ReplayedState {
  /** Leaf states, joined by " + " where regions are parallel. */
  readonly state: string
  readonly context: unknown
  /** The snapshot from which a screen is rendered. */
  readonly snapshot: AnyMachineSnapshot
  readonly takes: ReadonlyArray<string>
  /** Events that have an effect now, and all others of the spec. */
  readonly offered: ReadonlyArray<string>
  readonly refused: ReadonlyArray<string>
  /** Running actors, by service. */
  readonly running: ReadonlyArray<string>
}

export interface Replay {
  readonly ok: boolean
  /** A sentence naming the first step that went differently. */
  readonly problem?: string
  /** The step that went differently. */
  readonly difference?: {
    /** Index in the path. */
    readonly step: number
    /** State that it led to; undefined if it could not be done. */
    readonly now: ReplayedState | undefined
    /** Whether the spec lacks its event, case or outcome. */
    readonly isOfSpec: boolean
  }
  /** The start, then one for each step walked. */
  readonly replayedStates: ReadonlyArray<ReplayedState>
}

/** Observes the replay of a path. */
export interface ReplayObserver {
  /** Called before the first step. */
  readonly onStart: (actor: AnyActorRef) => void
  /** Called at the start, then after each step. */
  readonly onState: (replayed: ReplayedState) => void
}

/** Replays a path; it does not search. Several paths may be replayed concurrently. */
export const replay = (
  flow: Flow,
  path: Pick<PlanPath, "start" | "steps">,
  observer?: ReplayObserver
): Replay => {
  const { spec } = flow
  const start = spec.starts[path.start]
  if (start === undefined)
    return { ok: false, problem: `The spec has no start "${path.start}".`, replayedStates: [] }

  const clock = new SimulatedClock()
  const { actor, running, snapshot, stop, takeMicrosteps } = watchedActor(flow.machine, {
    clock,
    id: flow.name,
    input: start.input
  })

  const settleAtOnce = (): void => {
    const { context, status } = snapshot()
    if (status !== "active") return
    for (const { ref, service } of running()) {
      const outcome = outcomeAtOnce(spec, service, context, start.fixture)
      if (outcome === undefined) continue
      settle(ref, outcome)
      settleAtOnce()
      return
    }
  }

  const replayed = (): ReplayedState => {
    const now = snapshot()
    // Computed lazily: offers query every event, and most callers do not need them.
    let offers: ReturnType<typeof offersIn> | undefined
    const offersNow = () => {
      offers ??= offersIn(spec, now)
      return offers
    }
    return {
      state: situationName(now),
      context: now.context,
      snapshot: now,
      ...observe(takeMicrosteps(), now),
      get offered() {
        return offersNow().offered
      },
      get refused() {
        return offersNow().refused
      },
      running: running().map(({ service }) => service)
    }
  }

  let isProbeTaken = false
  const act = (step: PlanStep): void => {
    isProbeTaken = false
    switch (step.kind) {
      case "event":
      case "probe": {
        const event = eventOf(spec, { ...step, kind: "event" })
        const isPossible = snapshot().can(event)
        if (step.kind === "event" && !isPossible) throw new Error("it is refused")
        isProbeTaken = step.kind === "probe" && isPossible
        actor.send(event)
        return
      }
      case "outcome": {
        const child = childNamed(running(), step.service, step.child)
        if (child === undefined) throw new Error(`service "${step.service}" is not running`)
        settle(child.ref, outcomeGiven(outcomeOf(spec, step), snapshot().context))
        return
      }
      case "delay": {
        const before = situationName(snapshot())
        if (step.ms > 0) clock.increment(step.ms - 1)
        // A shorter timer may lead to the same state.
        if (situationName(snapshot()) !== before) throw new Error("a shorter delay ends first")
        clock.increment(Math.min(1, step.ms))
      }
    }
  }

  const differenceIn = (step: PlanStep, now: ReplayedState): string | undefined => {
    const { status, error } = snapshot()
    if (status === "error") return `the machine stops with the error ${String(error)}`
    if (isProbeTaken) return "it is not refused"
    if (now.state !== step.to) return `the machine is in "${now.state}", not in "${step.to}"`
    const names = (takes: ReadonlyArray<string>) => takes.map(withoutPosition).join(", ") || "nothing"
    return names(now.takes) === names(step.takes)
      ? undefined
      : `it takes ${names(now.takes)}, not ${names(step.takes)}`
  }

  const replayedStates: Array<ReplayedState> = []
  const record = (): ReplayedState => {
    const now = replayed()
    replayedStates.push(now)
    observer?.onState(now)
    return now
  }
  try {
    observer?.onStart(actor)
    actor.start()
    settleAtOnce()
    record()
    for (const [index, step] of path.steps.entries()) {
      const sentence = `Step ${index + 1}, ${formatStep(step)}`
      try {
        act(step)
      } catch (error) {
        const message = messageOf(error)
        return {
          ok: false,
          problem: `${sentence} ${message}.`,
          difference: { step: index, now: undefined, isOfSpec: message.startsWith("The spec has no ") },
          replayedStates
        }
      }
      settleAtOnce()
      const now = record()
      const difference = differenceIn(step, now)
      if (difference !== undefined)
        return {
          ok: false,
          problem: `${sentence} ${difference}.`,
          difference: { step: index, now, isOfSpec: false },
          replayedStates
        }
    }
    return { ok: true, replayedStates }
  } finally {
    stop()
  }
}
