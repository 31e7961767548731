import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, assign, createMachine } from "xstate"
import { defineFlow, describeMachine, explore, type Flow, plan, readLock, writeLock } from "./index.ts"

// Machines grown from small plans: flat ones, whose reachable transitions the test works out by itself; and tangled ones.
const events = ["A", "B", "C", "D"] as const
type EventName = (typeof events)[number]
type Arrow = { readonly from: number; readonly event: EventName; readonly to: number }

const flowOf = (machine: AnyStateMachine, services: readonly string[] = []): Flow => {
  const leaves = (function names(state: ReturnType<typeof describeMachine>["root"]): ReadonlyArray<string> {
    if (state.states.length === 0 && state.type !== "history") return [state.name]
    return state.states.flatMap(names)
  })(describeMachine(machine).root)
  return defineFlow(machine, {
    starts: { only: {} },
    events: Object.fromEntries(events.map((event) => [event, { do: () => {} }])),
    states: Object.fromEntries(leaves.map((leaf) => [leaf, () => {}])),
    services: Object.fromEntries(
      services.map((name) => [name, { well: { ok: 1 }, badly: { fail: { code: "NO" } } }])
    )
  } as never)
}

const arrows = (size: number) =>
  fc.uniqueArray(
    fc.record({ from: fc.nat(size - 1), event: fc.constantFrom(...events), to: fc.nat(size - 1) }),
    { selector: ({ from, event }) => `${from}${event}`, maxLength: size * events.length }
  )

const flatMachine = (size: number, given: ReadonlyArray<Arrow>) =>
  createMachine({
    id: "flat",
    initial: "s0",
    states: Object.fromEntries(
      Array.from({ length: size }, (_, index) => [
        `s${index}`,
        {
          on: Object.fromEntries(
            given.filter(({ from }) => from === index).map(({ event, to }) => [event, `s${to}`])
          )
        }
      ])
    )
  })

const reachableArrows = (given: ReadonlyArray<Arrow>): ReadonlyArray<Arrow> => {
  const known = new Set([0])
  for (let size = 0; size !== known.size; ) {
    size = known.size
    for (const { from, to } of given) if (known.has(from)) known.add(to)
  }
  return given.filter(({ from }) => known.has(from))
}

/** Nested, parallel, with history, guards over a bounded counter, eventless and delayed transitions and invoked actors. */
const tangled = fc
  .record({
    limit: fc.integer({ min: 0, max: 3 }),
    shape: fc.constantFrom("compound", "parallel"),
    history: fc.constantFrom("shallow", "deep"),
    outer: arrows(4),
    inner: fc.array(arrows(3), { minLength: 2, maxLength: 2 }),
    guarded: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    delayed: fc.boolean(),
    eventless: fc.boolean()
  })
  .map(({ limit, shape, history, outer, inner, guarded, delayed, eventless }) => {
    const region = (which: number) => ({
      initial: "r0",
      states: {
        ...Object.fromEntries(
          Array.from({ length: 3 }, (_, index) => [
            `r${index}`,
            {
              on: Object.fromEntries(
                (inner[which] ?? [])
                  .filter(({ from }) => from === index)
                  .map(({ event, to }) => [event, `r${to}`])
              )
            }
          ])
        ),
        ...(which === 0 ? { final: { type: "final" } } : {}),
        last: { type: "history", history }
      }
    })
    const targets = ["idle", "nest", "nest.one.last", "busy"]
    const onOf = (from: number) =>
      Object.fromEntries(
        outer
          .filter((arrow) => arrow.from === from)
          .map(({ event, to }, index) => [
            event,
            guarded[index]
              ? [
                  { guard: "isBelow", target: targets[to], actions: "count" },
                  { guard: "isAtLimit", target: "idle" }
                ]
              : { target: targets[to] }
          ])
      )
    return createMachine(
      {
        id: "tangled",
        context: { count: 0 },
        initial: "idle",
        states: {
          idle: { on: onOf(0), ...(delayed ? { after: { soon: "nest" } } : {}) },
          nest: {
            ...(shape === "parallel" ? { type: "parallel" } : { initial: "one" }),
            on: onOf(1),
            states: { one: region(0), two: region(1) }
          },
          busy: {
            invoke: { id: "work", src: "work", onDone: "passing", onError: "idle" },
            on: onOf(2),
            ...(delayed ? { after: { late: "idle", soon: "nest" } } : {})
          },
          passing: eventless
            ? { always: [{ guard: "isAtLimit", target: "nest" }, { target: "idle" }] }
            : { on: { A: "idle" } }
        }
      } as never,
      {
        guards: {
          isBelow: ({ context }: never) => (context as { count: number }).count < limit,
          isAtLimit: ({ context }: never) => (context as { count: number }).count >= limit
        },
        actions: {
          count: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 })
        },
        delays: { soon: 1_000, late: 5_000 },
        actors: { work: { transition: (state: unknown) => state } }
      } as never
    ) as AnyStateMachine
  })

describe("machines grown at random", () => {
  it("have exactly the reachable transitions planned, if they are flat", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }).chain((size) => fc.tuple(fc.constant(size), arrows(size))),
        ([size, given]) => {
          const made = plan(flowOf(flatMachine(size, given)))
          const taken = new Set(made.paths.flatMap(({ steps }) => steps.flatMap(({ takes }) => takes)))
          expect([...taken].sort()).toEqual(
            reachableArrows(given)
              .map(({ from, event }) => `flat.s${from}|${event}`)
              .sort()
          )
          expect(made.problems).toEqual([])
        }
      ),
      { numRuns: 150, seed: 1 }
    )
  })

  it("have all they can show planned, and paths that replay on a real actor, if they are tangled", () => {
    fc.assert(
      fc.property(tangled, (machine) => {
        const flow = flowOf(machine, ["work"])
        const { reached, items, complete, problems } = explore(flow)
        const made = plan(flow)
        expect(problems).toEqual([])
        expect(complete).toBe(true)
        expect([...new Set(made.paths.flatMap((path) => path.for))].sort()).toEqual([...reached].sort())
        expect(made.items.unreached.map(({ item }) => item)).toEqual(
          items.filter((item) => !reached.has(item))
        )
        expect(made.items.unreached.every(({ reason }) => reason.length > 10)).toBe(true)
        expect(made.paths.every(({ steps }) => steps.length <= 25)).toBe(true)
      }),
      { numRuns: 150, seed: 2 }
    )
  })

  it("are planned to the same bytes twice, and not changed by their own lock", () => {
    fc.assert(
      fc.property(tangled, (machine) => {
        const flow = flowOf(machine, ["work"])
        const text = writeLock(plan(flow))
        expect(writeLock(plan(flow))).toBe(text)
        expect(writeLock(plan(flow, { lock: readLock(text) }))).toBe(text)
      }),
      { numRuns: 40, seed: 3 }
    )
  })
})
