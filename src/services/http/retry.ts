/** Decides when a query is retried. Decision D-01. */
import { Clock, Effect } from "effect"
import { type CallError, Timeout } from "./errors.ts"
import type { RetryPolicy } from "./retry-policies.ts"

const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Returns whether a query is repeated after this error. */
export const isRetryable = (error: CallError): boolean =>
  error._tag === "FetchError" ||
  error._tag === "Timeout" ||
  isUnsent(error) ||
  (error._tag === "ResponseError" && retryableStatuses.has(error.status))

/** The same for calls that are no queries: there, a conflict is final. */
export const isRepeatable = (error: CallError): boolean =>
  isRetryable(error) && !(error._tag === "ResponseError" && error.status === 409)

/** Returns true if there is no token, or no new one for a rejected one: the service has done nothing. */
export const isUnsent = (error: CallError): boolean => error._tag === "IdentityUnreachable"

/** Returns milliseconds before a retry (1 is the first): doubling, capped, never before `Retry-After`. */
const waitBefore = (policy: RetryPolicy, retry: number, error: CallError): number =>
  Math.max(
    Math.min(policy.baseDelay * 2 ** (retry - 1), policy.maxDelay),
    error._tag === "ResponseError" ? (error.retryAfter ?? 0) : 0
  )

export interface RetryOptions {
  readonly call: string
  readonly policy: RetryPolicy
  readonly isRetryable: (error: CallError) => boolean
}

/** Retries an effect by the policy. Gives up early if the next attempt would start after the deadline. */
export const retrying =
  ({ call, policy, isRetryable }: RetryOptions) =>
  <A, R>(effect: Effect.Effect<A, CallError, R>): Effect.Effect<A, CallError, R> =>
    Effect.flatMap(Clock.currentTimeMillis, (start) => {
      const attempt = (retry: number): Effect.Effect<A, CallError, R> =>
        Effect.catch(effect, (error) =>
          retry > policy.retries || !isRetryable(error)
            ? Effect.fail(error)
            : Effect.flatMap(Clock.currentTimeMillis, (now) => {
                const wait = waitBefore(policy, retry, error)
                return now + wait >= start + policy.deadline
                  ? Effect.fail(error)
                  : Effect.andThen(Effect.sleep(wait), attempt(retry + 1))
              })
        )
      return Effect.timeoutOrElse(attempt(1), {
        duration: policy.deadline,
        orElse: () => Effect.fail(new Timeout({ call }))
      })
    })
