/** Runs a schema on a value it must reject, for the path and the message. Any other failure throws. */
import { Cause, Exit, Schema, type SchemaIssue } from "effect"

const keysOf = (issue: SchemaIssue.Issue): ReadonlyArray<PropertyKey> => {
  const own = issue._tag === "Pointer" ? issue.path : []
  const next = "issues" in issue ? issue.issues[0] : "issue" in issue ? issue.issue : undefined
  return next === undefined ? own : [...own, ...keysOf(next)]
}

export interface Refused {
  readonly path: ReadonlyArray<PropertyKey>
  readonly message: string
}

/** Returns the refusal, or undefined if the value was accepted. */
export const refusalOf = (schema: Schema.Codec<unknown, unknown>, value: unknown): Refused | undefined => {
  const exit = Schema.decodeUnknownExit(schema)(value)
  if (Exit.isSuccess(exit)) return undefined
  const error = Cause.squash(exit.cause)
  if (!Schema.isSchemaError(error)) throw new Error("The schema did not refuse but broke", { cause: error })
  return { path: keysOf(error.issue), message: error.message }
}
