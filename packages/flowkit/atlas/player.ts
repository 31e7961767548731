/** Runs the real machine by hand: sends events, ends services, advances the clock. Runs anywhere. */
import type { AnyStateMachine } from "xstate"
import { CountdownClock } from "../model/countdown-clock.ts"
import { observe } from "../model/observe.ts"
import { situationName } from "../model/state-names.ts"
import { isEnding, settle } from "../model/stub-actor.ts"
import { watchedActor } from "../model/watched-actor.ts"
import type { PlayData } from "./data.ts"

export type Move =
  | { readonly kind: "event"; readonly type: string; readonly case: string | null }
  | { readonly kind: "outcome"; readonly child: string; readonly service: string; readonly case: string }
  | { readonly kind: "delay"; readonly ms: number }
  /** Lets time pass, and services answer as they did last, until a state comes that was not there before. */
  | { readonly kind: "wait" }

export interface Moment {
  /** Dotted names of the active leaf states. */
  readonly states: ReadonlyArray<string>
  /** Ids of the transitions that led here. */
  readonly takes: ReadonlyArray<string>
  readonly possible: ReadonlyArray<Move>
  /** Events that would be refused now. */
  readonly refused: ReadonlyArray<string>
  readonly isDone: boolean
  /** Milliseconds that have passed since the moment before. */
  readonly passed: number
}

/** Steps of a wait after which nothing is expected to change any more. */
const maxWaitSteps = 1_000

const eventOf = (data: PlayData, type: string, name: string | null) => ({
  ...(name === null ? {} : data.events[type]?.cases?.[name]),
  type
})

/** Returns the next step of a wait: a service that has answered before answers likewise, else time passes. */
const stepOfWait = (
  running: ReadonlyArray<{ readonly id: string; readonly service: string }>,
  answers: ReadonlyMap<string, string>,
  ms: number | undefined
): Move | undefined => {
  for (const { id, service } of running) {
    const answer = answers.get(service)
    if (answer !== undefined) return { kind: "outcome", child: id, service, case: answer }
  }
  return ms === undefined ? undefined : { kind: "delay", ms }
}

/**
 * Plays the moves on the real machine. Returns a moment for the start, then one for each move. Throws for a move
 * that is impossible then. `start` is a key of `data.starts`.
 */
export const play = (
  machine: AnyStateMachine,
  data: PlayData,
  start: string,
  moves: ReadonlyArray<Move>
): ReadonlyArray<Moment> => {
  const clock = new CountdownClock()
  const { actor, running, snapshot, stop, takeMicrosteps } = watchedActor(machine, {
    clock,
    id: machine.id,
    input: data.starts[start]?.input
  })

  /** The last answer of each service, and the situations of this play. */
  const [answers, seen] = [new Map<string, string>(), new Set<string>()]
  const nextOfWait = (): Move | undefined =>
    snapshot().status === "active" ? stepOfWait(running(), answers, clock.left()[0]) : undefined

  const possibleNow = (): ReadonlyArray<Move> => {
    const now = snapshot()
    if (now.status !== "active") return []
    const [ms] = clock.left()
    return [
      ...Object.entries(data.events).flatMap(([type, { cases }]) =>
        (cases === undefined ? [null] : Object.keys(cases))
          .filter((name) => now.can(eventOf(data, type, name)))
          .map((name): Move => ({ kind: "event", type, case: name }))
      ),
      ...running().flatMap(({ id, service }) =>
        Object.keys(data.services[service] ?? {}).map(
          (name): Move => ({ kind: "outcome", child: id, service, case: name })
        )
      ),
      ...(ms === undefined ? [] : [{ kind: "delay" as const, ms }]),
      ...(nextOfWait() === undefined ? [] : [{ kind: "wait" as const }])
    ]
  }

  let since = 0
  const momentNow = (): Moment => {
    const passed = clock.now() - since
    since = clock.now()
    const now = snapshot()
    const { takes } = observe(takeMicrosteps(), now)
    const possible = possibleNow()
    return {
      states: situationName(now).split(" + "),
      takes,
      possible,
      refused: Object.keys(data.events).filter(
        (type) => !possible.some((move) => move.kind === "event" && move.type === type)
      ),
      isDone: now.status !== "active",
      passed
    }
  }

  const act = (move: Move): void => {
    switch (move.kind) {
      case "event":
        actor.send(eventOf(data, move.type, move.case))
        return
      case "outcome": {
        const child = running().find(({ id }) => id === move.child)
        const outcome = data.services[move.service]?.[move.case]
        if (child === undefined || outcome === undefined) {
          throw new Error(`"${move.service}" cannot end with "${move.case}" now.`)
        }
        if (isEnding(outcome)) answers.set(move.service, move.case)
        settle(child.ref, outcome)
        return
      }
      case "wait":
        for (let step = 0; step < maxWaitSteps; step++) {
          const next = nextOfWait()
          if (next === undefined) return
          act(next)
          if (!seen.has(situationName(snapshot()))) return
        }
        return
      case "delay":
        clock.increment(clock.left()[0] ?? 0)
    }
  }

  actor.start()
  const moments = [momentNow()]
  for (const move of moves) {
    seen.add(situationName(snapshot()))
    act(move)
    moments.push(momentNow())
  }
  stop()
  return moments
}
