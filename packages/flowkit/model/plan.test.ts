import { describe, expect, it } from "vitest"
import { assign, setup } from "xstate"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { explore, kindOfItem, plan } from "./index.ts"
import { flowWithoutScreen } from "./samples/flow-without-screen.ts"
import { musicPlayerFlow } from "./samples/music-player.flow.ts"

const stepsOf = ({ paths }: ReturnType<typeof plan>) => paths.flatMap(({ steps }) => steps)
const takenIn = (made: ReturnType<typeof plan>) => new Set(stepsOf(made).flatMap(({ takes }) => takes))

describe("the loan of a book", () => {
  const loan = plan(libraryLoanFlow)

  it("is fully covered: 16 transitions, 6 guards both ways, 8 states", () => {
    expect(loan.items).toEqual({
      transitions: 16,
      guards: 12,
      states: 8,
      refusals: 3,
      changes: 3,
      pairs: 0,
      unreached: []
    })
    expect(loan.problems).toEqual([])
    const all = libraryLoanFlow.description.transitions.map(({ id }) => id)
    expect([...takenIn(loan)].sort()).toEqual([...all].sort())
  })

  it("takes each context-changing transition where it has an effect", () => {
    const promised = loan.paths.flatMap((path) => path.for)
    expect(promised.filter((item) => kindOfItem(item) === "change").sort()).toEqual([
      "changes:libraryLoan.found|WEEKS_CHOSEN",
      "changes:libraryLoan.searching|xstate.done.actor.findBook#0",
      "changes:libraryLoan.unreachable|TRY_AGAIN#1"
    ])
  })

  it("needs few paths, alternating member and guest", () => {
    expect(loan.paths.length).toBeLessThanOrEqual(5)
    expect(stepsOf(loan).length).toBeLessThanOrEqual(34)
    expect(new Set(loan.paths.map(({ start }) => start))).toEqual(new Set(["member", "guest"]))
  })

  it("probes refused events and the one forbidden during saving", () => {
    const probes = stepsOf(loan).filter(({ kind }) => kind === "probe")
    expect(probes).toContainEqual({
      kind: "probe",
      type: "TITLE_ENTERED",
      case: "nothing",
      to: "asking",
      takes: []
    })
    expect(probes).toContainEqual({ kind: "probe", type: "LOAN_REQUESTED", to: "found", takes: [] })
    expect(probes).toContainEqual({
      kind: "probe",
      type: "LEFT",
      to: "lending",
      takes: ["libraryLoan.lending|LEFT"]
    })
  })

  it("advances time only while a timer runs", () => {
    const delays = stepsOf(loan).filter(({ kind }) => kind === "delay")
    expect(delays).toEqual([
      {
        kind: "delay",
        ms: 10_000,
        to: "unreachable",
        takes: ["libraryLoan.searching|xstate.after.patience.libraryLoan.searching"]
      }
    ])
  })

  it("has a smoke plan that shows every state in fewer steps", () => {
    const smoke = plan(libraryLoanFlow, { profile: "smoke" })
    const seen = new Set(stepsOf(smoke).map(({ to }) => to))
    expect(seen).toEqual(
      new Set(["asking", "searching", "found", "lending", "lent", "unknown", "unreachable", "left"])
    )
    expect(stepsOf(smoke).length).toBeLessThan(stepsOf(loan).length / 2)
  })

  it("has a story plan of short paths that together take every transition", () => {
    const story = plan(libraryLoanFlow, { profile: "story" })
    expect(takenIn(story)).toEqual(takenIn(loan))
    expect(Math.max(...story.paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(6)
  })

  it("has a nightly plan with every pair of successive transitions", () => {
    const nightly = plan(libraryLoanFlow, { profile: "nightly" })
    const pairs = nightly.paths.flatMap((path) => path.for).filter((item) => kindOfItem(item) === "pair")
    expect(pairs).toHaveLength(nightly.items.pairs)
    expect(pairs).toContain(
      "libraryLoan.asking|TITLE_ENTERED > libraryLoan.searching|xstate.after.patience.libraryLoan.searching"
    )
  })
})

describe("the music player", () => {
  const player = plan(musicPlayerFlow)
  const taken = takenIn(player)

  it("is covered except for unreachable items, each with a reason", () => {
    expect(player.problems).toEqual([])
    expect(player.items.unreached).toEqual([
      {
        item: "musicPlayer.on.deck.searching|xstate.done.actor.findSongs#2",
        reason: "One of the alternatives before it was taken each time.",
        accepted: false
      },
      {
        item: "musicPlayer.on.sound.muted|PANIC=F",
        reason: "Whenever the box is hit there, it is muted.",
        accepted: true
      },
      {
        item: "musicPlayer.on.deck.searching|xstate.done.actor.findSongs#1=F",
        reason: "The guard was true each time it was asked.",
        accepted: false
      }
    ])
    expect(taken.size).toBe(23)
  })

  it("restores its deep history", () => {
    const returns = player.paths.flatMap(({ steps }) => {
      const first = steps.findIndex(({ to }) => to === "off")
      return steps
        .slice(first + 1)
        .filter((step) => step.kind === "event" && step.type === "POWER" && step.to !== "off")
    })
    expect(returns.map(({ to }) => to)).toContain("on.sound.audible + on.deck.paused")
    expect(returns.map(({ to }) => to)).toContain("on.sound.audible + on.deck.empty")
  })

  it("lets child actors complete, fail, emit and report", () => {
    expect([...taken].filter((id) => id.includes("sleepTimer"))).toEqual(
      expect.arrayContaining([
        "musicPlayer.on|xstate.done.actor.sleepTimer",
        "musicPlayer.on|xstate.error.actor.sleepTimer"
      ])
    )
    expect(taken).toContain("musicPlayer.on.deck.playing|xstate.snapshot.tape")
  })
})

describe("an unreachable item", () => {
  const machine = setup({
    types: {} as {
      context: { coins: number }
      events: { type: "COIN" } | { type: "PULL" } | { type: "KICK" }
    },
    guards: { isRich: ({ context }) => context.coins > 1_000_000, isSober: () => true },
    actions: { count: assign({ coins: ({ context }) => context.coins + 1 }) }
  }).createMachine({
    id: "gambler",
    context: { coins: 0 },
    initial: "poor",
    states: {
      poor: {
        on: {
          COIN: { actions: "count" },
          PULL: [{ guard: "isRich", target: "rich" }, { target: "poor" }, { target: "island" }],
          KICK: { guard: "isSober", target: "poor" }
        }
      },
      rich: { on: { PULL: "poor" } },
      island: { on: { COIN: "paradise" } },
      paradise: {},
      lonely: {}
    }
  })
  const events = { COIN: null, PULL: null, KICK: null }
  const gambler = flowWithoutScreen(machine, { events })
  const made = plan(gambler)
  const reasonOf = (item: string) => made.items.unreached.find((unreached) => unreached.item === item)?.reason

  it("is bounded despite an unlimited counter", () => {
    expect(explore(gambler)).toMatchObject({ looked: 20_000, complete: false })
  })

  it("names the guard that was never true, and that the search had a limit", () => {
    expect(reasonOf("gambler.poor|PULL#0")).toBe(
      "Not looked for beyond 20,000 situations; so far, its guard isRich was false each time it was asked; no case of PULL makes it true."
    )
  })

  it("names the blocking transition", () => {
    expect(reasonOf("gambler.poor|PULL#2")).toMatch(/^gambler.poor\|PULL#1 stands before it and has no guard/)
  })

  it("follows the chain of states that are never entered", () => {
    expect(reasonOf("state:gambler.lonely")).toMatch(/^No transition leads to "lonely"/)
    expect(reasonOf("state:gambler.paradise")).toMatch(
      /^"paradise" is never entered, since gambler.island\|COIN is never taken: "island" is never entered, since gambler.poor\|PULL#2 is never taken: gambler.poor\|PULL#1 stands before it/
    )
  })

  it("names the guard that was never false", () => {
    expect(reasonOf("gambler.poor|KICK=F")).toMatch(/; so far, the guard was true each time it was asked\.$/)
  })

  it("accepts the spec's reasons, and reports wrong ones", () => {
    const { items, problems } = plan(
      flowWithoutScreen(machine, {
        events,
        unreachable: {
          "gambler.poor|KICK=F": "Nobody drinks here.",
          "gambler.poor|COIN": "Wrong.",
          "gambler.nowhere": "Gone."
        }
      })
    )
    expect(items.unreached.find(({ item }) => item === "gambler.poor|KICK=F")).toEqual({
      item: "gambler.poor|KICK=F",
      reason: "Nobody drinks here.",
      accepted: true
    })
    expect(problems).toEqual([
      '"unreachable" names gambler.poor|COIN, but a path reaches it.',
      '"unreachable" names gambler.nowhere, which the machine does not have.'
    ])
  })
})

describe("a timer without delay that starts itself again", () => {
  const machine = setup({
    types: {} as { context: { isBusy: boolean }; events: { type: "ASK" } | { type: "READY" } },
    guards: { isBusy: ({ context }) => context.isBusy },
    actions: { rest: assign({ isBusy: false }) }
  }).createMachine({
    id: "waiter",
    context: { isBusy: true },
    initial: "idle",
    states: {
      idle: { on: { ASK: "waiting" } },
      waiting: {
        on: { READY: { actions: "rest" } },
        after: { 0: [{ guard: "isBusy", target: "waiting", reenter: true }, { target: "idle" }] }
      }
    }
  })

  it("fires once in each step", () => {
    const { items, problems } = plan(flowWithoutScreen(machine, { events: { ASK: null, READY: null } }))
    expect(problems).toEqual([])
    expect(items.unreached).toEqual([])
  })
})
