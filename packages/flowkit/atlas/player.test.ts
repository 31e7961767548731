import { expect, it } from "vitest"
import { fromPromise, setup } from "xstate"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import type { PlayData } from "./data.ts"
import { type Move, replayed, startPlayer } from "./player.ts"

const data = JSON.parse(JSON.stringify(libraryLoanFlow.spec)) as PlayData
const [start = ""] = Object.keys(data.starts)

/** Prefers the rarest moves, services before events, so that every kind of move is covered. */
const playOn = (steps: number) => {
  const player = startPlayer(libraryLoanMachine, data, start)
  const timesMade = (move: Move) =>
    player.moves.filter((made) => JSON.stringify(made) === JSON.stringify(move)).length
  const weight = (move: Move) => timesMade(move) * 2 + (move.kind === "outcome" ? 0 : 1)
  for (let step = 0; step < steps; step++) {
    const possible = player.moments.at(-1)?.possible ?? []
    const [move] = possible.toSorted((left, right) => weight(left) - weight(right))
    if (move === undefined) break
    player.play(move)
  }
  return player
}

it("plays the machine by events, outcomes and the clock, and reports the taken transitions", () => {
  const player = playOn(30)
  const kinds = new Set(player.moves.map(({ kind }) => kind))
  expect([...kinds]).toEqual(expect.arrayContaining(["event", "outcome"]))
  const ids = libraryLoanFlow.description.transitions.map(({ id }) => id)
  for (const moment of player.moments) for (const id of moment.takes) expect(ids).toContain(id)
  player.stop()
})

it("reaches the same state when the moves are replayed, for undo", () => {
  const player = playOn(12)
  const again = replayed(libraryLoanMachine, data, start, player.moves)
  expect(again.moments).toEqual(player.moments)
  player.stop()
  again.stop()
})

it("waits through repeated answers until a new state is reached", () => {
  const polling = setup({ actors: { ask: fromPromise(async () => "not yet") } }).createMachine({
    id: "polling",
    initial: "asking",
    after: { 120000: ".late" },
    states: {
      asking: { invoke: { src: "ask", onDone: "pause" } },
      pause: { after: { 2000: "asking" } },
      late: {}
    }
  })
  const player = startPlayer(
    polling,
    { starts: { first: {} }, events: {}, services: { ask: { notYet: { ok: "not yet" } } } },
    "first"
  )
  const answer = player.moments.at(-1)?.possible.find(({ kind }) => kind === "outcome")
  player.play(answer ?? { kind: "wait" })
  expect(player.moments.at(-1)?.states).toEqual(["pause"])
  player.play({ kind: "wait" })
  expect(player.moments.at(-1)).toMatchObject({ states: ["late"], passed: 120_000 })
  player.stop()
})

it("refuses an outcome of a service that does not run", () => {
  const player = startPlayer(libraryLoanMachine, data, start)
  const impossible: Move = { kind: "outcome", child: "nobody", service: "nobody", case: "never" }
  expect(() => player.play(impossible)).toThrow('"nobody" cannot end with "never" now.')
  player.stop()
})
