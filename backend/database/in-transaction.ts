/**
 * Runs work in one transaction, all or nothing. After a database error unrelated to the work (no connection,
 * a broken one, a deadlock), the work is retried, since nothing of it was written.
 */
import { type Cause, Clock, Effect, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { isTransientFailure } from "./transient-error.ts"

/** Up to four attempts in total. */
const backoff = Schedule.exponential("50 millis").pipe(Schedule.upTo({ times: 3 }))

/** Milliseconds after which no further attempt starts: a caller waits ten seconds for a response. */
const timeout = 5000

/** The work must only use the database. A final error of the database is a defect. */
export const inTransaction = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  isIdempotent = false
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
        (now) => now - started <= timeout && (isIdempotent || !isCommitting) && isTransientFailure(cause)
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

/**
 * The same for work that detects by itself whether it was done before: it is also retried if the connection
 * broke while committing, with an unknown result.
 */
export const inIdempotentTransaction = <A, E, R>(work: Effect.Effect<A, E, R>) => inTransaction(work, true)
