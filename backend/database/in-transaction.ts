/**
 * Work that is done in one transaction or not at all. Where the database itself got in the way (a connection that could
 * not be had or broke, a deadlock), the work begins anew, since nothing of it was written.
 */
import { type Cause, Clock, Effect, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { isTransientFailure } from "./transient-error.ts"

/** Up to four attempts in all. */
const backoff = Schedule.exponential("50 millis").pipe(Schedule.upTo({ times: 3 }))

/** Milliseconds after which no further attempt begins: a caller waits ten seconds for an answer. */
const timeout = 5000

export interface TransactionOptions {
  /**
   * The work finds out by itself whether it was done before. Then it also begins anew when the connection broke while
   * committing, and nobody knows whether it was.
   */
  readonly findsItself?: boolean
}

/** The work must do nothing but ask the database. What the database did wrong in the end is a defect. */
export const inTransaction = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  { findsItself = false }: TransactionOptions = {}
): Effect.Effect<A, Exclude<E, SqlError.SqlError>, R | SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const started = yield* Clock.currentTimeMillis
    let isCommitting = false
    const attempt = Effect.suspend(() => {
      isCommitting = false
      return sql.withTransaction(
        Effect.tap(work, () =>
          Effect.sync(() => {
            isCommitting = true
          })
        )
      )
    })
    const mayRetry = (cause: Cause.Cause<unknown>) =>
      Effect.map(
        Clock.currentTimeMillis,
        (now) => now - started <= timeout && (findsItself || !isCommitting) && isTransientFailure(cause)
      )
    return yield* attempt.pipe(
      Effect.sandbox,
      Effect.retry({ schedule: backoff, while: mayRetry }),
      Effect.catch(Effect.failCause)
    )
  }).pipe(
    Effect.catchIf(
      (error): error is Extract<E, SqlError.SqlError> | SqlError.SqlError => SqlError.isSqlError(error),
      Effect.die
    )
  ) as Effect.Effect<A, Exclude<E, SqlError.SqlError>, R | SqlClient.SqlClient>
