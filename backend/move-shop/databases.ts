/** Shared parts of the steps of a move: the two databases, and how statements run in them. */
import { Effect, Schedule } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { sqlStateOf } from "../database/transient-error.ts"

export type Database = SqlClient.SqlClient
export type Work<Value> = Effect.Effect<Value, SqlError.SqlError>

export interface Move {
  readonly shopId: string
  readonly from: Database
  readonly to: Database
  /** Address of the database that the shop leaves, as the other one reaches it. */
  readonly fromUrl: string
}

/** A move with what it needs in the databases. */
export interface PreparedMove extends Move {
  /** Tables whose rows name their shop. */
  readonly tables: ReadonlyArray<string>
  /** Name of its publication, subscription and triggers. */
  readonly name: string
}

/** Fails with a message for the operator. The next attempt repairs what this one has left behind. */
export const refuse = (message: string): Effect.Effect<never, Error> => Effect.fail(new Error(message))

export const prepareMove = (move: Move): Work<PreparedMove> =>
  Effect.map(
    move.from<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'shop' and column_name = 'shop_id' order by table_name`,
    (rows) => ({
      ...move,
      tables: rows.map(({ name }) => name),
      name: `moving_${move.shopId.toLowerCase().replaceAll("-", "_")}`
    })
  )

export const hasRows = (statement: Work<ReadonlyArray<unknown>>): Work<boolean> =>
  Effect.map(statement, (rows) => rows.length > 0)

export const forEachTable = (
  tables: ReadonlyArray<string>,
  work: (table: string) => Work<unknown>
): Work<void> => Effect.forEach(tables, work, { discard: true })

/** Runs the work with a short lock timeout, since other transactions wait behind it, and retries it. */
export const withBriefLocks = (database: Database, work: Work<unknown>): Work<unknown> =>
  database
    .withTransaction(Effect.andThen(database`set local lock_timeout = '500ms'`, work))
    .pipe(
      Effect.retry({
        while: (error) => ["55P03", "40P01"].includes(sqlStateOf(error)),
        times: 60,
        schedule: Schedule.spaced("500 millis")
      })
    )

/** Runs the work without triggers and foreign key checks: its rows were checked when they were written. */
export const withoutTriggers = (database: Database, work: Work<unknown>): Work<unknown> =>
  database.withTransaction(Effect.andThen(database`set local session_replication_role = replica`, work))
