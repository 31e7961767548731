import type { Cause } from "effect"
import { SqlError } from "effect/sql"

/** Returns the fault for the log: names and stacks, never messages that could contain input of a driver. */
export const faultOf = (cause: Cause.Cause<unknown>) =>
  cause.reasons.map((reason) => {
    if (reason._tag === "Interrupt") return { name: "Interrupt" }
    const error = reason._tag === "Fail" ? reason.error : reason.defect
    if (SqlError.isSqlError(error)) {
      const origin = error.reason.cause as
        | { readonly code?: unknown; readonly constraint?: unknown }
        | undefined
      return {
        name: "SqlError",
        reason: error.reason._tag,
        code: origin?.code,
        constraint: origin?.constraint
      }
    }
    if (!(error instanceof Error)) return { name: typeof error }
    const places = error.stack
      ?.split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 6)
    return { name: error.name, places }
  })
