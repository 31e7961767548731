/**
 * Work that is done in one transaction or not at all. Where the database itself got in the way (a connection that could
 * not be had or broke, a deadlock), the work begins anew, since nothing of it was written.
 */
import { Clock, Effect, Exit } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { diedOfPassingTrouble } from "./passing-trouble.ts"

const mostAttempts = 4

/** Milliseconds before the second attempt; doubles from there. */
const firstWait = 50

/** Milliseconds after which no further attempt begins: a caller waits ten seconds for an answer. */
const patience = 5000

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
    for (let attempt = 1; ; attempt += 1) {
      let isCommitting = false
      const whole = Effect.tap(work, () =>
        Effect.sync(() => {
          isCommitting = true
        })
      )
      const exit = yield* Effect.exit(sql.withTransaction(whole))
      if (Exit.isSuccess(exit)) return exit.value
      const passed = (yield* Clock.currentTimeMillis) - started
      const isOver = attempt === mostAttempts || passed > patience || (isCommitting && !findsItself)
      if (isOver || !diedOfPassingTrouble(exit.cause)) return yield* exit
      yield* Effect.sleep(firstWait * 2 ** (attempt - 1))
    }
  }).pipe(
    Effect.catchIf(
      (error): error is Extract<E, SqlError.SqlError> | SqlError.SqlError => SqlError.isSqlError(error),
      Effect.die
    )
  ) as Effect.Effect<A, Exclude<E, SqlError.SqlError>, R | SqlClient.SqlClient>
