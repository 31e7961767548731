/**
 * Recipe for doughnuts: dry and wet ingredients are mixed in parallel. Reimplements the behaviour of
 * `examples/persisted-donut-maker/donutMachine.ts` of statelyai/xstate (MIT).
 */
import { setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const bowl = (event: "MIXED_DRY" | "MIXED_WET") =>
  ({ initial: "mixing", states: { mixing: { on: { [event]: "mixed" } }, mixed: { type: "final" } } }) as const

const machine = setup({
  types: {
    events: {} as { type: "NEXT" } | { type: "MIXED_DRY" } | { type: "MIXED_WET" } | { type: "ANOTHER_DONUT" }
  }
}).createMachine({
  id: "donut",
  initial: "ingredients",
  states: {
    ingredients: { on: { NEXT: "directions" } },
    directions: {
      initial: "makeDough",
      onDone: "fry",
      states: {
        makeDough: { on: { NEXT: "mix" } },
        mix: {
          type: "parallel",
          states: { mixDry: bowl("MIXED_DRY"), mixWet: bowl("MIXED_WET") },
          onDone: "allMixed"
        },
        allMixed: { type: "final" }
      }
    },
    fry: { on: { NEXT: "flip" } },
    flip: { on: { NEXT: "dry" } },
    dry: { on: { NEXT: "glaze" } },
    glaze: { on: { NEXT: "serve" } },
    serve: { on: { ANOTHER_DONUT: "ingredients" } }
  }
})

export const donut: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/persisted-donut-maker",
  licence: "MIT",
  features: ["parallel", "final states", "onDone of states"],
  flow: flowWithoutScreen(machine, {
    events: { NEXT: null, MIXED_DRY: null, MIXED_WET: null, ANOTHER_DONUT: null },
    passing: ["directions.allMixed"]
  })
}
