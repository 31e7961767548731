/**
 * How a page goes on asking about an order that is not settled, and changes its mind by itself: a pause and a question.
 * The same wherever an order is asked about; only how often, until when and what then differ.
 */
import type { AnyTransitionConfig } from "xstate"
import { settled } from "./settled.ts"

interface Loop<Context, Asked, Pause extends string, Act> {
  readonly asked: (context: Context) => Asked
  /** What is done with each question. */
  readonly entry: Act
  readonly pause: Pause
  /** Guard: the answer shows nothing new. */
  readonly still: string
  /** Where to go on with another answer. */
  readonly on: string
  readonly failures: Readonly<Record<string, string>>
}

export const askingLoop = <Context, Asked, Pause extends string, Act extends string | ReadonlyArray<never>>({
  asked,
  entry,
  pause,
  still,
  on,
  failures
}: Loop<Context, Asked, Pause, Act>) =>
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
