/** Retry policies of queries. Apart from `retry.ts`, so that they can be read without Effect. */

/** Milliseconds after which a waiting driver is told, even if a request is pending: no spinner turns longer. */
export const timeout = 30_000

export interface RetryPolicy {
  /** Retries after the first request. */
  readonly retries: number
  /** Milliseconds before the first retry; doubles with each further one. */
  readonly baseDelay: number
  readonly maxDelay: number
  /** Milliseconds after which the driver is told, even if a request is pending. */
  readonly deadline: number
}

/** Retry policies for the readings of the specification; the configuration chooses one. Decision D-01. */
export const retryPolicies = {
  /** Four requests in all, 1, 2 and 4 seconds apart. */
  fourRequests: { retries: 3, baseDelay: 1000, maxDelay: 5000, deadline: timeout },
  /** Three retries, each delay at most 30 seconds. */
  capOf30Seconds: { retries: 3, baseDelay: 1000, maxDelay: 30_000, deadline: 120_000 }
} as const satisfies Record<string, RetryPolicy>

export type RetryPolicyName = keyof typeof retryPolicies

export const retryPolicyNames = [
  "fourRequests",
  "capOf30Seconds"
] as const satisfies ReadonlyArray<RetryPolicyName>
