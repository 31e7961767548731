/** Names the field where a request does not match the contract, without repeating its input. */
import type { SchemaIssue } from "effect"
import type { HttpApiError } from "effect/http-api"
import type { BadRequest } from "../../../schemas/api/errors.ts"
import { badRequest } from "../rules/refused.ts"

interface Mismatch {
  /** Dotted path, such as `plates.0.plate`; undefined for the whole. */
  readonly field: string | undefined
  readonly isMissing: boolean
}

/** Returns the first mismatch. */
export const mismatchOf = (issue: SchemaIssue.Issue): Mismatch => {
  const path: string[] = []
  let leaf = issue
  for (let next: SchemaIssue.Issue | undefined = issue; next !== undefined; ) {
    leaf = next
    if (next._tag === "Pointer") path.push(...next.path.map(String))
    next = "issues" in next ? next.issues[0] : "issue" in next ? next.issue : undefined
  }
  return {
    field: path.length === 0 ? undefined : path.join(".").slice(0, 100),
    isMissing: leaf._tag === "MissingKey"
  }
}

const parts = {
  Params: "path",
  Headers: "headers",
  Query: "query",
  Payload: "body",
  Body: "body",
  ResponseHeaders: "headers"
} as const

/** Returns the refusal of a request that cannot be decoded. */
export const requestInvalid = ({ kind, cause }: HttpApiError.HttpApiSchemaError): BadRequest => {
  const mismatch = mismatchOf(cause.issue)
  const field = mismatch.field ?? parts[kind]
  if (kind === "Query" && field === "areaEntityId" && mismatch.isMissing) {
    return badRequest("E_AREA_ID_REQUIRED", "Give the shop's area id (a UUID) as areaEntityId.", field)
  }
  const message = `The ${parts[kind]} of the request does not fit the contract at "${field}".`
  return badRequest("E_REQUEST_INVALID", message, field)
}
