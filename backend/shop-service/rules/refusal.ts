/** Reason of a refusal. Handlers map it to a response of the API; the message never repeats the input. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** Dotted path of the field, such as `plates.0.plate`; null if it is not about a single field. */
  readonly field: string | null
  /** The exact problem, where one code covers several cases. */
  readonly issue?: string
}

export const refusal = (code: string, message: string, field: string | null = null): Refusal => ({
  code,
  message,
  field
})
