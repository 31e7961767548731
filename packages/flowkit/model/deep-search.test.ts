import { describe, expect, it } from "vitest"
import { type AnyStateMachine, assign, createMachine, setup } from "xstate"
import { explore, type Flow, plan, situationKey } from "./index.ts"
import { applyOccurrence, occurrencesIn } from "./occurrences.ts"
import { flowWithoutScreen } from "./samples/flow-without-screen.ts"
import { startOf } from "./stepper.ts"

const flowOf = (machine: AnyStateMachine, ...events: ReadonlyArray<string>): Flow =>
  flowWithoutScreen(machine, { events: Object.fromEntries(events.map((type) => [type, null])) })

/** Counts all situations with nothing but the steps themselves. */
const situationsOf = ({ machine, spec }: Flow): number => {
  const { situation } = startOf(machine, undefined)
  const seen = new Set([situationKey(situation)])
  const waiting = [situation]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const occurrence of occurrencesIn(spec, at)) {
      const next = applyOccurrence(machine, spec, at, occurrence).situation
      const key = situationKey(next)
      if (!seen.has(key)) {
        seen.add(key)
        waiting.push(next)
      }
    }
  return seen.size
}

describe("an item behind a counter", () => {
  it("is found by a countdown beside another counter", () => {
    const machine = setup({
      types: {} as { context: { left: number; score: number }; events: { type: "TICK" | "POINT" } }
    }).createMachine({
      id: "round",
      context: { left: 30, score: 0 },
      initial: "playing",
      states: {
        playing: {
          always: { guard: ({ context }) => context.left <= 0, target: "over" },
          on: {
            TICK: { actions: assign({ left: ({ context }) => context.left - 1 }) },
            POINT: { actions: assign({ score: ({ context }) => context.score + 1 }) }
          }
        },
        over: { type: "final" }
      }
    })
    const { items, paths } = plan(flowOf(machine, "TICK", "POINT"))
    expect(items.unreached).toEqual([])
    expect(paths.some(({ steps }) => steps.filter(({ to }) => to === "playing").length >= 29)).toBe(true)
  })

  it("is found by repeating rounds with a timer, beyond the maximum of situations", () => {
    const more = (name: string) =>
      assign({ [name]: ({ context }: { context: Record<string, number> }) => (context[name] ?? 0) + 1 })
    const machine = createMachine({
      id: "bell",
      context: { rung: 0, apples: 0, pears: 0 },
      initial: "silent",
      on: { APPLE: { actions: more("apples") }, PEAR: { actions: more("pears") } },
      states: {
        silent: {
          after: { 1000: "ringing" },
          on: {
            LEFT: {
              guard: ({ context }: { context: Record<string, number> }) => (context["rung"] ?? 0) >= 200,
              target: "gone"
            }
          }
        },
        ringing: { entry: more("rung"), after: { 100: "silent" } },
        gone: {}
      }
    } as never)
    const flow = flowOf(machine, "APPLE", "PEAR", "LEFT")
    expect(plan(flow).items.unreached.map(({ item }) => item)).toEqual([])
    expect(explore(flow).complete).toBe(false)
  })
})

describe("an item that nothing reaches", () => {
  const locked = (digits: number) =>
    setup({
      types: {} as { context: { typed: string }; events: { type: "ZERO" | "ONE" } },
      guards: { isThree: ({ context }) => context.typed.includes("3") }
    }).createMachine({
      id: "lock",
      context: { typed: "" },
      initial: "typing",
      states: {
        typing: {
          always: { guard: "isThree", target: "open" },
          on: {
            ZERO: {
              guard: ({ context }) => context.typed.length < digits,
              actions: assign({ typed: ({ context }) => `${context.typed}0` })
            },
            ONE: {
              guard: ({ context }) => context.typed.length < digits,
              actions: assign({ typed: ({ context }) => `${context.typed}1` })
            }
          }
        },
        open: {}
      }
    })
  const flowOfLock = (digits: number) => flowOf(locked(digits), "ZERO", "ONE")

  it("is reported as unreached after a complete search", () => {
    const flow = flowOfLock(8)
    const { complete, looked } = explore(flow)
    expect({ complete, looked }).toEqual({ complete: true, looked: situationsOf(flow) })
    expect(looked).toBe(2 ** 9 - 1)
    const { reason } = plan(flow).items.unreached.find(({ item }) => item === "lock.typing|always") ?? {}
    expect(reason).toBe("Its guard isThree was false each time it was asked, in all 511 situations.")
  })

  it("is reported as not searched beyond the maximum when the search is cut off", () => {
    const { unreached } = plan(flowOfLock(8), { maxSituations: 100 }).items
    expect(unreached.find(({ item }) => item === "state:lock.open")?.reason).toMatch(
      /^Not looked for beyond 100 situations; so far, "open" is never entered/
    )
  })
})
