/**
 * How a page goes on asking about an order that is not settled, and changes its mind by itself: a pause, a question, a
 * look at the answer. The same wherever an order is asked about; only how often, until when and what then differ.
 */
import type { AnyTransitionConfig } from "xstate"
import { settled } from "./settled.ts"

/** Still, where the look at the answer shows nothing new. */
interface Loop<Context, Asked, Pause extends string, Still extends string, On extends string, Act> {
  readonly asked: (context: Context) => Asked
  /** What is done with each question. */
  readonly entry: Act
  readonly pause: Pause
  readonly still: Still
  /** Where to go on with another answer. */
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
      after: { [pause]: "asking" } as Record<Pause, "asking">
    },
    asking: {
      description: "The service is asked again.",
      entry,
      invoke: {
        id: "askAgain",
        src: "loadOrder",
        input: ({ context }: { readonly context: Context }) => asked(context),
        onDone: settled({
          success: { target: "judging", actions: "rememberOrder" },
          failures
        }) as ReadonlyArray<AnyTransitionConfig>,
        onError: "waiting"
      }
    },
    judging: {
      description: "The service has answered again.",
      always: [{ guard: still, target: "waiting" }, { target: on }]
    }
  }) as const
