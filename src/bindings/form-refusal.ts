/** Maps a refusal of the form's data to the issue of a field, as if the form had validated it. */
import type { FormField, FormIssue, FormRefused } from "../../machines/ticket-configuration/index.ts"
import type { CallError, ResponseError } from "../services/http/index.ts"
import { plateIssueOf } from "./plate-issue.ts"

/** `payload.plates[1].plate`, `plates.1`, ...: the second plate. Any field of the start: the date. */
const fieldOf = (named: string | null): FormField => {
  const plate = named?.match(/plates?\D*(\d+)/)
  if (plate?.[1] !== undefined) return `plate.${Number(plate[1])}`
  if (named?.includes("plate") === true) return "plate.0"
  return named?.includes("hour") === true || named?.includes("minute") === true ? "time" : "date"
}

/** Returns the indexes (below `count`) of the refused plates; all of them if the refusal names none. */
export const takenIndexes = (error: CallError, count: number): ReadonlyArray<number> => {
  const { field, fields = [] } = error._tag === "ResponseError" ? error : { field: null }
  const named = [field, ...fields].flatMap((each) => each?.match(/plates?\D*(\d+)/)?.[1] ?? [])
  const indexes = [...new Set(named.map(Number))].filter((index) => index < count)
  return indexes.length > 0 ? indexes : Array.from({ length: count }, (_, index) => index)
}

const issues: Readonly<Record<string, FormIssue>> = {
  E_START_IN_PAST: "start_in_past",
  E_PLATE_INVALID: "invalid_license_plate",
  E_PLATE_DUPLICATE: "duplicated_plate",
  E_PLATE_REQUIRED: "field_required",
  E_START_REQUIRED: "field_required",
  E_START_INVALID: "start_invalid",
  E_START_TOO_FAR: "start_too_far"
}

/** Returns undefined if the refusal is not about the form. */
export const formRefusal = ({
  code,
  field,
  issue
}: Pick<ResponseError, "code" | "field" | "issue">): FormRefused | undefined => {
  const named = code === "E_PLATE_INVALID" ? plateIssueOf(issue) : undefined
  const found = named ?? (code === null ? undefined : issues[code])
  if (found === undefined) return undefined
  const at = fieldOf(field)
  // A time that does not exist on an existing day is skipped by the clock change.
  const isSkipped = found === "start_invalid" && at === "time"
  return { _tag: "FormRefused", field: at, issue: isSkipped ? "start_skipped" : found }
}
