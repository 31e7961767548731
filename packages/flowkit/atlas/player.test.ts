import { expect, it } from "vitest"
import { fromPromise, setup } from "xstate"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import type { PlayData } from "./data.ts"
import { type Move, play } from "./player.ts"

const data = JSON.parse(JSON.stringify(libraryLoanFlow.spec)) as PlayData
const [start = ""] = Object.keys(data.starts)

const playOn = (moves: ReadonlyArray<Move>) => play(libraryLoanMachine, data, start, moves)

/** Prefers the rarest moves, services before events, so that every kind of move is covered. */
const movesOf = (steps: number): ReadonlyArray<Move> => {
  let moves: ReadonlyArray<Move> = []
  const timesMade = (move: Move) =>
    moves.filter((made) => JSON.stringify(made) === JSON.stringify(move)).length
  const weight = (move: Move) => timesMade(move) * 2 + (move.kind === "outcome" ? 0 : 1)
  for (let step = 0; step < steps; step++) {
    const possible = playOn(moves).at(-1)?.possible ?? []
    const [move] = possible.toSorted((left, right) => weight(left) - weight(right))
    if (move === undefined) break
    moves = [...moves, move]
  }
  return moves
}

it("plays the machine by events, outcomes and the clock, and reports the taken transitions", () => {
  const moves = movesOf(30)
  expect(moves.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["event", "outcome"]))
  const ids = libraryLoanFlow.description.transitions.map(({ id }) => id)
  for (const moment of playOn(moves)) for (const id of moment.takes) expect(ids).toContain(id)
})

it("reaches the same moments with fewer moves, for undo", () => {
  const moves = movesOf(12)
  expect(playOn(moves.slice(0, -1))).toEqual(playOn(moves).slice(0, -1))
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
  const services = { ask: { notYet: { ok: "not yet" } } }
  const answer: Move = { kind: "outcome", child: "0.polling.asking", service: "ask", case: "notYet" }
  const playPolling = (...moves: ReadonlyArray<Move>) =>
    play(polling, { starts: { first: {} }, events: {}, services }, "first", moves).at(-1)
  expect(playPolling()?.possible).toContainEqual(answer)
  expect(playPolling(answer)?.states).toEqual(["pause"])
  expect(playPolling(answer, { kind: "wait" })).toMatchObject({ states: ["late"], passed: 120_000 })
})

it("refuses an outcome of a service that does not run", () => {
  const impossible: Move = { kind: "outcome", child: "nobody", service: "nobody", case: "never" }
  expect(() => playOn([impossible])).toThrow('"nobody" cannot end with "never" now.')
})
