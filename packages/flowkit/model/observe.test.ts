import { describe, expect, it } from "vitest"
import { type AnyStateMachine, assign, fromPromise, raise, setup } from "xstate"
import { explore } from "./index.ts"
import { flowWithoutScreen } from "./samples/flow-without-screen.ts"
import { situationName } from "./state-names.ts"
import { startOf, stepBy } from "./stepper.ts"

// Compares the basis of planner and replay with expectations written by hand.
const sending = (machine: AnyStateMachine, ...types: ReadonlyArray<string>) => {
  const first = startOf(machine, undefined)
  const step = types.reduce((so, type) => stepBy(machine, so.situation, { type }), first)
  return {
    state: situationName(step.situation.snapshot),
    takes: step.takes,
    guards: step.guards,
    passes: step.passes
  }
}

const doors = setup({
  types: {} as { context: { open: boolean }; events: { type: "GO" } | { type: "OPEN" } },
  guards: { isOpen: ({ context }) => context.open, isShut: ({ context }) => !context.open },
  actions: { open: assign({ open: true }) }
})

describe("regions with the same event", () => {
  const machine = doors.createMachine({
    id: "m",
    context: { open: false },
    initial: "both",
    states: {
      both: {
        type: "parallel",
        on: { GO: { guard: "isOpen", target: "out" }, OPEN: { actions: "open" } },
        states: {
          one: { initial: "a", states: { a: { on: { GO: { guard: "isOpen", target: "#m.left" } } } } },
          two: { initial: "b", states: { b: { on: { GO: { guard: "isOpen", target: "#m.right" } } } } }
        }
      },
      left: {},
      right: {},
      out: {}
    }
  })

  it("take the first region's transition only, not the parent's", () => {
    expect(sending(machine, "OPEN", "GO")).toEqual({
      state: "left",
      takes: ["m.both.one.a|GO"],
      guards: ["m.both.one.a|GO=T", "m.both.two.b|GO=T"],
      passes: []
    })
  })

  it("refuse it together with the parent, and each guard is recorded as false", () => {
    expect(sending(machine, "GO")).toMatchObject({
      state: "both.one.a + both.two.b",
      takes: [],
      guards: ["m.both.one.a|GO=F", "m.both|GO=F", "m.both.two.b|GO=F"]
    })
  })

  it("use the parent's transition only if none of them takes it", () => {
    const half = doors.createMachine({
      id: "m",
      context: { open: true },
      type: "parallel",
      on: { GO: { guard: "isShut", actions: "open" } },
      states: {
        one: { initial: "a", states: { a: { on: { GO: "b" } }, b: {} } },
        two: { initial: "c", states: { c: {} } }
      }
    })
    expect(sending(half, "GO")).toMatchObject({ takes: ["m.one.a|GO"], guards: [] })
    expect(sending(half, "GO", "GO")).toMatchObject({ takes: [], guards: ["m|GO=F"] })
  })

  it("both transition when they stay within their regions", () => {
    const free = doors.createMachine({
      id: "m",
      context: { open: true },
      type: "parallel",
      states: {
        one: { initial: "a", states: { a: { on: { GO: "b" } }, b: {} } },
        two: { initial: "c", states: { c: { on: { GO: "d" } }, d: {} } }
      }
    })
    expect(sending(free, "GO")).toMatchObject({ state: "one.b + two.d", takes: ["m.one.a|GO", "m.two.c|GO"] })
  })
})

describe("steps within a step", () => {
  const chain = setup({
    types: {} as { context: { open: boolean }; events: { type: "GO" } | { type: "ON" } },
    guards: { isOpen: ({ context }) => context.open, isShut: ({ context }) => !context.open },
    actions: { raiseOn: raise({ type: "ON" }), open: assign({ open: true }) }
  }).createMachine({
    id: "m",
    context: { open: false },
    initial: "a",
    states: {
      a: { on: { GO: { target: "b", actions: "raiseOn" } } },
      b: { always: { guard: "isOpen", target: "a" }, on: { ON: { target: "c", actions: "open" } } },
      c: {
        always: [
          { guard: "isShut", target: "a" },
          { guard: "isOpen", target: "d" }
        ]
      },
      d: { always: { guard: "isShut", target: "a" } }
    }
  })

  it("are recorded in order, with false eventless guards before a raised event and at rest", () => {
    expect(sending(chain, "GO")).toEqual({
      state: "d",
      takes: ["m.a|GO", "m.b|ON", "m.c|always#1"],
      guards: ["m.b|always=F", "m.c|always#0=F", "m.c|always#1=T", "m.d|always=F"],
      passes: ["m.b", "m.c"]
    })
  })

  it("are also recorded for the start", () => {
    const begun = setup({ guards: { isNever: () => false } }).createMachine({
      id: "m",
      initial: "a",
      states: { a: { always: [{ guard: "isNever", target: "c" }, { target: "b" }] }, b: {}, c: {} }
    })
    expect(sending(begun)).toEqual({
      state: "b",
      takes: ["m.a|always#1"],
      guards: ["m.a|always#0=F"],
      passes: ["m.a"]
    })
  })
})

describe("the change of a step", () => {
  const lamp = setup({
    types: {} as {
      context: { readonly on: boolean; readonly words: ReadonlyArray<string> }
      events: { type: "ON" } | { type: "CLEAR" } | { type: "LOOK" } | { type: "THROUGH" }
    },
    actions: { lightUp: assign({ on: true }), clear: assign({ words: () => [] }), look: () => {} }
  }).createMachine({
    id: "lamp",
    context: { on: false, words: [] },
    initial: "hall",
    states: {
      hall: {
        on: {
          ON: { actions: "lightUp" },
          CLEAR: { actions: "clear" },
          LOOK: { actions: "look" },
          THROUGH: "door"
        }
      },
      door: { always: { target: "room", actions: "lightUp" } },
      room: {}
    }
  })
  const changes = (...types: ReadonlyArray<string>) =>
    types.reduce((so, type) => stepBy(lamp, so.situation, { type }), startOf(lamp, undefined)).changes

  it("belongs to the transition whose actions change the context", () => {
    expect(changes("ON")).toEqual(["lamp.hall|ON"])
  })

  it("is empty when equal values or none are assigned", () => {
    expect(changes("ON", "ON")).toEqual([])
    expect(changes("CLEAR")).toEqual([])
    expect(changes("LOOK")).toEqual([])
  })

  it("belongs to the transition of several that made it", () => {
    expect(changes("THROUGH")).toEqual(["lamp.door|always"])
    expect(changes("ON", "THROUGH")).toEqual([])
  })
})

it("a completed actor does not complete twice while its state is active, but after a reentry", () => {
  const machine = setup({
    types: {} as { context: { n: number }; events: { type: "AGAIN" } },
    actors: { work: fromPromise(async () => 1) },
    actions: { note: assign({ n: 1 }) }
  }).createMachine({
    id: "m",
    context: { n: 0 },
    initial: "busy",
    states: {
      busy: {
        invoke: { id: "work", src: "work", onDone: { actions: "note" } },
        on: { AGAIN: { target: "busy", reenter: true } }
      }
    }
  })
  const { nodes } = explore(
    flowWithoutScreen(machine, { events: { AGAIN: null }, services: { work: { well: { ok: 1 } } } })
  )
  const causes = nodes.map(({ edges }) => edges.map(({ occurrence, to }) => `${occurrence.kind} ${to.index}`))
  expect(causes).toEqual([["event 0", "outcome 1"], ["event 2"], ["event 2", "outcome 1"]])
})
