/** Recognizes database errors unrelated to the statement: a retry may succeed a moment later. */
import type { Cause } from "effect"
import { SqlError } from "effect/sql"

/**
 * Classes and codes of PostgreSQL: connections, deadlocks and serialization, insufficient resources, shutdown
 * or disconnection. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientCodes = /^(08|40|53|57P|57014$|55P03$|25P03$)/

/** Returns PostgreSQL's code of this error; empty if it is none of PostgreSQL's. */
export const sqlStateOf = (error: unknown): string => {
  if (!SqlError.isSqlError(error)) return ""
  const { code } = (error.reason.cause ?? {}) as { readonly code?: unknown }
  return typeof code === "string" ? code : ""
}

/** Returns true if the database was unreachable, too busy, or aborted the work for another transaction. */
const isTransient = (error: unknown): boolean =>
  SqlError.isSqlError(error) && (error.isRetryable || transientCodes.test(sqlStateOf(error)))

/** The same for the exit of an effect, failure or defect. */
export const isTransientFailure = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some(
    (reason) =>
      (reason._tag === "Fail" && isTransient(reason.error)) ||
      (reason._tag === "Die" && isTransient(reason.defect))
  )
