/**
 * Specs with one gap each, which must not compile: if one does, `tsc` reports the unused directive.
 * `flow.negative-samples.test.ts` checks each for its error code and message.
 */
import { flowsFor } from "./flow.ts"
import { doorBellMachine } from "./samples/door-bell.ts"

interface Visitor {
  readonly does: (what: string) => void
}
const defineFlow = flowsFor<Visitor, { readonly status: number }>()

const starts = { street: { input: { floor: 2 } } }
const events = {
  BELL_RUNG: { do: (visitor: Visitor) => visitor.does("ring") },
  KNOCKED: { cases: { twice: { times: 2 } }, do: (visitor: Visitor) => visitor.does("knock") }
}
const services = {
  answerDoor: {
    somebody: { success: { name: "Emil" }, respond: { status: 200 } },
    nobody: { failure: { _tag: "NobodyHome" } },
    broken: { failure: { _tag: "BellBroken", since: "yesterday" } }
  }
} as const
const states = {
  outside: (visitor: Visitor) => visitor.does("look"),
  waiting: (visitor: Visitor) => visitor.does("listen"),
  "inside.hall": (visitor: Visitor) => visitor.does("greet"),
  "inside.cellar": (visitor: Visitor) => visitor.does("stumble")
}

const withoutEvents = { starts, services, states }
const withoutServices = { starts, events, states }
const withoutStates = { starts, events, services }
const withoutStarts = { events, services, states }

export const complete = () => defineFlow(doorBellMachine, { starts, events, services, states })

export const eventWithoutDriver = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    // @ts-expect-error TS2741 Property 'BELL_RUNG' is missing
    events: { KNOCKED: events.KNOCKED }
  })

export const driverWithoutAction = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    events: {
      // @ts-expect-error TS2322 Property 'do' is missing
      BELL_RUNG: {},
      KNOCKED: events.KNOCKED
    }
  })

export const payloadWithoutCases = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    events: {
      BELL_RUNG: events.BELL_RUNG,
      // @ts-expect-error TS2322 Property 'cases' is missing
      KNOCKED: { do: (visitor) => visitor.does("knock") }
    }
  })

export const caseOfWrongShape = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    events: {
      BELL_RUNG: events.BELL_RUNG,
      KNOCKED: {
        // @ts-expect-error TS2322 Type 'string' is not assignable to type 'number'
        cases: { twice: { times: "two" } },
        do: (visitor) => visitor.does("knock")
      }
    }
  })

export const casesWithoutPayload = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    events: {
      // @ts-expect-error TS2322 is not assignable to type 'never'
      BELL_RUNG: { cases: { loud: {} }, do: (visitor) => visitor.does("ring") },
      KNOCKED: events.KNOCKED
    }
  })

export const eventThatIsNone = () =>
  defineFlow(doorBellMachine, {
    ...withoutEvents,
    events: {
      ...events,
      // @ts-expect-error TS2353 'DOOR_KICKED' does not exist
      DOOR_KICKED: events.BELL_RUNG
    }
  })

export const servicesForgotten = () =>
  // @ts-expect-error TS2345 Property 'services' is missing
  defineFlow(doorBellMachine, withoutServices)

export const serviceWithoutOutcomes = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    // @ts-expect-error TS2322 Property 'answerDoor' is missing
    services: {}
  })

export const failureWithoutCase = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    services: {
      // @ts-expect-error TS2322 a case is missing for the failure
      answerDoor: { somebody: services.answerDoor.somebody, nobody: services.answerDoor.nobody }
    }
  })

export const failureThatIsNone = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    services: {
      answerDoor: {
        ...services.answerDoor,
        // @ts-expect-error TS2820 Did you mean '"NobodyHome"'
        nobody: { failure: { _tag: "NobodyHone" } }
      }
    }
  })

export const outputOfWrongShape = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    services: {
      answerDoor: {
        ...services.answerDoor,
        // @ts-expect-error TS2322 Type 'number' is not assignable to type 'string'
        somebody: { success: { name: 7 } }
      }
    }
  })

export const answerOfWrongShape = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    services: {
      answerDoor: {
        ...services.answerDoor,
        // @ts-expect-error TS2322 Type 'string' is not assignable to type 'number'
        somebody: { success: { name: "Emil" }, respond: { status: "200" } }
      }
    }
  })

export const serviceThatIsNone = () =>
  defineFlow(doorBellMachine, {
    ...withoutServices,
    services: {
      ...services,
      // @ts-expect-error TS2322 is not assignable to type 'never'
      openWindow: services.answerDoor
    }
  })

export const stateWithoutAssertion = () =>
  defineFlow(doorBellMachine, {
    ...withoutStates,
    // @ts-expect-error TS2741 Property '"inside.hall"' is missing
    states: { outside: states.outside, waiting: states.waiting, "inside.cellar": states["inside.cellar"] }
  })

export const stateThatIsNoLeaf = () =>
  defineFlow(doorBellMachine, {
    ...withoutStates,
    states: {
      ...states,
      // @ts-expect-error TS2353 'inside' does not exist
      inside: states.outside
    }
  })

export const startWithoutInput = () =>
  defineFlow(doorBellMachine, {
    ...withoutStarts,
    starts: {
      // @ts-expect-error TS2322 Property 'input' is missing
      street: {}
    }
  })

export const startWithWrongInput = () =>
  defineFlow(doorBellMachine, {
    ...withoutStarts,
    starts: {
      // @ts-expect-error TS2322 Type 'string' is not assignable to type 'number'
      street: { input: { floor: "second" } }
    }
  })
