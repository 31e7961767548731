/** The smallest machine with everything a spec must cover: a plain event, one with payload, an actor with two failures. */
import { assign, setup } from "xstate"
import { hasFailed, isSuccess, slot } from "./outcome.ts"

export const doorBellMachine = setup({
  types: {} as {
    input: { readonly floor: number }
    context: { readonly floor: number; readonly knocks: number }
    events: { readonly type: "BELL_RUNG" } | { readonly type: "KNOCKED"; readonly times: number }
  },
  actors: {
    answerDoor: slot<
      { readonly floor: number },
      { readonly name: string },
      { readonly _tag: "NobodyHome" } | { readonly _tag: "BellBroken"; readonly since: string }
    >()
  },
  guards: { isSuccess, isNobodyHome: hasFailed("NobodyHome") },
  actions: { countKnocks: assign((_, times: number) => ({ knocks: times })) }
}).createMachine({
  id: "doorBell",
  description: "A visitor stands at the door.",
  context: ({ input }) => ({ floor: input.floor, knocks: 0 }),
  initial: "outside",
  states: {
    outside: {
      description: "The door is closed.",
      on: {
        BELL_RUNG: "waiting",
        KNOCKED: { target: "waiting", actions: { type: "countKnocks", params: ({ event }) => event.times } }
      }
    },
    waiting: {
      description: "Steps can be heard, or not.",
      invoke: {
        id: "answerDoor",
        src: "answerDoor",
        input: ({ context }) => ({ floor: context.floor }),
        onDone: [
          { guard: "isSuccess", target: "inside.hall" },
          { guard: "isNobodyHome", target: "outside" },
          { target: "inside.cellar" }
        ],
        onError: "outside"
      }
    },
    inside: {
      description: "The visitor is in the house.",
      initial: "hall",
      states: {
        hall: { description: "In the hall.", type: "final" },
        cellar: { description: "Through the cellar, since the bell is broken.", type: "final" }
      }
    }
  }
})
