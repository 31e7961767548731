import { stripTypeScriptTypes } from "node:module"
import { parseSync } from "vite"
import { describe, expect, it } from "vitest"
import { type Fault, faultsIn, seeded, switchedModule } from "./kinds.ts"
import { sampleFaults } from "./sample.ts"

const told = (source: string, file = "a.ts"): ReadonlyArray<string> =>
  faultsIn(file, source).map((fault) => `${fault.kind}: ${seeded(source, fault)}`)

const evaluated = (source: string): unknown =>
  new Function(`${stripTypeScriptTypes(source)}; return result()`)() as unknown

describe("the mutants of a module", () => {
  it("are plausible mistakes", () => {
    expect(told("if (a < b) c()")).toEqual([
      "negated condition: if ((!(a < b))) c()",
      "changed operator: if (((a) <= (b))) c()",
      "removed statement: if (a < b) {}"
    ])
    expect(told('const x = { type: "A", to: "B" }')).toEqual([
      'removed property: const x = {  to: "B" }',
      'removed property: const x = { type: "A",  }',
      'emptied text: const x = { type: (""), to: "B" }',
      `another's text: const x = { type: ("B"), to: "B" }`,
      'emptied text: const x = { type: "A", to: ("") }',
      `another's text: const x = { type: "A", to: ("A") }`
    ])
    expect(told("call(one, two)")).toContain("swapped arguments: (call(two, one))")
    expect(told("const f = () => g.pipe(once, twice)")).toEqual([
      "nothing returned: const f = () => (undefined)",
      "removed step: const f = () => g.pipe( twice)",
      "removed step: const f = () => g.pipe(once, )"
    ])
  })

  it("remove handlers, links and parts of a page, but not its styles", () => {
    const page = '<Box gap="4"><Link to={home} onPress={go}>{text}</Link></Box>'
    expect(told(`const p = ${page}`, "a.tsx").map((text) => text.replace("const p = ", ""))).toEqual([
      'removed child: <Box gap="4"></Box>',
      'removed attribute: <Box gap="4"><Link  onPress={go}>{text}</Link></Box>',
      'removed attribute: <Box gap="4"><Link to={home} >{text}</Link></Box>',
      'removed child: <Box gap="4"><Link to={home} onPress={go}></Link></Box>'
    ])
  })

  it("include queries, and exclude keys, span and recipe names, error messages and types", () => {
    expect(
      told("const q = sql`select 1 where a = 1 and b is null`").map((text) => text.slice(0, 13))
    ).toEqual(["changed query", "changed query", "changed query"])
    expect(told('const f = Effect.fn("Cart.load")')).toEqual([])
    expect(told('const f = traced("load")')).toEqual([])
    expect(told('const f = Effect.annotateLogs({ reason: "over" })')).toEqual([])
    expect(told("const s = schema.annotate({ httpApiStatus: 404 })")).toEqual([
      "removed property: const s = schema.annotate({  })"
    ])
    expect(told('const e = new Error("No shop.")')).toEqual([])
    expect(told('class Clock extends Context.Service<Clock, typeof make>()("Clock") {}')).toEqual([])
    expect(told('const formatTable = slotRecipe<Table>("table")')).toEqual([])
    expect(told('import { a } from "./a.ts"\nexport type B = "b" | { c: "d" }')).toEqual([])
  })
})

describe("a module with switches", () => {
  const source = [
    'const list: string[] = ["one", "two"]',
    "const most = (left: number, right: number) => (left < right ? right : left)",
    'const told = { a: "A", b: list.concat("three"), c: most(1, 2) + most(3, 4) }',
    "function result() {",
    "  list.push(String(most(5, 6)))",
    "  return JSON.stringify([list, told, !told.a])",
    "}"
  ].join("\n")
  const faults = faultsIn("a.ts", source)
  const switched = switchedModule(
    source,
    faults,
    (fault) => `globalThis.seededFault?.(${faults.indexOf(fault)})`
  )
  const outcome = (text: string): string => {
    try {
      return String(evaluated(text))
    } catch (cause) {
      return String(cause)
    }
  }
  const withFault = (fault: Fault): string => {
    Object.assign(globalThis, { seededFault: (id: number) => id === faults.indexOf(fault) })
    try {
      return outcome(switched)
    } finally {
      Object.assign(globalThis, { seededFault: undefined })
    }
  }

  it("is unchanged by default, and has the fault that is switched on", () => {
    expect(faults.length).toBeGreaterThan(20)
    expect(outcome(switched)).toBe(outcome(source))
    for (const fault of faults)
      expect([fault.kind, withFault(fault)]).toEqual([fault.kind, outcome(seeded(source, fault))])
  })

  it("can be parsed as markup, too", () => {
    const page =
      'export const P = () => <a href="x" onClick={() => go(1, 2)}>{on ? <b>{t("k")}</b> : null}<i /></a>'
    const inPage = faultsIn("p.tsx", page)
    expect(
      parseSync(
        "p.tsx",
        switchedModule(page, inPage, () => "false")
      ).errors
    ).toEqual([])
    for (const fault of inPage) expect(parseSync("p.tsx", seeded(page, fault)).errors).toEqual([])
  })
})

describe("a sample", () => {
  const faults = faultsIn(
    "a.ts",
    Array.from({ length: 40 }, (_, index) => `call(${index}, a < b)`).join("\n")
  )

  it("depends on the seed only, and takes each line once", () => {
    const places = (seed: number) => sampleFaults(faults, 10, seed).map(({ line, kind }) => `${line} ${kind}`)
    expect(places(1)).toEqual(places(1))
    expect(places(1)).not.toEqual(places(2))
    expect(new Set(sampleFaults(faults, 40, 3).map(({ line }) => line)).size).toBe(40)
  })
})
