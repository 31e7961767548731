import { describe, expect, it } from "vitest"
import { annotationsOf, junitOf, type RunResult } from "./index.ts"
import { allBelow, parseXml } from "./parse-xml.ts"

const passed = { status: "passed", ms: 1_500, taken: [], unchecked: [] } as const
const result: RunResult = {
  machine: "cart",
  version: "0f3c",
  locale: "de-DE",
  shots: [],
  paths: [
    { ...passed, id: "cart-01" },
    {
      ...passed,
      id: "cart-02",
      status: "failed",
      failedStep: 1,
      message: 'The page says "<0 %>" & waits:\u0000 nothing,\nfor long',
      sentences: ['> 1. ORDERED leads to "paid".'],
      held: ["GET /cart"]
    },
    { ...passed, id: "cart-03", status: "flaky", message: "It was slow." }
  ],
  coverage: {
    "cart.a|GO": { planned: 1, taken: 2, status: "covered" },
    "cart.a|STOP": { planned: 2, taken: 0, status: "missed" },
    "cart.b|GO": { planned: 0, taken: 0, status: "unreachable", reason: "No way." }
  }
}
const lock = `{\n  "paths": [\n    { "id": "cart-01" },\n    {\n      "id": "cart-02"\n    },\n    { "id": "cart-03" }\n  ]\n}\n`

describe("a run as JUnit XML", () => {
  const elements = allBelow(
    parseXml(junitOf([result, { ...result, locale: null, paths: result.paths.slice(0, 1) }]))
  )
  const named = (wanted: string) => elements.filter(({ name }) => name === wanted)

  it("counts per suite and in total", () => {
    expect(named("testsuites")[0]?.attributes).toEqual({ tests: "4", failures: "2", time: "6.000" })
    expect(named("testsuite").map(({ attributes }) => attributes)).toEqual([
      { name: "cart (de-DE)", tests: "3", failures: "2", errors: "0", time: "4.500" },
      { name: "cart", tests: "1", failures: "0", errors: "0", time: "1.500" }
    ])
    expect(
      named("property")
        .slice(0, 4)
        .map(({ attributes: { name, value } }) => `${name} ${value}`)
    ).toEqual(["version 0f3c", "transitions covered 1", "transitions missed 1", "transitions unreachable 1"])
  })

  it("includes all details of each failure, escaped", () => {
    expect(named("testcase")).toHaveLength(4)
    const [failed, flaky] = named("failure")
    expect(failed?.attributes).toEqual({
      type: "failed",
      message: 'The page says "<0 %>" & waits:� nothing,\nfor long'
    })
    expect(failed?.text).toContain("waiting: GET /cart")
    expect(flaky?.attributes["type"]).toBe("flaky")
  })
})

describe("a run as GitHub annotations", () => {
  it("shows failures at their path's line, and missed coverage", () => {
    const annotations = annotationsOf(result, { file: "flows/cart, old.plan.json", text: lock })
    expect(annotations).toEqual([
      expect.stringMatching(
        /^::error file=flows\/cart%2C old\.plan\.json,line=5,title=cart-02 failed \(de-DE\)::FAILED cart-02 \(1500 ms\)%0A {2}The page says "<0 %25>" & waits:/
      ),
      expect.stringMatching(/^::error file=.*,line=7,title=cart-03 flaky \(de-DE\)::FLAKY cart-03/),
      "::warning file=flows/cart%2C old.plan.json,line=1,title=cart (de-DE)::The app did not take cart.a|STOP, which 2 paths are to show."
    ])
    for (const annotation of annotations) expect(annotation).not.toContain("\n")
  })

  it("is empty without failures, and uses the first line for an unknown path", () => {
    const well = { ...result, paths: result.paths.slice(0, 1), coverage: {} }
    expect(annotationsOf(well, { file: "x" })).toEqual([])
    expect(annotationsOf({ ...result, locale: null }, { file: "x" })[0]).toMatch(
      /^::error file=x,line=1,title=cart-02 failed::/
    )
  })
})
