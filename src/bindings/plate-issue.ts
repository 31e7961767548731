/** Issue of a plate named by a refusal; the service validates by the same rules as the form. */
import type { Issue } from "../../schemas/licence-plate/index.ts"
import type { CallError, ResponseError } from "../services/http/index.ts"

const plateIssues: ReadonlyArray<Issue> = [
  "field_required",
  "missing_separator",
  "invalid_license_plate",
  "invalid_canton_code",
  "invalid_municipal",
  "invalid_province_code"
]

/** Returns undefined for an unknown issue. */
export const plateIssueOf = (issue: ResponseError["issue"] | undefined): Issue | undefined =>
  plateIssues.find((known) => known === issue)

/** Returns the issue of a refused plate: invalid by default. */
export const refusedPlateIssue = (error: CallError): Issue =>
  (error._tag === "ResponseError" ? plateIssueOf(error.issue) : undefined) ?? "invalid_license_plate"
