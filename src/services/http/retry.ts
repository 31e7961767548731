/** When a read is asked again, and when it is left alone. Decision D-01. */
import { Clock, Effect } from "effect"
import { type CallError, Timeout } from "./errors.ts"
import type { RetryPolicy } from "./retry-policies.ts"

/** Statuses that may go away by themselves. */
const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export const isRetryable = (error: CallError): boolean =>
  error._tag === "FetchError" ||
  error._tag === "Timeout" ||
  isUnsent(error) ||
  (error._tag === "ResponseError" && retryableStatuses.has(error.status))

/** The same for what is no read: there, a conflict is the service's last word. */
export const isRepeatable = (error: CallError): boolean =>
  isRetryable(error) && !(error._tag === "ResponseError" && error.status === 409)

/** There is no token yet, or none instead of a refused one, so the service has done nothing. */
export const isUnsent = (error: CallError): boolean => error._tag === "IdentityUnreachable"

/** Milliseconds before the given retry (1 is the first): doubling, capped, and never before the service wants it. */
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

/** Repeats an effect by the policy. Gives up early when the next try would come after the deadline. */
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
