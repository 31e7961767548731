/** Jobs that become due in a table; any number of processes take them, each one at a time. */
import { Effect, Schedule } from "effect"
import { faultOf } from "./fault.ts"

/**
 * Does everything that is due now; ends when nothing is left. A job that fails ends the round, but does not interrupt
 * those taken with it.
 */
export const drain = <Job, E, R, E2, R2>(
  takeDue: Effect.Effect<ReadonlyArray<Job>, E, R>,
  work: (job: Job) => Effect.Effect<unknown, E2, R2>
): Effect.Effect<void, E | E2, R | R2> =>
  takeDue.pipe(
    Effect.tap((jobs) =>
      Effect.forEach(
        jobs,
        (job) =>
          Effect.exit(
            Effect.tapCause(work(job), (cause) =>
              Effect.annotateLogs(Effect.logWarning("A job failed."), { fault: faultOf(cause) })
            )
          ),
        { concurrency: "unbounded" }
      ).pipe(Effect.flatMap((ends) => Effect.all(ends, { discard: true })))
    ),
    Effect.repeat({ while: (taken) => taken.length > 0 }),
    Effect.asVoid
  )

/** Repeats the round every second while the scope is open; a round handles its own failures. */
export const pollEverySecond = <R>(round: Effect.Effect<unknown, never, R>) =>
  round.pipe(Effect.repeat(Schedule.spaced("1 second")), Effect.forkScoped)

/** Does what is due every second. A database that does not answer is logged with the message. */
export const drainEverySecond = <Job, R, R2>(
  takeDue: Effect.Effect<ReadonlyArray<Job>, never, R>,
  work: (job: Job) => Effect.Effect<unknown, never, R2>,
  message: string
) => pollEverySecond(Effect.catchDefect(drain(takeDue, work), () => Effect.logError(message)))
