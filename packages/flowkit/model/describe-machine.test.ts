import { describe, expect, it } from "vitest"
import { and, createActor, getNextTransitions, not, or, setup, stateIn } from "xstate"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { describeMachine, flowsFor, guardText, replay, statesBelow, transitionId } from "./index.ts"
import { libraryLoanMachine } from "./samples/library-loan.ts"
import { musicPlayerMachine } from "./samples/music-player.ts"

const loan = describeMachine(libraryLoanMachine)
const player = describeMachine(musicPlayerMachine)
const transitionOf = (id: string) =>
  [...loan.transitions, ...player.transitions].find((found) => found.id === id)

describe("a machine described", () => {
  it("is plain data", () => {
    expect(JSON.parse(JSON.stringify(player))).toEqual(player)
  })

  it("names its states by path, with what they show and start", () => {
    expect(statesBelow(player.root).map(({ name, type }) => `${name} ${type}`)).toEqual([
      "musicPlayer compound",
      "off atomic",
      "on parallel",
      "on.last history",
      "on.sound compound",
      "on.sound.audible atomic",
      "on.sound.muted atomic",
      "on.deck compound",
      "on.deck.searching atomic",
      "on.deck.deciding atomic",
      "on.deck.empty atomic",
      "on.deck.paused atomic",
      "on.deck.playing compound",
      "on.deck.playing.starting atomic",
      "on.deck.playing.turning atomic",
      "on.deck.playing.fading atomic"
    ])
    expect(loan.root.states[1]).toMatchObject({
      id: "libraryLoan.searching",
      description: "The shelves are being searched.",
      entry: [],
      exit: [],
      invokes: [{ id: "findBook", service: "findBook" }]
    })
  })

  it("gives every transition an id and a kind", () => {
    expect(loan.transitions.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "libraryLoan|LEFT event",
      "libraryLoan.asking|TITLE_ENTERED event",
      "libraryLoan.searching|xstate.done.actor.findBook#0 done",
      "libraryLoan.searching|xstate.done.actor.findBook#1 done",
      "libraryLoan.searching|xstate.done.actor.findBook#2 done",
      "libraryLoan.searching|xstate.error.actor.findBook error",
      "libraryLoan.searching|xstate.after.patience.libraryLoan.searching delay",
      "libraryLoan.found|WEEKS_CHOSEN event",
      "libraryLoan.found|LOAN_REQUESTED event",
      "libraryLoan.lending|LEFT forbidden",
      "libraryLoan.lending|xstate.done.actor.lend#0 done",
      "libraryLoan.lending|xstate.done.actor.lend#1 done",
      "libraryLoan.lending|xstate.error.actor.lend error",
      "libraryLoan.unknown|TRY_AGAIN event",
      "libraryLoan.unreachable|TRY_AGAIN#0 event",
      "libraryLoan.unreachable|TRY_AGAIN#1 event"
    ])
    expect(transitionOf("libraryLoan.searching|xstate.after.patience.libraryLoan.searching")?.delay).toBe(
      "patience"
    )
    expect(transitionOf("musicPlayer.on.deck.deciding|always#0")?.kind).toBe("always")
    expect(transitionOf("musicPlayer.on.deck.playing|xstate.snapshot.tape")).toMatchObject({
      kind: "snapshot",
      service: "tape"
    })
  })

  it("describes composed guards", () => {
    const guard = transitionOf("libraryLoan.found|LOAN_REQUESTED")?.guard
    expect(guard && guardText(guard)).toBe('hasCopies and (isMember or isAtMost({"weeks":2}))')
    const machine = setup({ guards: { isOne: () => true, isTwo: () => true } }).createMachine({
      id: "guards",
      initial: "a",
      states: {
        a: { on: { GO: { guard: not(or(["isOne", and(["isTwo", stateIn("#guards.a")])])), target: "a" } } }
      }
    })
    const composed = describeMachine(machine).transitions[0]?.guard
    expect(composed && guardText(composed)).toBe("not (isOne or (isTwo and in #guards.a))")
  })

  it("changes its version only with a visible change", () => {
    const make = (description: string, answer: boolean) =>
      setup({ guards: { isOpen: () => answer } }).createMachine({
        id: "door",
        initial: "shut",
        states: { shut: { description, on: { GO: { guard: "isOpen", target: "shut" } } } }
      })
    const { version } = describeMachine(make("Shut.", true))
    expect(describeMachine(make("Shut.", false)).version).toBe(version)
    expect(describeMachine(make("Closed.", true)).version).not.toBe(version)
    expect(version).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe("the behaviour of XState that this relies on", () => {
  it("includes the taken transitions in the inspection of each microstep, also eventless ones", () => {
    const taken: Array<string> = []
    const machine = setup({}).createMachine({
      id: "chain",
      initial: "a",
      states: { a: { on: { GO: "b" } }, b: { always: "c" }, c: {} }
    })
    const actor = createActor(machine, {
      inspect: (event) => {
        if (event.type === "@xstate.microstep") taken.push(...event._transitions.map(transitionId))
      }
    }).start()
    actor.send({ type: "GO" })
    expect(taken).toEqual(["chain.a|GO", "chain.b|always"])
  })

  it("gives the same ids on a copy of the machine with other implementations", () => {
    const copy = libraryLoanMachine.provide({ guards: { isMember: () => true } })
    const [snapshot, other] = [libraryLoanMachine, copy].map((machine) =>
      createActor(machine, { input: { member: true } }).getSnapshot()
    )
    expect(snapshot && getNextTransitions(snapshot).map(transitionId)).toEqual(
      other && getNextTransitions(other).map(transitionId)
    )
  })
})

describe("a replayed path", () => {
  const known = {
    kind: "event",
    type: "TITLE_ENTERED",
    case: "known",
    to: "searching",
    takes: ["libraryLoan.asking|TITLE_ENTERED"]
  } as const

  it("has offered, refused and running items at each step", () => {
    const { replayedStates } = replay(libraryLoanFlow, { start: "guest", steps: [known] })
    expect(replayedStates).toMatchObject([
      {
        state: "asking",
        offered: ["TITLE_ENTERED", "LEFT"],
        refused: ["WEEKS_CHOSEN", "LOAN_REQUESTED", "TRY_AGAIN"],
        running: []
      },
      {
        state: "searching",
        offered: ["LEFT"],
        running: ["findBook"],
        takes: ["libraryLoan.asking|TITLE_ENTERED"]
      }
    ])
  })

  it.each([
    ["a start nobody knows", { start: "thief", steps: [] }, 'The spec has no start "thief".'],
    [
      "an event that is refused",
      { start: "guest", steps: [{ ...known, case: "nothing" }] },
      'Step 1, TITLE_ENTERED (nothing) leads to "searching": it is refused.'
    ],
    [
      "a probe that is not refused",
      { start: "guest", steps: [{ ...known, kind: "probe" as const }] },
      'Step 1, TITLE_ENTERED (known) is not possible in "searching": it is not refused.'
    ],
    [
      "another state",
      { start: "guest", steps: [{ ...known, to: "found" }] },
      'Step 1, TITLE_ENTERED (known) leads to "found": the machine is in "searching", not in "found".'
    ],
    [
      "another transition",
      { start: "guest", steps: [{ ...known, takes: ["libraryLoan.asking|X"] }] },
      'Step 1, TITLE_ENTERED (known) leads to "searching": it takes libraryLoan.asking|TITLE_ENTERED, not libraryLoan.asking|X.'
    ],
    [
      "a service that is not running",
      {
        start: "guest",
        steps: [{ kind: "outcome" as const, service: "lend", case: "done", to: "lent", takes: [] }]
      },
      'Step 1, "lend" ends with "done", which leads to "lent": service "lend" is not running.'
    ]
  ])("stops with a message at %s", (_, path, problem) => {
    expect(replay(libraryLoanFlow, path)).toMatchObject({ ok: false, problem })
  })
})

it("a spec with gaps that passed the compiler is refused with all gaps at once", () => {
  const defineFlow = flowsFor<null>()
  const broken = {
    starts: {},
    events: { TITLE_ENTERED: { cases: {}, do: () => {} } },
    services: { findBook: { two: { ok: 1, fail: 2 } } },
    states: { asking: () => {}, nowhere: () => {} }
  }
  expect(() => defineFlow(libraryLoanMachine, broken as never)).toThrow(
    [
      'The flow of machine "libraryLoan" is not complete:',
      '- There is no start. Add one to "starts".',
      '- Event "LEFT" has no driver. Add it to "events".',
      '- Event "WEEKS_CHOSEN" has no driver. Add it to "events".',
      '- Event "LOAN_REQUESTED" has no driver. Add it to "events".',
      '- Event "TRY_AGAIN" has no driver. Add it to "events".',
      '- Event "TITLE_ENTERED" has no cases. Give at least one payload by name.'
    ].join("\n")
  )
  expect(() => defineFlow(libraryLoanMachine, broken as never)).toThrow(
    '- "states" names "nowhere", which is no leaf state of the machine.'
  )
  expect(() => defineFlow(libraryLoanMachine, broken as never)).toThrow(
    '- Service "lend" has no outcomes. Add it to "services".'
  )
  expect(() => defineFlow(libraryLoanMachine, broken as never)).toThrow(
    '- Outcome "two" of service "findBook" must have exactly one of'
  )
})
