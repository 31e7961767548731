import type { CallError } from "./errors.ts"

/** Returns true if the service may or may not have done it: retry the request under its idempotency key. */
export const isOutcomeUnknown = (error: CallError): boolean =>
  error._tag === "FetchError" ||
  error._tag === "Timeout" ||
  error._tag === "ResponseInvalid" ||
  (error._tag === "ResponseError" && (error.status >= 500 || error.code === "E_ORDER_RUNNING"))
