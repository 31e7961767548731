/** Response with its body undecoded. */
export interface RawAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}
