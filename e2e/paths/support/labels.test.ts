import { describe, expect, it } from "vitest"
import { flows } from "../flows.ts"
import { placeOf, stateCalled, wordsFor } from "./labels.ts"

const named = flows.map((run) => [run.flow.name, run.flow] as const)
const german = { locale: "de-DE", width: 360, height: 740 }

describe.each(named)("what %s is called in reports", (name, flow) => {
  const words = wordsFor(flow)
  const leaves = Object.keys(flow.spec.states)

  it("is another name for each of its states, and none of them the machine's own", () => {
    const called = leaves.map(words.state)
    expect(new Set(called).size).toBe(leaves.length)
    expect(called.filter((text) => leaves.some((leaf) => text === `“${leaf}”`))).toEqual([])
  })

  it("has words for what happens and for what is asked of servers", () => {
    const codes = [
      ...Object.keys(flow.spec.events).filter((type) => words.happens(type).includes(type)),
      ...Object.keys(flow.spec.services).filter((service) => words.service(service).includes(service))
    ]
    expect(codes).toEqual([])
  })

  it("begins with the title of the flow", () => {
    expect(placeOf(flow, german)).toMatch(/^[A-Z].+, in German, 360 × 740$/)
    expect(placeOf(flow, german).startsWith(name)).toBe(false)
  })
})

it("a state within another is named after both", () => {
  expect(stateCalled("checkout", "reviewing.acceptanceMissing")).toBe(
    "“Reviewing the order: Terms not accepted”"
  )
})
