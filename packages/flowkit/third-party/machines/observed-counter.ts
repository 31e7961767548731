/**
 * Adds up the values of an observable, and counts in a transition function. Reimplements behaviour tested in
 * `packages/core/test/{invoke,spawnChild}.test.ts` of statelyai/xstate (MIT).
 */
import { assign, fromObservable, fromTransition, sendTo, setup, spawnChild, stopChild } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const silent = fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }))

const counter = fromTransition(
  (state: { readonly count: number }, { type }: { type: "up" | "down" }) => ({
    count: state.count + (type === "up" ? 1 : -1)
  }),
  { count: 10 }
)

const machine = setup({
  types: {
    context: {} as { sum: number; seen: number | undefined },
    events: {} as {
      type:
        | "start"
        | "up"
        | "down"
        | "again"
        | "watch"
        | "unwatch"
        | "xstate.error.actor.second"
        | "xstate.done.actor.second"
    }
  },
  actors: { numbers: silent, counter },
  guards: { isEnough: ({ context }) => context.sum >= 3, isFar: ({ context }) => context.seen !== 10 }
}).createMachine({
  id: "counting",
  context: { sum: 0, seen: undefined },
  initial: "idle",
  on: {
    "xstate.error.actor.second": ".failed",
    "xstate.done.actor.second": { actions: stopChild("second") }
  },
  states: {
    idle: { on: { start: "observing" } },
    observing: {
      invoke: {
        id: "numbers",
        src: "numbers",
        onSnapshot: {
          actions: assign({ sum: ({ context, event }) => context.sum + (event.snapshot.context ?? 0) })
        },
        onDone: [{ guard: "isEnough", target: "counting" }, { target: "tooFew" }],
        onError: "failed"
      },
      on: {
        watch: { actions: spawnChild("numbers", { id: "second" }) },
        unwatch: { actions: stopChild("second") }
      }
    },
    counting: {
      invoke: {
        id: "counter",
        src: "counter",
        onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context.count }) }
      },
      on: {
        up: { actions: sendTo("counter", { type: "up" }) },
        down: { guard: "isFar", actions: sendTo("counter", ({ event }) => event) },
        again: { target: "idle", actions: assign({ sum: 0 }) }
      }
    },
    tooFew: { on: { again: "idle" } },
    failed: { type: "final" }
  }
})

const snapshot = (context: unknown) => ({ status: "active", context, output: undefined, error: undefined })

export const observedCounter: ThirdPartyMachine = {
  origin: "statelyai/xstate, packages/core/test (invoke, spawnChild)",
  licence: "MIT",
  features: [
    "fromObservable",
    "fromTransition",
    "onSnapshot",
    "spawnChild",
    "stopChild",
    "sendTo by id and by function"
  ],
  flow: flowWithoutScreen(machine, {
    events: { start: null, up: null, down: null, again: null, watch: null, unwatch: null },
    services: {
      numbers: {
        one: { snapshot: snapshot(1) },
        three: { snapshot: snapshot(3) },
        "no more": { ok: undefined },
        breaks: { fail: { code: "BROKEN" } }
      },
      counter: { "goes up": { snapshot: snapshot({ count: 11 }) } }
    }
  }),
  real: { counter: { logic: counter, cause: { "goes up": (child) => child.send({ type: "up" }) } } }
}
