/** How often and when a read is asked again. Apart from `retry.ts`, so that it can be read without Effect. */

/** Milliseconds after which whoever waits is told, whatever is still going on: no spinner turns longer. */
export const timeout = 30_000

export interface RetryPolicy {
  /** Further requests after the first. */
  readonly retries: number
  /** Milliseconds before the first retry; doubles from there. */
  readonly baseDelay: number
  readonly maxDelay: number
  /** Milliseconds after which the driver is told, whatever is still going on. */
  readonly deadline: number
}

/** The readings of the specification; which one applies is a matter of configuration. Decision D-01. */
export const retryPolicies = {
  /** Four requests in all, 1, 2 and 4 seconds apart. */
  fourRequests: { retries: 3, baseDelay: 1000, maxDelay: 5000, deadline: timeout },
  /** Three retries under a cap of 30 seconds. */
  capOf30Seconds: { retries: 3, baseDelay: 1000, maxDelay: 30_000, deadline: 120_000 }
} as const satisfies Record<string, RetryPolicy>

export type RetryPolicyName = keyof typeof retryPolicies

export const retryPolicyNames = [
  "fourRequests",
  "capOf30Seconds"
] as const satisfies ReadonlyArray<RetryPolicyName>
