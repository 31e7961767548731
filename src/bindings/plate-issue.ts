/** The issue that a refusal names for a plate; the service judges by the same rules as the form. */
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

/** Undefined where it names none that we know. */
export const plateIssueOf = (issue: ResponseError["issue"] | undefined): Issue | undefined =>
  plateIssues.find((known) => known === issue)

/** What a refused plate is told to be: invalid at least. */
export const refusedPlateIssue = (error: CallError): Issue =>
  (error._tag === "ResponseError" ? plateIssueOf(error.issue) : undefined) ?? "invalid_license_plate"
