import { describe, expect, it } from "vitest"
import { gapsIn, planReal } from "./fixture.ts"
import { realFlows } from "./flows.ts"
import { unrealStates, unrealStatesOf } from "./unreal.ts"

describe.each(realFlows.map((real) => [real.run.flow.name, real] as const))(
  "%s in the real world",
  (_, real) => {
    const { plan, left } = planReal(real)

    it("has a cause for every outcome, or a reason why there is none", () => {
      expect(gapsIn(real)).toEqual([])
      expect(left.filter(({ reason }) => reason === "")).toEqual([])
    })

    it("goes by outcomes alone that have a cause", () => {
      const outcomes = plan.paths.flatMap(({ steps }) =>
        steps.flatMap((step) => (step.kind === "outcome" ? [step] : []))
      )
      expect(outcomes.length).toBeGreaterThan(0)
      expect(
        outcomes.filter(({ service, case: name }) => typeof real.outcomes[service]?.[name] !== "function")
      ).toEqual([])
    })

    it("says of each transition either how it is shown or why not", () => {
      const shown = new Set(plan.paths.flatMap(({ steps }) => steps.flatMap(({ takes }) => takes)))
      const neither = left.filter(({ transition }) => shown.has(transition))
      expect(neither).toEqual([])
    })

    it("walks no path that is the beginning of another", () => {
      const texts = plan.paths.map(({ start, steps }) => JSON.stringify([start, ...steps]).slice(0, -1))
      expect(
        texts.filter((text, index) => texts.some((other, at) => at !== index && other.startsWith(`${text},`)))
      ).toEqual([])
    })
  }
)

it("names an outcome that nobody has spoken about", () => {
  const [real] = realFlows
  if (real === undefined) throw new Error("There are no real flows.")
  const { loadCart: _, ...rest } = real.outcomes
  expect(gapsIn({ ...real, outcomes: rest })).toContain(
    '"loadCart: two tickets" has neither a cause nor a reason.'
  )
  expect(gapsIn({ ...real, events: { SEATS_CHOSEN: async () => undefined } })).toContain(
    'The flow has no event "SEATS_CHOSEN".'
  )
  expect(gapsIn({ ...real, starts: {} })).toContain(
    'The start "the cart, opened" is not there in the real world.'
  )
})

describe("states that no real server brings about", () => {
  it("are there for a reason each", () => {
    const states = unrealStates()
    expect(states.length).toBeGreaterThan(0)
    expect(states.filter(({ reason }) => reason === "")).toEqual([])
  })

  it("are found where all the ways to one lead by an outcome without a cause", () => {
    const [real] = realFlows
    if (real === undefined) throw new Error("There are no real flows.")
    expect(unrealStatesOf(real.run)).toContainEqual(
      expect.objectContaining({ machine: "checkout", state: "shopInactive" })
    )
    expect(unrealStatesOf(real.run).map(({ state }) => state)).not.toContain("awaitingPayment.waiting")
  })
})
