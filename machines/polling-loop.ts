/**
 * Polling of an order that is not settled: a pause, a request, a check of the response. Shared by
 * all flows that poll an order; only interval, limit and follow-up differ.
 */
import type { AnyTransitionConfig } from "xstate"
import { settled } from "./settled.ts"

/** `Still`: the guard of a response that says nothing new. */
interface Loop<Context, Asked, Pause extends string, Still extends string, On extends string, Act> {
  readonly asked: (context: Context) => Asked
  /** Actions on each request. */
  readonly entry: Act
  readonly pause: Pause
  readonly still: Still
  /** Transitions for any other response. */
  readonly on: On
  readonly failures: Readonly<Record<string, string>>
}

export const pollingLoop = <
  Context,
  Asked,
  Pause extends string,
  Still extends string,
  On extends string,
  Act extends string | ReadonlyArray<never>
>({
  asked,
  entry,
  pause,
  still,
  on,
  failures
}: Loop<Context, Asked, Pause, Still, On, Act>) =>
  ({
    waiting: {
      description: "A pause before the next question.",
      after: { [pause]: "polling" } as Record<Pause, "polling">
    },
    polling: {
      description: "The service is asked again.",
      entry,
      invoke: {
        id: "askAgain",
        src: "loadOrder",
        input: ({ context }: { readonly context: Context }) => asked(context),
        onDone: settled({
          success: [
            { guard: still, target: "waiting", actions: "rememberOrder" },
            { target: on, actions: "rememberOrder" }
          ],
          failures
        }) as ReadonlyArray<AnyTransitionConfig>,
        onError: "waiting"
      }
    }
  }) as const
