/** Tests of uncommon uses of actors. Found in the system or observed, they are in the third-party machines. */
import { describe, expect, it } from "vitest"
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  fromCallback,
  fromPromise,
  raise,
  setup,
  spawnChild
} from "xstate"
import { describeMachine, explore, plan, replay } from "./index.ts"
import { flowWithoutScreen } from "./samples/flow-without-screen.ts"

const silent = fromCallback(() => {})

describe("actors spawned without an id", () => {
  const machine = setup({
    types: {
      context: {} as { workers: ReadonlyArray<AnyActorRef>; done: number },
      events: {} as { type: "HIRED" } | { type: "xstate.done.actor.*" }
    },
    actors: { work: fromPromise(async () => "made") }
  }).createMachine({
    id: "office",
    context: { workers: [], done: 0 },
    on: {
      HIRED: {
        guard: ({ context }) => context.workers.length < 4,
        actions: assign({ workers: ({ context, spawn }) => [...context.workers, spawn("work")] })
      },
      "xstate.done.actor.*": { actions: assign({ done: ({ context }) => context.done + 1 }) }
    }
  })
  const flow = flowWithoutScreen(machine, {
    events: { HIRED: null },
    services: { work: { made: { ok: "made" } } }
  })

  it("are identified by a number that is stable across runs", () => {
    const made = plan(flow)
    expect(made.problems).toEqual([])
    expect(made.items.unreached).toEqual([])
    expect(plan({ ...flow })).toEqual(made)
    const children = explore(flow).nodes.flatMap(({ edges }) =>
      edges.flatMap(({ occurrence }) => (occurrence.kind === "outcome" ? [occurrence.child ?? "alone"] : []))
    )
    expect([...new Set(children)].sort()).toEqual(["#1", "#2", "#3", "#4", "alone"])
  })

  it("are found by that number on a real actor", () => {
    const hire = { kind: "event", type: "HIRED", to: "office", takes: ["office|HIRED"] } as const
    const outcome = (child: string) =>
      ({
        kind: "outcome",
        service: "work",
        case: "made",
        child,
        to: "office",
        takes: ["office|xstate.done.actor.*"]
      }) as const
    expect(replay(flow, { start: "fresh", steps: [hire, hire, outcome("#2")] }).problem).toBeUndefined()
    expect(replay(flow, { start: "fresh", steps: [hire, outcome("#2")] }).problem).toContain(
      '"work" is not running'
    )
  })

  it("can be unlimited: more than three of a service are no new combination", () => {
    interface Hiring {
      readonly context: { readonly workers: ReadonlyArray<AnyActorRef> }
      readonly spawn: (src: string) => AnyActorRef
    }
    const endless = createMachine(
      {
        id: "office",
        context: { workers: [] },
        on: {
          HIRED: {
            actions: assign({
              workers: ({ context, spawn }: Hiring) => [...context.workers, spawn("work")]
            } as never)
          }
        }
      } as never,
      { actors: { work: silent } } as never
    )
    const { nodes, complete } = explore(
      flowWithoutScreen(endless, { events: { HIRED: null }, services: { work: {} } })
    )
    expect(nodes.length).toBeLessThan(100)
    expect(complete).toBe(false)
  })
})

it("custom actions of a machine are not executed in any position", () => {
  const done: Array<string> = []
  const machine = setup({
    types: { events: {} as { type: "GO" } },
    actions: { named: () => void done.push("named") }
  }).createMachine({
    id: "silent",
    initial: "here",
    entry: () => void done.push("inline"),
    states: {
      here: { on: { GO: { target: "there", actions: ["named", () => void done.push("inline")] } } },
      there: {}
    }
  })
  plan(flowWithoutScreen(machine, { events: { GO: null } }))
  expect(done).toEqual([])
})

it("an outcome belongs to the actor that the state invokes when several share an id", () => {
  const loading = (src: string) => ({ invoke: { id: "load", src, onDone: "first" } })
  const { transitions } = describeMachine(
    createMachine({
      id: "twice",
      initial: "first",
      states: { first: loading("one"), second: loading("other") }
    })
  )
  expect(transitions.map(({ service }) => service)).toEqual(["one", "other"])
})

it("routes are events like others", () => {
  const machine = setup({}).createMachine({
    id: "pages",
    initial: "home",
    states: { home: { id: "home", route: {} }, help: { id: "help", route: {} } }
  })
  const flow = flowWithoutScreen(machine, {
    events: { "xstate.route": { home: { to: "#home" }, help: { to: "#help" }, nowhere: { to: "#nowhere" } } }
  })
  const { problems, items, paths } = plan(flow)
  expect([problems, items.unreached.length]).toEqual([[], 0])
  expect(paths[0]?.steps.map(({ to }) => to)).toContain("help")
})

describe("unsupported features are reported by name", () => {
  const problemsOf = (machine: AnyStateMachine, services: Record<string, object>) =>
    explore(flowWithoutScreen(machine, { events: { GO: null }, services: services as never })).problems

  it("actors whose logic has no name", () => {
    const machine = createMachine({
      id: "unnamed",
      initial: "here",
      states: { here: { on: { GO: { actions: spawnChild(silent, { id: "helper" }) } } } }
    })
    expect(problemsOf(machine, {})).toEqual([
      'In "here", "GO" starts the actor "helper", whose logic has no name. Name it in setup() and start it by that name.'
    ])
  })

  it("actors whose snapshot is read", () => {
    interface Curious {
      readonly helper: AnyActorRef
    }
    const isDone = ({ context }: { readonly context: Curious }) =>
      context.helper.getSnapshot().status === "done"
    const looking = createMachine(
      {
        id: "curious",
        context: ({ spawn }: { readonly spawn: (src: string, options: object) => AnyActorRef }) => ({
          helper: spawn("helper", { id: "helper" })
        }),
        initial: "here",
        states: { here: { on: { GO: { guard: isDone, target: "here" } } } }
      } as never,
      { actors: { helper: silent } } as never
    )
    expect(problemsOf(looking, { helper: {} })[0]).toMatch(
      /^In "here", "GO" throws: .*\n?.*reads the snapshot of its actor "helper", but paths replace actors by their outcomes\. Let the actor report/
    )
  })

  it("machines with an endless loop", () => {
    const machine = createMachine({
      id: "round",
      initial: "here",
      states: { here: { on: { GO: "one" } }, one: { always: "other" }, other: { always: "one" } }
    })
    const flow = flowWithoutScreen(machine, { events: { GO: null }, passing: ["one", "other"] })
    expect(explore(flow).problems[0]).toMatch(/^In "here", "GO" throws: Infinite loop detected/)
  })
})

it("deep states are found when a breadth-first search exceeds its limit", () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const machine = setup({
    types: { context: {} as { typed: string }, events: {} as { type: "TYPED"; digit: number } }
  }).createMachine({
    id: "lock",
    context: { typed: "" },
    initial: "typing",
    states: {
      typing: {
        always: { guard: ({ context }) => context.typed.length === 12, target: "full" },
        on: { TYPED: { actions: assign({ typed: ({ context, event }) => context.typed + event.digit }) } }
      },
      full: { type: "final" }
    }
  })
  const flow = flowWithoutScreen(machine, {
    events: { TYPED: Object.fromEntries(digits.map((digit) => [`digit ${digit}`, { digit }])) }
  })
  const { items, paths } = plan(flow)
  expect(items.unreached).toEqual([])
  expect(paths.at(-1)?.steps).toHaveLength(12)
})

it("an empty history state does not affect the other regions", () => {
  const machine = createMachine({
    id: "regions",
    type: "parallel",
    states: {
      one: {
        initial: "first",
        states: {
          first: { on: { GO: "last" } },
          last: { type: "history", target: "second" },
          second: { on: { GO: "last" } }
        }
      },
      other: { initial: "off", states: { off: { on: { GO: "on" } }, on: {} } }
    }
  })
  const [path] = plan(flowWithoutScreen(machine, { events: { GO: null } })).paths
  expect(path?.steps[0]).toMatchObject({
    to: "one.second + other.on",
    takes: ["regions.one.first|GO", "regions.other.off|GO"]
  })
})

it("a timer started twice can be cancelled once, and the first one still fires", () => {
  const machine = setup({ types: { events: {} as { type: "LATER" | "NEVER_MIND" | "NOW" } } }).createMachine({
    id: "reminder",
    initial: "waiting",
    states: {
      waiting: {
        on: {
          LATER: { actions: raise({ type: "NOW" }, { id: "reminder", delay: 300 }) },
          NEVER_MIND: { actions: cancel("reminder") },
          NOW: "reminded"
        }
      },
      reminded: { type: "final" }
    }
  })
  const flow = flowWithoutScreen(machine, { events: { LATER: null, NEVER_MIND: null, NOW: null } })
  const causes = ["LATER", "LATER", "NEVER_MIND", "NEVER_MIND"]
  const steps = causes.map((type) => ({
    kind: "event" as const,
    type,
    to: "waiting",
    takes: [`reminder.waiting|${type}`]
  }))
  const fires = { kind: "delay" as const, ms: 300, to: "reminded", takes: ["reminder.waiting|NOW"] }
  expect(replay(flow, { start: "fresh", steps: [...steps, fires] }).problem).toBeUndefined()
  let node = explore(flow, { bounds: [100] }).starts[0]?.node
  for (const cause of causes)
    node = node?.edges.find(({ occurrence }) => occurrence.kind === "event" && occurrence.type === cause)?.to
  expect(node?.edges.find(({ occurrence }) => occurrence.kind === "delay")?.to.name).toBe("reminded")
})

it("a delay that is shorter than planned is a difference, though it leads to the same state", () => {
  const bell = setup({}).createMachine({
    id: "bell",
    initial: "waiting",
    states: { waiting: { after: { 1000: "ringing" } }, ringing: {} }
  })
  const flow = flowWithoutScreen(bell, { events: {} })
  const after = (ms: number) =>
    replay(flow, {
      start: "fresh",
      steps: [{ kind: "delay", ms, to: "ringing", takes: ["bell.waiting|xstate.after.1000.bell.waiting"] }]
    }).problem
  expect(after(1000)).toBeUndefined()
  expect(after(2000)).toContain("a shorter delay ends first")
})
