/** Plays the real machine by hand: somebody acts, services end as one likes, time passes when one says so. Runs anywhere. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  getInitialMicrosteps
} from "xstate"
import { type Microstep, observe } from "../model/observe.ts"
import { situationName } from "../model/state-names.ts"
import { settle, withStubs } from "../model/stub-actor.ts"
import type { PlayData } from "./data.ts"

export type Move =
  | { readonly kind: "event"; readonly type: string; readonly case: string | null }
  | { readonly kind: "outcome"; readonly child: string; readonly service: string; readonly case: string }
  | { readonly kind: "delay"; readonly ms: number }

export interface Moment {
  /** Dotted names of the active leaf states. */
  readonly states: ReadonlyArray<string>
  /** Ids of the transitions that led here. */
  readonly takes: ReadonlyArray<string>
  readonly possible: ReadonlyArray<Move>
  /** Events that would be refused now. */
  readonly refused: ReadonlyArray<string>
  readonly isDone: boolean
}

export interface Player {
  /** The start, then one for each move. */
  readonly moments: ReadonlyArray<Moment>
  readonly moves: ReadonlyArray<Move>
  /** Throws a sentence if the move is impossible now. */
  readonly play: (move: Move) => void
  readonly stop: () => void
}

interface Timer {
  readonly id: number
  readonly at: number
  readonly ring: () => void
}

/** Stands still until it is moved. */
const makeClock = () => {
  let [now, nextId] = [0, 1]
  let timers: ReadonlyArray<Timer> = []
  const first = (): Timer | undefined =>
    timers.toSorted((left, right) => left.at - right.at || left.id - right.id)[0]
  return {
    setTimeout: (ring: (...args: Array<never>) => void, ms: number): number => {
      timers = [...timers, { id: nextId, at: now + ms, ring: ring as () => void }]
      return nextId++
    },
    clearTimeout: (id: number): void => {
      timers = timers.filter((timer) => timer.id !== id)
    },
    /** Milliseconds until the next timer rings; undefined if none runs. */
    untilNext: (): number | undefined => {
      const timer = first()
      return timer === undefined ? undefined : timer.at - now
    },
    ringNext: (): void => {
      const timer = first()
      if (timer === undefined) return
      now = timer.at
      timers = timers.filter(({ id }) => id !== timer.id)
      timer.ring()
    }
  }
}

const idle = fromTransition((state: null) => state, null)

const runningChildren = (snapshot: AnyMachineSnapshot) =>
  Object.entries(
    snapshot.children as Record<string, (AnyActorRef & { readonly src?: unknown }) | undefined>
  ).flatMap(([id, ref]) =>
    ref?.getSnapshot().status === "active" ? [{ id, service: String(ref.src), ref }] : []
  )

const eventOf = (data: PlayData, type: string, name: string | null) => ({
  ...(name === null ? {} : data.events[type]?.cases?.[name]),
  type
})

/** `start` is one of `data.starts`. */
export const startPlayer = (given: AnyStateMachine, data: PlayData, start: string): Player => {
  const machine = withStubs(given)
  const input = data.starts[start]?.input
  const clock = makeClock()
  const [first] = getInitialMicrosteps(machine, input as never)
  let before = first?.[0] as AnyMachineSnapshot
  let microsteps: Array<Microstep> = []
  const host = createActor(idle, {
    clock,
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep") return
      microsteps.push({ before, event: inspected.event, selected: inspected._transitions })
      before = inspected.snapshot as AnyMachineSnapshot
    }
  }).start()
  const actor = createActor(machine, { parent: host, id: machine.id, input } as never) as AnyActorRef
  const snapshotNow = () => actor.getSnapshot() as AnyMachineSnapshot

  const possibleIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<Move> => {
    if (snapshot.status !== "active") return []
    const ms = clock.untilNext()
    return [
      ...Object.entries(data.events).flatMap(([type, { cases }]) =>
        (cases === undefined ? [null] : Object.keys(cases))
          .filter((name) => snapshot.can(eventOf(data, type, name)))
          .map((name): Move => ({ kind: "event", type, case: name }))
      ),
      ...runningChildren(snapshot).flatMap(({ id, service }) =>
        Object.keys(data.services[service] ?? {}).map(
          (name): Move => ({ kind: "outcome", child: id, service, case: name })
        )
      ),
      ...(ms === undefined ? [] : [{ kind: "delay" as const, ms }])
    ]
  }

  const momentNow = (): Moment => {
    const snapshot = snapshotNow()
    const { takes } = observe(microsteps, snapshot)
    microsteps = []
    const possible = possibleIn(snapshot)
    return {
      states: situationName(snapshot).split(" + "),
      takes,
      possible,
      refused: Object.keys(data.events).filter(
        (type) => !possible.some((move) => move.kind === "event" && move.type === type)
      ),
      isDone: snapshot.status !== "active"
    }
  }

  const act = (move: Move): void => {
    switch (move.kind) {
      case "event":
        actor.send(eventOf(data, move.type, move.case))
        return
      case "outcome": {
        const child = runningChildren(snapshotNow()).find(({ id }) => id === move.child)
        const outcome = data.services[move.service]?.[move.case]
        if (child === undefined || outcome === undefined) {
          throw new Error(`"${move.service}" cannot end with "${move.case}" now.`)
        }
        settle(child.ref, outcome)
        return
      }
      case "delay":
        clock.ringNext()
    }
  }

  actor.start()
  let moments: ReadonlyArray<Moment> = [momentNow()]
  let moves: ReadonlyArray<Move> = []
  return {
    get moments() {
      return moments
    },
    get moves() {
      return moves
    },
    play: (move) => {
      act(move)
      moves = [...moves, move]
      moments = [...moments, momentNow()]
    },
    stop: () => {
      host.stop()
    }
  }
}

/** The same from the start, to take moves back. */
export const replayed = (
  machine: AnyStateMachine,
  data: PlayData,
  start: string,
  moves: ReadonlyArray<Move>
): Player => {
  const player = startPlayer(machine, data, start)
  for (const move of moves) player.play(move)
  return player
}
