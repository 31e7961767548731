/** Why a rule says no. Handlers turn it into an answer of the API; the message never repeats what was sent. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** Dotted path of the field, such as `plates.0.plate`; null where no single field is wrong. */
  readonly field: string | null
  /** What exactly is wrong, where one code covers several cases. */
  readonly issue?: string
}

export const refusal = (code: string, message: string, field: string | null = null): Refusal => ({
  code,
  message,
  field
})
