/** What became of a call that ended badly. */
import type { CallError } from "./errors.ts"

/** The service did not say whether it did what it was asked: the same request may be sent again under its key. */
export const isOutcomeUnknown = (error: CallError): boolean =>
  error._tag === "FetchError" ||
  error._tag === "Timeout" ||
  error._tag === "ResponseInvalid" ||
  (error._tag === "ResponseError" && (error.status >= 500 || error.code === "E_ORDER_RUNNING"))
