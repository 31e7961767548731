/** Generates random machines: flat transitions between states, and nested ones with all features. */
import fc from "fast-check"
import { type AnyStateMachine, assign, createMachine } from "xstate"
import type { Flow } from "../index.ts"
import { flowWithoutScreen } from "./flow-without-screen.ts"

const events = ["A", "B", "C", "D"] as const
type EventName = (typeof events)[number]
export type Arrow = { readonly from: number; readonly event: EventName; readonly to: number }

/** Returns a flow with both outcomes of each service. */
export const flowOf = (machine: AnyStateMachine, services: readonly string[] = []): Flow =>
  flowWithoutScreen(machine, {
    starts: { only: {} },
    events: Object.fromEntries(events.map((event) => [event, null])),
    services: Object.fromEntries(
      services.map((name) => [name, { well: { ok: 1 }, badly: { fail: { code: "NO" } } }])
    )
  })

export const arrows = (size: number) =>
  fc.uniqueArray(
    fc.record({ from: fc.nat(size - 1), event: fc.constantFrom(...events), to: fc.nat(size - 1) }),
    { selector: ({ from, event }) => `${from}${event}`, maxLength: size * events.length }
  )

/** Nested, parallel, history, guards on a bounded counter, eventless and delayed transitions, invokes. */
export const nestedMachine = fc
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
        id: "nestedMachine",
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
