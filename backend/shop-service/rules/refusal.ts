/** The reason of a refusal, before it is a response. */
import type { RefusalCode } from "../../../schemas/api/refusal-codes.ts"

/** Reason of a refusal. Handlers map it to a response of the API; the message never repeats the input. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  /** Dotted path of the field, such as `plates.0.plate`; null if it is not about a single field. */
  readonly field: string | null
  /** The exact problem, where one code covers several cases. */
  readonly issue?: string
}

export const refusal = (code: RefusalCode, message: string, field: string | null = null): Refusal => ({
  code,
  message,
  field
})
