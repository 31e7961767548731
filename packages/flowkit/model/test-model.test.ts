import { describe, expect, it } from "vitest"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { toTestModel } from "./test-model.ts"

const eventsOf = (steps: ReadonlyArray<{ readonly event: { readonly type: string } }>) =>
  steps.map(({ event }) => event.type)

describe("a flow as a test model of xstate/graph", () => {
  it("has outcomes of services and delays among its events", () => {
    const paths = toTestModel(libraryLoanFlow, "member").getShortestPaths({
      toState: ({ name }) => name === "lent",
      allowDuplicatePaths: true
    })
    expect(paths.map(({ steps }) => eventsOf(steps))).toContainEqual([
      "xstate.init",
      "TITLE_ENTERED (known)",
      "findBook: on the shelf",
      "LOAN_REQUESTED",
      "lend: done"
    ])
    const late = toTestModel(libraryLoanFlow).getPathsFromEvents(
      [
        {
          type: "TITLE_ENTERED (known)",
          occurrence: { kind: "event", type: "TITLE_ENTERED", case: "known" }
        },
        { type: "10000 ms pass", occurrence: { kind: "delay", ms: 10_000 } }
      ],
      {}
    )
    expect(late.map(({ state }) => state.name)).toEqual(["unreachable"])
  })

  it("walks a path over a test's own events and states, as createTestModel does", async () => {
    const diary: Array<string> = []
    const [path] = toTestModel(libraryLoanFlow, "guest").getShortestPaths({
      toState: ({ name }) => name === "unknown",
      allowDuplicatePaths: true
    })
    await path?.test({
      events: { "findBook: not found": () => void diary.push("answered") },
      states: {
        searching: () => void diary.push("saw the search"),
        unknown: () => void diary.push("saw no book")
      }
    })
    expect(diary).toEqual(["saw the search", "answered", "saw no book"])
  })

  it("finds simple paths, too", () => {
    const model = toTestModel(libraryLoanFlow, "guest")
    const [shortest, simple] = [model.getShortestPaths(), model.getSimplePaths()]
    expect(simple.length).toBeGreaterThan(shortest.length)
  })

  it("reports an unknown start", () => {
    expect(() => toTestModel(libraryLoanFlow, "thief")).toThrow(
      'Flow "libraryLoan" has no start "thief". It has member, guest.'
    )
  })
})
