/** Work that falls due and is taken out of a table, by as many processes as there are, each piece by one at a time. */
import { Effect } from "effect"

/** Does everything that is due now; ends when nothing is left. */
export const workOff = <Piece, E, R, E2, R2>(
  takeDue: Effect.Effect<ReadonlyArray<Piece>, E, R>,
  work: (piece: Piece) => Effect.Effect<unknown, E2, R2>
): Effect.Effect<void, E | E2, R | R2> =>
  Effect.gen(function* () {
    while (true) {
      const taken = yield* takeDue
      if (taken.length === 0) return
      yield* Effect.forEach(taken, work, { concurrency: "unbounded", discard: true })
    }
  })

/** Begins to look every second, for as long as the scope is open; a round deals with its own failures. */
export const lookEverySecond = <R>(round: Effect.Effect<unknown, never, R>) =>
  round.pipe(Effect.andThen(Effect.sleep("1 second")), Effect.forever, Effect.forkScoped)
