/**
 * Polling of an order that is not settled: a pause, a request, a check of the response. Shared by
 * all flows that poll an order; only interval, limit and follow-up differ.
 */
import type { AnyTransitionConfig } from "xstate"
import { settled } from "./settled.ts"

interface Loop<Context, Input, Interval extends string, Guard extends string, Target extends string, Act> {
  /** Input of `loadOrder`. */
  readonly input: (context: Context) => Input
  /** Actions on each request. */
  readonly entry: Act
  readonly interval: Interval
  /** Guard: the response says nothing new. */
  readonly isUnchanged: Guard
  /** Transitions for any other response. */
  readonly target: Target
  readonly failures: Readonly<Record<string, string>>
}

export const pollingLoop = <
  Context,
  Input,
  Interval extends string,
  Guard extends string,
  Target extends string,
  Act extends string | ReadonlyArray<never>
>({
  input,
  entry,
  interval,
  isUnchanged,
  target,
  failures
}: Loop<Context, Input, Interval, Guard, Target, Act>) =>
  ({
    waiting: {
      description: "A pause before the next poll.",
      after: { [interval]: "polling" } as Record<Interval, "polling">
    },
    polling: {
      description: "The service is asked again.",
      entry,
      invoke: {
        id: "askAgain",
        src: "loadOrder",
        input: ({ context }: { readonly context: Context }) => input(context),
        onDone: settled({
          success: [
            { guard: isUnchanged, target: "waiting", actions: "rememberOrder" },
            { target, actions: "rememberOrder" }
          ],
          failures
        }) as ReadonlyArray<AnyTransitionConfig>,
        onError: "waiting"
      }
    }
  }) as const
