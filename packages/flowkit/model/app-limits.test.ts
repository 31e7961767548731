import { describe, expect, it } from "vitest"
import { assign, fromPromise, setup } from "xstate"
import { defineFlow, explore, plan, replay } from "./index.ts"

type Order = { readonly isTrusted: boolean }

/** A shop redirects to the payment page at once, unless its address is not trusted. */
const paymentMachine = setup({
  types: {} as {
    context: { isTicked: boolean; order: Order | null }
    events: { type: "TICKED" } | { type: "ORDERED" } | { type: "CAME_BACK" } | { type: "HELP_WANTED" }
  },
  actors: {
    order: fromPromise<Order>(() => new Promise(() => {})),
    leave: fromPromise<never>(() => new Promise(() => {}))
  },
  actions: { tick: assign({ isTicked: true }), remember: assign((_, order: Order) => ({ order })) }
}).createMachine({
  id: "payment",
  context: { isTicked: false, order: null },
  initial: "cart",
  states: {
    cart: { on: { TICKED: { actions: "tick" }, ORDERED: "ordering", HELP_WANTED: "helped" } },
    ordering: {
      invoke: {
        id: "order",
        src: "order",
        onDone: { target: "leaving", actions: { type: "remember", params: ({ event }) => event.output } }
      }
    },
    leaving: { invoke: { id: "leave", src: "leave", onError: "refused" }, on: { CAME_BACK: "cart" } },
    refused: {},
    helped: {}
  }
})

const nothing = () => undefined
const flow = defineFlow(paymentMachine, {
  starts: { shop: {} },
  events: {
    TICKED: { do: nothing, when: ({ isTicked }) => !isTicked },
    ORDERED: { do: nothing },
    CAME_BACK: { do: nothing, anytime: true },
    HELP_WANTED: { do: nothing }
  },
  services: {
    order: {
      trusted: { ok: { isTrusted: true } },
      "trusted or not, as it was": {
        ok: { isTrusted: true },
        adapt: (_: never, { order }: { readonly order: Order | null }) => order ?? { isTrusted: false }
      }
    },
    leave: {
      refused: {
        fail: "untrusted",
        atOnce: ({ order }: { readonly order: Order | null }) => order?.isTrusted === false
      }
    }
  },
  states: { cart: nothing, ordering: nothing, leaving: nothing, refused: nothing, helped: nothing },
  outOfReach: { "payment.cart|HELP_WANTED": "There is no such button." }
})

describe("an app with fewer features than its machine", () => {
  const edges = explore(flow).nodes.flatMap((node) => node.edges)

  it("merges immediate outcomes into the step before", () => {
    const refused = edges.filter(({ to }) => to.name === "refused")
    expect(refused.map(({ from, takes }) => [from.name, takes])).toContainEqual([
      "ordering",
      ["payment.ordering|xstate.done.actor.order", "payment.leaving|xstate.error.actor.leave"]
    ])
    expect(refused.every(({ from }) => from.name === "ordering")).toBe(true)
  })

  it("is not tested for impossible events", () => {
    const ticked = edges.filter(
      ({ occurrence }) => occurrence.kind === "event" && occurrence.type === "TICKED"
    )
    expect(ticked.length).toBeGreaterThan(0)
    const contexts = ticked.map(
      ({ from }) => from.situation.snapshot.context as { readonly isTicked: boolean }
    )
    expect(contexts.every(({ isTicked }) => !isTicked)).toBe(true)
  })

  it("excludes unreachable states, with a reason in the plan", () => {
    const { items, problems, paths } = plan(flow)
    expect(problems).toEqual([])
    expect(paths.flatMap(({ steps }) => steps.map(({ to }) => to))).not.toContain("helped")
    expect(items.unreached).toContainEqual({
      item: "payment.cart|HELP_WANTED",
      reason: "There is no such button.",
      accepted: true
    })
  })

  it("does not probe them", () => {
    expect(replay(flow, { start: "shop", steps: [] }).replayedStates[0]?.offered).toEqual([
      "TICKED",
      "ORDERED"
    ])
  })

  it("uses the context when the same outcome occurs twice", () => {
    const path = plan(flow).paths.find(({ steps }) =>
      steps.some((step) => step.kind === "outcome" && step.case.startsWith("trusted or not"))
    )
    expect(path).toBeDefined()
    expect(replay(flow, path ?? { start: "shop", steps: [] }).ok).toBe(true)
  })

  it("refuses an unknown transition in the list of unreachable ones", () => {
    expect(() =>
      defineFlow(paymentMachine, { ...flow.spec, outOfReach: { "payment.cart|PAID": "Gone." } } as never)
    ).toThrow('"outOfReach" names "payment.cart|PAID", which is no transition of the machine.')
  })
})

it("continues with an actor that only emits immediately", () => {
  const guided = setup({
    types: {} as { context: { readonly isGreeted: boolean }; events: { readonly type: "GREETED" } },
    actors: { guide: fromPromise<null>(() => new Promise(() => {})) },
    actions: { remember: assign({ isGreeted: true }) }
  }).createMachine({
    id: "guided",
    context: { isGreeted: false },
    initial: "walking",
    states: {
      walking: {
        on: { GREETED: { actions: "remember" } },
        invoke: { id: "guide", src: "guide", onDone: "there", onError: "there" }
      },
      there: {}
    }
  })
  const { nodes } = explore(
    defineFlow(guided, {
      starts: { gate: {} },
      events: { GREETED: { do: nothing, when: () => false } },
      services: {
        guide: {
          greets: {
            sends: { type: "GREETED" },
            atOnce: ({ isGreeted }: { readonly isGreeted: boolean }) => !isGreeted
          },
          arrives: { ok: null },
          falls: { fail: "asleep" }
        }
      },
      states: { walking: nothing, there: nothing }
    })
  )
  expect(nodes.map(({ name }) => name)).toEqual(["walking", "there"])
})
