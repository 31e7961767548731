/** What came back, unread. */
export interface RawAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}
