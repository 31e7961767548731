import { describe, expect, it } from "vitest"
import {
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  enqueueActions,
  fromPromise,
  not,
  raise,
  setup
} from "xstate"
import { doorBellMachine } from "../model/samples/door-bell.ts"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { musicPlayerMachine, sleepTimerMachine } from "../model/samples/music-player.ts"
import {
  type Finding,
  findingText,
  type LintOptions,
  lintMachine as lintAny,
  type Rule,
  rules,
  styleRules
} from "./index.ts"

const lintMachine = (machine: AnyStateMachine, options: LintOptions = {}) =>
  lintAny(machine, { style: true, ...options })

const described = { description: "Said." }
const of = (rule: Rule, findings: ReadonlyArray<Finding>) =>
  findings.filter((finding) => finding.rule === rule).map(({ at, message }) => `${at}: ${message}`)

// The music player has regions, history, timers and children.
it.each([doorBellMachine, libraryLoanMachine, sleepTimerMachine, musicPlayerMachine])(
  "sound machines have no findings: $id",
  (machine) => {
    expect(lintMachine(machine).map(findingText)).toEqual([])
  }
)

describe("states", () => {
  const machine = createMachine({
    initial: "start",
    states: {
      start: { ...described, on: { GO: "Next_State", STAY: { actions: "note" } } },
      Next_State: { on: { GO: {} } },
      editing: { ...described, on: { TYPED: { actions: "note" } } },
      island: {
        ...described,
        initial: "beach",
        states: { beach: { ...described, on: { SWIM: "#(machine).start" } } }
      },
      end: { ...described, type: "final" }
    }
  })
  const findings = lintMachine(machine)

  it("need an id, descriptions and names in camelCase", () => {
    expect(of("machine-id", findings)).toEqual([
      "(machine): The machine has no id. Plans, pictures and screens need one."
    ])
    expect(of("state-description", findings)).toEqual([
      "(machine): The machine has no description. Say in one line what somebody wants here.",
      "Next_State: The state has no description. Say in one line what is going on."
    ])
    expect(of("state-name", findings)).toEqual(['Next_State: "Next_State" is not in camelCase.'])
  })

  it("are checked for style only with the option", () => {
    const faults = lintAny(machine)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults).toEqual(findings.filter(({ rule }) => !styleRules.has(rule)))
    expect(faults.length).toBeLessThan(findings.length)
  })

  it("need no exit in a machine without states", () => {
    expect(lintAny(createMachine({ on: { GO: { actions: "note" } } }))).toEqual([])
  })

  it("must be reachable", () => {
    expect(of("state-reachable", findings).map((text) => text.split(":")[0])).toEqual([
      "editing",
      "island",
      "island.beach",
      "end"
    ])
  })

  it("must have an exit: a forbidden event is none, and one with actions only is a warning", () => {
    expect(findings.filter(({ rule }) => rule === "state-way-on")).toMatchObject([
      { at: "Next_State", severity: "error" },
      { at: "editing", severity: "advice" }
    ])
  })

  it("have an exit through ancestors, regions and timers", () => {
    const house = createMachine({
      id: "house",
      description: "A house.",
      type: "parallel",
      states: {
        door: {
          ...described,
          initial: "open",
          states: { open: described, shut: { ...described, on: { PUSH: "open" } } },
          on: { SLAM: ".shut" }
        },
        lamp: {
          ...described,
          initial: "lit",
          states: { lit: { ...described, after: { night: "dark" } }, dark: described }
        }
      }
    } as never)
    expect(of("state-way-on", lintMachine(house))).toEqual([
      "lamp.dark: Nothing can happen any more, though the state is not final. Let an event lead on."
    ])
  })

  it("are reachable as initial states of a group that is entered at another state", () => {
    const grouped = createMachine({
      id: "grouped",
      ...described,
      initial: "outside",
      states: {
        outside: { ...described, on: { SHORT: "group.last", LONG: "group" } },
        group: {
          ...described,
          initial: "first",
          on: { OUT: "outside" },
          states: { first: described, last: described }
        }
      }
    })
    expect(of("state-reachable", lintMachine(grouped))).toEqual([])
  })

  it("must not multiply beyond the maximum of combinations", () => {
    const region = { ...described, initial: "a", states: { a: described, b: described, c: described } }
    const big = createMachine({
      id: "big",
      ...described,
      type: "parallel",
      states: { one: region, two: region, three: region, four: region }
    })
    expect(of("parallel-size", lintMachine(big))).toEqual([
      "big: Its regions combine to 81 situations. Make those that concern the whole product actors of their own."
    ])
  })
})

describe("names", () => {
  const machine = setup({
    types: {} as { context: { n: number }; events: { type: "GO" } | { type: "order.created" } },
    guards: { isUsed: () => true, isUnused: () => true, isPart: () => true, isWhole: and(["isPart"]) },
    actions: {
      used: () => {},
      unused: () => {},
      inner: () => {},
      outer: enqueueActions(({ enqueue }) => enqueue("inner"))
    },
    delays: { used: 1, unused: 2, raised: 3 },
    actors: { used: fromPromise(async () => 1), unused: fromPromise(async () => 1) }
  }).createMachine({
    id: "names",
    description: "All kinds of names.",
    context: { n: 0 },
    initial: "one",
    entry: ["outer", raise({ type: "GO" }, { delay: "raised" })],
    states: {
      one: {
        ...described,
        on: {
          GO: [
            { guard: ({ context }) => context.n > 0, target: "two" },
            { guard: and(["isUsed", not(() => false)]), target: "two", actions: ["used", () => {}] },
            { guard: "isWhole", target: "two", actions: assign({ n: 1 }) }
          ],
          "order.created": "two",
          "*": "two"
        },
        after: { 500: "two", used: "two" }
      },
      two: {
        ...described,
        invoke: [
          { id: "used", src: "used", onDone: "one", onError: "one" },
          { id: "closure", src: fromPromise(async () => 1) as never, onDone: "one", onError: "one" }
        ]
      }
    }
  })
  const findings = lintMachine(machine)

  it("are required for guards, also inside composed ones", () => {
    expect(of("guard-named", findings)).toEqual([
      "names.one|GO#0: The guard is a closure. Name it in setup(), as a question.",
      "names.one|GO#1: The guard is a closure. Name it in setup(), as a question."
    ])
  })

  it("are required for actions; a built-in one without is a warning", () => {
    expect(findings.filter(({ rule }) => rule === "action-named")).toMatchObject([
      { at: "names", severity: "advice" },
      { at: "names.one|GO#1", severity: "error" },
      { at: "names.one|GO#2", severity: "advice" }
    ])
  })

  it("are required for delays and actors", () => {
    expect(of("delay-named", findings)).toEqual([
      "one: 500 ms say nothing about why. Name the delay in setup()."
    ])
    expect(of("actor-named", findings)).toEqual([
      "two: The invoked actor is a closure. Name it in setup(), and bind it where the product is composed."
    ])
  })

  it("of events are upper case without wildcards", () => {
    expect(of("event-name", findings)).toEqual([
      'names.one|order.created: Event "order.created" is not named like /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.',
      'names.one|*: "*" catches events that nobody thought of. List them.'
    ])
  })

  it("are reported when unused, except when used inside others", () => {
    expect(of("unused", findings).map((text) => text.split(",")[0])).toEqual([
      'isUnused: "isUnused" stands among the guards of setup()',
      'unused: "unused" stands among the actions of setup()',
      'unused: "unused" stands among the delays of setup()',
      'unused: "unused" stands among the actors of setup()'
    ])
  })

  it("are reported when missing in setup()", () => {
    const stray = createMachine({
      id: "stray",
      ...described,
      initial: "one",
      states: {
        one: {
          ...described,
          entry: "ring",
          on: { GO: { guard: "isOpen", target: "one" } },
          after: { later: "one" },
          invoke: { id: "load", src: "load", onDone: "one", onError: "one" }
        }
      }
    })
    expect(lintMachine(stray).map(({ message }) => message)).toEqual([
      "Events change what it knows, but none leads to another state.",
      'Guard "isOpen" does not stand in setup().',
      'Action "ring" does not stand in setup().',
      'Delay "later" does not stand in setup().',
      'Actor "load" does not stand in setup().'
    ])
  })
})

describe("invokes", () => {
  const load = fromPromise(async () => 1)
  const machine = setup({ actors: { load, save: load }, guards: { isWell: () => true } }).createMachine({
    id: "invokes",
    description: "Loads and saves.",
    initial: "bare",
    states: {
      bare: { ...described, invoke: { src: "load" }, on: { GO: "guarded" } },
      guarded: {
        ...described,
        invoke: {
          id: "saving",
          src: "save",
          onDone: { guard: "isWell", target: "both" },
          onError: { guard: "isWell", target: "both" }
        },
        on: { GO: "both" }
      },
      both: {
        ...described,
        invoke: [
          { id: "load", src: "load", onDone: "bare", onError: "bare" },
          { id: "load", src: "load", onDone: "bare", onError: "bare" }
        ]
      }
    }
  })
  const findings = lintMachine(machine)

  it("need an id equal to the actor's name, unique among parallel actors", () => {
    expect(of("invoke-id", findings)).toEqual([
      'bare: The invoke of "load" has no id. Give it the id "load".',
      'guarded: The invoke id "saving" is not the actor\'s name "save". Event names follow the id.'
    ])
    expect(of("invoke-clash", findings)).toEqual([
      'both: The invoke id "load" is also that of an actor in "both". Give each its own.'
    ])
  })

  it("need a transition for every outcome of the actor", () => {
    expect(of("invoke-outcomes", findings)).toEqual([
      'bare: Nothing happens when "0.invokes.bare" ends. Add onDone.',
      'bare: If "0.invokes.bare" fails, the whole machine stops with the error. Add onError.',
      'guarded: Every onDone of "saving" has a guard, so an output that fits none of them is ignored. Let the last have none.',
      'guarded: Every onError of "saving" has a guard, so an error that fits none of them is ignored. Let the last have none.'
    ])
  })
})

describe("transitions and functions", () => {
  const machine = setup({
    types: {} as { context: { at: number }; events: { type: "GO"; n: number } | { type: "STOP" } },
    guards: {
      isLucky: () => Math.random() > 0.5,
      isMore: (_, n: number) => n > 1,
      // A property named document is not the browser's global.
      isLong: ({ context }) => (context as unknown as { document: { length: number } }).document.length > 1
    },
    actions: { stamp: assign({ at: () => Date.now() }) }
  }).createMachine({
    id: "dead",
    description: "Dead ends.",
    context: () => ({ at: new Date().getFullYear() }),
    initial: "one",
    states: {
      one: {
        ...described,
        on: {
          GO: [
            { guard: "isLucky", target: "two", actions: "stamp" },
            { guard: "isLucky", target: "one" },
            { guard: { type: "isMore", params: ({ event }) => event.n }, target: "two" },
            { guard: { type: "isMore", params: ({ event }) => event.n + 1 }, target: "two" },
            { target: "two" },
            { target: "one" }
          ]
        }
      },
      two: {
        ...described,
        always: [{ guard: "isLucky" }, { actions: "stamp" }],
        on: { STOP: { guard: "isLong", target: "one" } }
      }
    }
  })
  const findings = lintMachine(machine)

  it("are dead after an unguarded one, after a duplicate, without an effect or in a loop", () => {
    expect(of("transition-dead", findings)).toEqual([
      "dead.one|GO#1: dead.one|GO#0 asks the same guard, isLucky, so this one is never taken.",
      "dead.one|GO#5: dead.one|GO#4 stands before it and has no guard, so this one is never taken.",
      "dead.two|always#0: It leads nowhere and does nothing.",
      "dead.two|always#1: It is taken for ever, since nothing stops it. Give it a target or a guard."
    ])
  })

  it("must not read clock, random numbers or browser", () => {
    expect(of("pure", findings)).toEqual([
      "context: A function here reads the clock. Bring the value in by an event, the input or an actor.",
      "isLucky: A function here is left to chance. Bring the value in by an event, the input or an actor.",
      "stamp: A function here reads the clock. Bring the value in by an event, the input or an actor."
    ])
  })
})

describe("an accepted finding", () => {
  const machine = createMachine({
    id: "end",
    ...described,
    initial: "resting",
    states: { resting: described }
  })

  it("is not reported", () => {
    const accept = [{ rule: "state-way-on", at: "resting", because: "The page stays." }] as const
    expect(lintMachine(machine)).toHaveLength(1)
    expect(lintMachine(machine, { accept })).toEqual([])
  })

  it("must still exist", () => {
    const accept = [{ rule: "pure", at: "resting", because: "It was so." }] as const
    expect(of("accepted", lintMachine(machine, { accept }))).toEqual([
      'resting: "pure" is accepted here, but there is nothing to accept.'
    ])
  })

  it("has rules that are sentences", () => {
    expect(Object.values(rules).every((sentence) => sentence.endsWith("."))).toBe(true)
  })
})
