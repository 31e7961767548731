/** Jobs that fall due and are taken out of a table, by as many processes as there are, each by one at a time. */
import { Effect, Schedule } from "effect"

/** Does everything that is due now; ends when nothing is left. */
export const drain = <Job, E, R, E2, R2>(
  takeDue: Effect.Effect<ReadonlyArray<Job>, E, R>,
  work: (job: Job) => Effect.Effect<unknown, E2, R2>
): Effect.Effect<void, E | E2, R | R2> =>
  takeDue.pipe(
    Effect.tap(Effect.forEach(work, { concurrency: "unbounded", discard: true })),
    Effect.repeat({ while: (taken) => taken.length > 0 }),
    Effect.asVoid
  )

/** Begins to look every second, for as long as the scope is open; a round deals with its own failures. */
export const pollEverySecond = <R>(round: Effect.Effect<unknown, never, R>) =>
  round.pipe(Effect.repeat(Schedule.spaced("1 second")), Effect.forkScoped)
