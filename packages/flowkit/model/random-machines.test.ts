import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createMachine } from "xstate"
import { explore, plan, readLock, writeLock } from "./index.ts"
import { type Arrow, arrows, flowOf, nestedMachine } from "./samples/nested-machine.ts"

// Flat machines, whose reachable transitions the test computes itself; and nested ones.
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

describe("random machines", () => {
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

  it("have all reachable items planned, and paths that replay on a real actor, if they are complex", () => {
    fc.assert(
      fc.property(nestedMachine, (machine) => {
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

  it("are planned deterministically, and unchanged by their own lock", () => {
    fc.assert(
      fc.property(nestedMachine, (machine) => {
        const flow = flowOf(machine, ["work"])
        const text = writeLock(plan(flow))
        expect(writeLock(plan(flow))).toBe(text)
        expect(writeLock(plan(flow, { lock: readLock(text) }))).toBe(text)
      }),
      { numRuns: 40, seed: 3 }
    )
  })
})
