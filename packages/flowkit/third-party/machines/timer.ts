/**
 * Kitchen timer that counts ticks of a callback. It has no id, and its invoke has none. Reimplements the
 * behaviour of `examples/timer/src/timerMachine.ts` of statelyai/xstate (MIT).
 */
import { assign, fromCallback, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const add = (seconds: number) =>
  assign({ seconds: ({ context }: { context: { seconds: number } }) => context.seconds + seconds })

const machine = setup({
  types: {
    context: {} as { seconds: number },
    events: {} as { type: "start" | "stop" | "reset" | "minute" | "second" | "TICK" }
  },
  actors: {
    ticks: fromCallback(({ sendBack }) => {
      const interval = setInterval(() => sendBack({ type: "TICK" }), 1_000)
      return () => clearInterval(interval)
    })
  }
}).createMachine({
  context: { seconds: 0 },
  initial: "stopped",
  on: { reset: { guard: ({ context }) => context.seconds > 0, actions: assign({ seconds: 0 }) } },
  states: {
    stopped: {
      on: {
        start: { guard: ({ context }) => context.seconds > 0, target: "running" },
        minute: { actions: add(60) as never },
        second: { actions: add(1) as never }
      }
    },
    running: {
      invoke: { src: "ticks" },
      on: { stop: "stopped", TICK: { actions: add(-1) as never } },
      always: { guard: ({ context }) => context.seconds === 0, target: "stopped" }
    }
  }
})

export const timer: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/timer",
  licence: "MIT",
  features: ["no machine id", "fromCallback", "always", "inline guards and actions"],
  flow: flowWithoutScreen(machine, {
    events: { start: null, stop: null, reset: null, minute: null, second: null, TICK: null },
    services: { ticks: { "a second passes": { sends: { type: "TICK" } } } }
  })
}
