/**
 * Actors that find each other in the system by name, and events matched by prefix. Reimplements behaviour of
 * `packages/core/test/{system,eventDescriptors,internalTransitions}.test.ts` of statelyai/xstate (MIT).
 */
import { type AnyActorRef, assign, createMachine, fromCallback, sendTo, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const greeter = createMachine({ id: "greeter", on: { HELLO: {} } })

const machine = setup({
  types: {
    context: {} as { heard: ReadonlyArray<string> },
    events: {} as {
      type: "desk.open" | "desk.close" | "call.in.loud" | "call.in" | "call" | "letter" | "leave"
    }
  },
  actors: { receiver: fromCallback(() => {}), greeter },
  actions: {
    hear: assign({ heard: ({ event }) => [event.type] }),
    greet: sendTo(({ system }) => system.get("receiver") as AnyActorRef, { type: "HELLO" })
  }
}).createMachine({
  id: "receptionist",
  context: { heard: [] },
  initial: "closed",
  on: { "*": { actions: "hear" } },
  states: {
    closed: { on: { "desk.open": "open", "call.*": {} } },
    open: {
      invoke: [
        { id: "bell", src: "receiver", systemId: "receiver" },
        { id: "greeter", src: "greeter", systemId: "greeter" }
      ],
      initial: "waiting",
      on: {
        "call.in.*": { target: ".talking", actions: ["hear", "greet"] },
        "call.*": { target: ".ringing", actions: "greet" },
        "desk.*": { target: "open", reenter: true },
        leave: "closed"
      },
      states: {
        waiting: {},
        ringing: { on: { "*": "waiting" } },
        talking: { on: { "call.in": { actions: "greet" } } }
      }
    }
  }
})

export const receptionist: ThirdPartyMachine = {
  origin: "statelyai/xstate, packages/core/test (system, eventDescriptors)",
  licence: "MIT",
  features: [
    "*",
    "foo.* at two depths",
    "systemId",
    "sendTo through the system",
    "reenter",
    "forbidden foo.*"
  ],
  flow: flowWithoutScreen(machine, {
    events: {
      "desk.open": null,
      "desk.close": null,
      "call.in.loud": null,
      "call.in": null,
      call: null,
      letter: null,
      leave: null
    },
    services: { receiver: { rings: { sends: { type: "call.in" } } }, greeter: {} }
  }),
  real: { greeter: { logic: greeter, cause: {} } }
}
