/** Which failures of the database say nothing about what was asked: the same may work a moment later. */
import type { Cause } from "effect"
import { SqlError } from "effect/sql"

/**
 * Classes and codes of PostgreSQL: connections, deadlocks and serialisation, too little of something, being ended or
 * cut off. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientCodes = /^(08|40|53|57P|57014$|55P03$|25P03$)/

/** What PostgreSQL calls this failure; empty where it is none of its own. */
export const sqlStateOf = (error: unknown): string => {
  if (!SqlError.isSqlError(error)) return ""
  const { code } = (error.reason.cause ?? {}) as { readonly code?: unknown }
  return typeof code === "string" ? code : ""
}

/** The database could not be reached, was too busy, or ended the work for the sake of another's. */
const isTransient = (error: unknown): boolean =>
  SqlError.isSqlError(error) && (error.isRetryable || transientCodes.test(sqlStateOf(error)))

/** The same for an effect that has ended, whether it failed or died of it. */
export const isTransientFailure = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some(
    (reason) =>
      (reason._tag === "Fail" && isTransient(reason.error)) ||
      (reason._tag === "Die" && isTransient(reason.defect))
  )
