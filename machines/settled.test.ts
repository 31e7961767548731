import { describe, expect, it } from "vitest"
import { assign, createActor, setup } from "xstate"
import { effect, fail, type Outcome, succeed } from "./effect.ts"
import type { CallFailure, TooManyRequests } from "./failures.ts"
import { settled, settledGuards, unanswered } from "./settled.ts"

type Failure = CallFailure | TooManyRequests
const failed = { target: "failed", actions: "count" } as const

const machine = setup({
  types: {} as { context: { count: number; seen: unknown } },
  actors: { load: effect<void, number, Failure>() },
  guards: { ...settledGuards, isBig: (_, value: number) => value > 9 },
  actions: {
    remember: assign((_, seen: number) => ({ seen })),
    rememberPause: assign((_, { seconds }: TooManyRequests) => ({ seen: seconds })),
    count: assign(({ context }) => ({ count: context.count + 1 }))
  }
}).createMachine({
  context: { count: 0, seen: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "load",
        src: "load",
        onDone: settled({
          success: [
            { guard: "isBig", target: "big", actions: ["remember", "count"] },
            { target: "small", actions: "remember" }
          ],
          failures: {
            TooManyRequests: { target: "pausing", actions: "rememberPause" },
            Unreachable: failed,
            SessionLost: "signedOut",
            ServiceFailed: failed
          }
        })
      }
    },
    big: {},
    small: {},
    pausing: {},
    signedOut: {},
    failed: {},

    incomplete: {
      invoke: {
        src: "load",
        // @ts-expect-error: the other failures have no way.
        onDone: settled({ success: "big", failures: { SessionLost: "signedOut" } })
      }
    },
    unknown: {
      invoke: {
        src: "load",
        onDone: settled({
          success: "big",
          failures: {
            // @ts-expect-error: the actor does not end with it.
            ShopNotFound: failed,
            TooManyRequests: failed,
            SessionLost: failed,
            ...unanswered(failed)
          }
        })
      }
    },
    unfitting: {
      invoke: {
        src: "load",
        onDone: settled({
          // @ts-expect-error: the action takes a failure, and the actor gives a number.
          success: { target: "big", actions: "rememberPause" },
          failures: { TooManyRequests: failed, SessionLost: failed, ...unanswered(failed) }
        })
      }
    }
  }
})

const ended = (output: Outcome<number, Failure>) => {
  const actor = createActor(machine).start()
  actor.send({ type: "xstate.done.actor.load", output, actorId: "load" } as never)
  const { value, context } = actor.getSnapshot()
  return { value, ...context }
}

describe("settled", () => {
  it("passes the value to guards and actions", () => {
    expect(ended(succeed(10))).toEqual({ value: "big", seen: 10, count: 1 })
    expect(ended(succeed(9))).toEqual({ value: "small", seen: 9, count: 0 })
  })

  it("takes the transition of each failure and passes it to the actions", () => {
    expect(ended(fail({ _tag: "TooManyRequests", seconds: 3 }))).toEqual({
      value: "pausing",
      seen: 3,
      count: 0
    })
    expect(ended(fail({ _tag: "SessionLost" })).value).toBe("signedOut")
    expect(ended(fail({ _tag: "Unreachable" }))).toEqual({ value: "failed", seen: null, count: 1 })
    expect(ended(fail({ _tag: "ServiceFailed" }))).toEqual({ value: "failed", seen: null, count: 1 })
  })

  it("merges failures with the same target into one transition", () => {
    const transitions = machine.states.loading?.transitions.get("xstate.done.actor.load") ?? []
    expect(transitions.slice(2).map(({ guard }) => guard)).toEqual([
      { type: "hasFailed", params: ["TooManyRequests"] },
      { type: "hasFailed", params: ["SessionLost"] },
      undefined
    ])
  })
})
