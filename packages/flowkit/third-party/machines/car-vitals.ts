/**
 * Checks a car's tyres, oil, coolant and battery in a child machine, repeatedly. Reimplements the behaviour
 * of `examples/workflow-car-vitals/main.ts` of statelyai/xstate (MIT).
 */
import { assign, createMachine, fromPromise, log, sendTo, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const parts = ["tirePressure", "oilPressure", "coolantLevel", "battery"] as const
type Vitals = Readonly<Record<(typeof parts)[number], number | null>>

const read = fromPromise(async (): Promise<number> => 100)

const check = (part: keyof Vitals) =>
  ({
    src: `check ${part}`,
    onDone: { actions: assign({ [part]: ({ event }: { event: { output: number } }) => event.output }) }
  }) as const

/** Four promises in one state, and an output. Without `setup`, so its types tell almost nothing. */
const vitalsMachine = createMachine(
  {
    id: "vitals",
    context: { tirePressure: null, oilPressure: null, coolantLevel: null, battery: null } as Vitals,
    initial: "CheckVitals",
    output: ({ event }: { event: { output: Vitals } }) => event.output,
    states: {
      CheckVitals: {
        invoke: parts.map(check),
        always: {
          guard: ({ context }: { context: Vitals }) => parts.every((part) => context[part] !== null),
          target: "VitalsChecked"
        }
      },
      VitalsChecked: { type: "final", output: ({ context }: { context: Vitals }) => context }
    }
  } as never,
  { actors: Object.fromEntries(parts.map((part) => [`check ${part}`, read])) } as never
)

export const vitals: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/workflow-car-vitals (vitalscheck)",
  licence: "MIT",
  features: ["several invokes in one state", "output of a final state and of the machine", "without setup"],
  flow: flowWithoutScreen(vitalsMachine, {
    events: {},
    services: Object.fromEntries(parts.map((part) => [`check ${part}`, { fine: { ok: 100 } }]))
  })
}

/** Here the child machine requests each value by an event, so that a test can respond. */
const answering = setup({ types: { events: {} as { type: "ANSWERED" } } }).createMachine({
  id: "vitals",
  initial: "CheckVitals",
  output: { tirePressure: 100, oilPressure: 100, coolantLevel: 100, battery: 100 },
  states: { CheckVitals: { on: { ANSWERED: "VitalsChecked" } }, VitalsChecked: { type: "final" } }
})

const carMachine = setup({
  types: {
    context: {} as { last: unknown },
    events: {} as { type: "CarTurnedOnEvent" } | { type: "CarTurnedOffEvent" }
  },
  actors: { vitalscheck: vitalsMachine }
}).createMachine({
  id: "checkcarvitals",
  context: { last: null },
  initial: "WhenCarIsOn",
  on: { CarTurnedOffEvent: { target: ".WhenCarIsOn", actions: log("Car turned off") } },
  states: {
    WhenCarIsOn: { on: { CarTurnedOnEvent: "DoCarVitalChecks" } },
    DoCarVitalChecks: {
      entry: sendTo(({ self }) => self, { type: "CarTurnedOnEvent" }),
      invoke: {
        src: "vitalscheck",
        onDone: { target: "CheckContinueVitalChecks", actions: assign({ last: ({ event }) => event.output }) }
      }
    },
    CheckContinueVitalChecks: { after: { 1000: "DoCarVitalChecks" } }
  }
})

export const carVitals: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/workflow-car-vitals",
  licence: "MIT",
  features: ["invoked child machine", "after", "log", "sendTo to itself"],
  flow: flowWithoutScreen(carMachine, {
    events: { CarTurnedOnEvent: null, CarTurnedOffEvent: null },
    services: {
      vitalscheck: { fine: { ok: { tirePressure: 100, oilPressure: 100, coolantLevel: 100, battery: 100 } } }
    }
  }),
  real: {
    vitalscheck: { logic: answering, bringAbout: { fine: (child) => child.send({ type: "ANSWERED" }) } }
  }
}
