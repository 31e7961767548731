// Tests of the architecture beyond the compiler: allowed imports, no circles, components without services.
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { flakyPatterns } from "./browser-tests.ts"
import { calendarCalculations, calendarExceptions, dayLength, durationExceptions } from "./dates.ts"
import { circularImports } from "./import-cycles.ts"
import { longestImportChain } from "./import-depth.ts"
import { isComponent, isTest, ruleFor } from "./import-rules.ts"
import { longLivedVariables } from "./long-lived-variables.ts"
import { importsOf, type Module, missingModules, readModules } from "./modules.ts"
import { stateGroup } from "./state-groups.ts"
import { variables, viewState } from "./view-state.ts"

const root = join(import.meta.dirname, "../..")
const modules = readModules(root)
const product = modules.filter(({ path }) => !isTest(path))
const components = product.filter(({ path }) => isComponent(path))

const module = (path: string, text: string): Module => ({ path, text, imports: importsOf(path, text) })
const circularIn = (among: ReadonlyArray<Module>) =>
  circularImports(new Map(among.map(({ path, imports }) => [path, imports.map(({ of }) => of)])))

/** Returns `path: match` for each match of the pattern in components. */
const placesOf = (pattern: RegExp, among = components): ReadonlyArray<string> =>
  among.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))

describe("reading the modules", () => {
  it("finds every import and no missing module", () => {
    expect(modules.length).toBeGreaterThan(500)
    expect(missingModules(root, product)).toEqual([])
  })

  it.each([
    ["e2e/paths/flows.ts", "e2e/paths/checkout.flow.ts"],
    ["src/pages/index.ts", "src/pages/ticket/page.ts"]
  ])("follows the registry %s, which is read from its folder", (register, member) => {
    const found = modules.find(({ path }) => path === register)
    expect(found?.imports.map(({ of }) => of)).toContain(member)
  })

  it("finds static and dynamic imports and distinguishes those of types", () => {
    const text = [
      'import type { A } from "./a.ts"',
      'import { type B, type C } from "../b.ts"',
      'import {\n  d,\n  type D\n} from "./d.ts"',
      'export * from "./e.ts"',
      'import "./f.ts"',
      'const later = () => import("./g.ts")',
      'import { h } from "effect"'
    ].join("\n")
    expect(importsOf("src/ui/x.ts", text)).toEqual([
      { of: "src/ui/a.ts", isOurs: true, isTypeOnly: true },
      { of: "src/b.ts", isOurs: true, isTypeOnly: true },
      { of: "src/ui/d.ts", isOurs: true, isTypeOnly: false },
      { of: "src/ui/e.ts", isOurs: true, isTypeOnly: false },
      { of: "src/ui/f.ts", isOurs: true, isTypeOnly: false },
      { of: "effect", isOurs: false, isTypeOnly: false },
      { of: "src/ui/g.ts", isOurs: true, isTypeOnly: false }
    ])
  })
})

describe("imports between folders", () => {
  it("go in one direction, as in the design", () => {
    const broken = product.flatMap(({ path, imports }) => {
      const rule = ruleFor(path)
      if (rule === undefined) return [`${path} lies in a folder without a rule`]
      const { folder, may, mayTypes = [], packages } = rule
      return imports
        .filter(({ of, isOurs, isTypeOnly }) =>
          isOurs
            ? !of.startsWith(folder) &&
              !may.some((allowed) => of.startsWith(allowed)) &&
              !(isTypeOnly && mayTypes.some((allowed) => of.startsWith(allowed)))
            : packages !== undefined && !packages.test(of)
        )
        .map(({ of }) => `${path} imports ${of}`)
    })
    expect(broken).toEqual([])
  })

  it("are acyclic: static, dynamic and type imports", () => {
    expect(circularIn(product)).toEqual([])
  })

  it("are reported in a cycle of any length", () => {
    const circle = [
      module("a.ts", 'import { b } from "./b.ts"'),
      module("b.ts", 'const c = () => import("./c.ts")'),
      module("c.ts", 'import type { A } from "./a.ts"'),
      module("d.ts", 'import "./a.ts"')
    ]
    expect(circularIn(circle)).toEqual(["a.ts", "b.ts", "c.ts"])
    expect(circularIn([module("a.ts", 'import "./a.ts"')])).toEqual(["a.ts"])
  })

  it("include no test in the product", () => {
    const broken = product.flatMap(({ path, imports }) =>
      path.startsWith("e2e/") || path.startsWith("scripts/")
        ? []
        : imports.filter(({ of }) => isTest(of)).map(({ of }) => `${path} imports ${of}`)
    )
    expect(broken).toEqual([])
  })
})

describe("components", () => {
  it("import no service and no module that runs one [A-04]", () => {
    const forbidden = /^src\/(services|app|bindings|tracking)\/|^backend\/|^effect(\/|$)|^@auth0\//
    const broken = components.flatMap(({ path, imports }) =>
      imports.filter(({ of }) => forbidden.test(of)).map(({ of }) => `${path} imports ${of}`)
    )
    expect(broken).toEqual([])
  })

  it("use neither fetch nor storage", () => {
    expect(
      placesOf(
        /\b(fetch\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon|localStorage|sessionStorage|indexedDB|document\.cookie|caches\.)/g
      )
    ).toEqual([])
  })

  it("neither start nor bind a flow: they receive a running one", () => {
    expect(
      placesOf(/\b(createActor|useMachine|useActorRef|useActor|interpret|fromPromise|\.provide)\(/g)
    ).toEqual([])
  })

  it("keep only view state, each with a reason", () => {
    const keeping = components
      .filter(({ text }) => /\b(useState|useReducer|useSyncExternalStore)\s*[<(]/.test(text))
      .map(({ path }) => path)
    expect(keeping).toEqual(Object.keys(viewState).toSorted())
  })

  it("name no group of states: they ask for a tag, or for a compound state", () => {
    const shells = product.filter(({ path }) => /^src\/app\/.*\.tsx$/.test(path))
    expect(placesOf(stateGroup, [...components, ...shells])).toEqual([])
  })

  it.each([
    '["a", "b"].includes(state)',
    "waiting.includes(flow.state)",
    'state.startsWith("a")',
    "/^(a|b)/.test(state)",
    'state === "a" || state === "b"',
    'item === null || (state !== "a" && isOpen && state !== "b")',
    'switch (state) { case "a": return 1\n case "b": case "c": return 2 }'
  ])("are reported for a group in %s", (text) => expect(text.match(stateGroup)).not.toBeNull())
})

describe("the browser app", () => {
  it("keeps no state outside of its machines: each long-lived variable has a reason", () => {
    const keeping = product
      .filter(({ path, text }) => path.startsWith("src/") && longLivedVariables(path, text).length > 0)
      .map(({ path }) => path)
    expect(keeping).toEqual(Object.keys(variables).toSorted())
  })

  it.each([
    ["let shown = null", ["shown"]],
    ["export let shown = null", ["shown"]],
    ["const make = () => { let shown = null; return { show: (page) => { shown = page } } }", ["shown"]],
    ["const make = () => { let count = 0; return function () { return count++ } }", ["count"]]
  ])("is reported for keeping %s", (text, kept) => expect(longLivedVariables("a.ts", text)).toEqual(kept))

  it.each(["src/app/", "src/bindings/", "src/tracking/", "src/boot/"])(
    "has at most five levels of imports in %s",
    (folder) => {
      const way = longestImportChain(product, folder)
      expect(way.length).toBeGreaterThan(2)
      expect(way.slice(5)).toEqual([])
    }
  )

  it("is reported when it is deeper", () => {
    const deep = [
      module("src/app/a.ts", 'import type { B } from "./b.ts"'),
      module("src/app/b.ts", 'const c = () => import("./c.ts")'),
      module("src/app/c.ts", 'import { d } from "../ui/d.ts"'),
      module("src/ui/d.ts", "")
    ]
    expect(longestImportChain(deep, "src/app/")).toEqual(["src/app/a.ts", "src/app/b.ts", "src/app/c.ts"])
  })
})

describe("browser tests", () => {
  // Benchmarks wait like drivers, and attacks wait for their time.
  const browserTests = modules.filter(({ path }) => /^e2e\/(?!bench\/|chaos\/|injected-script\/)/.test(path))

  it.each(Object.entries(flakyPatterns))("have no %s", (_, habit) => {
    expect(browserTests.filter(({ text }) => habit.test(text)).map(({ path }) => path)).toEqual([])
  })

  it.each([
    "const answer = await route.fetch()",
    'await page.waitForLoadState("networkidle")',
    "await page.waitForTimeout(500)",
    "await new Promise((resolve) => setTimeout(resolve, 500))",
    "await button.click({ force: true })"
  ])("are reported in %s", (text) => {
    expect(Object.values(flakyPatterns).filter((habit) => habit.test(text))).toHaveLength(1)
  })
})

describe("days and times of day", () => {
  const reckoning = product.filter(({ path }) => /^(schemas|machines|src|backend)\//.test(path))
  const where = (pattern: RegExp) =>
    reckoning
      .filter(({ text }) => text.search(pattern) >= 0)
      .map(({ path }) => path)
      .toSorted()

  it("are computed by one library", () => {
    expect(where(calendarCalculations)).toEqual(Object.keys(calendarExceptions))
  })

  it("are distinguished from durations, in which a day has 24 hours", () => {
    expect(where(dayLength)).toEqual(Object.keys(durationExceptions))
  })

  it.each([
    "at.getUTCDate()",
    "date.setMonth(date.getMonth() + 1)",
    "new Date(year, month - 1, day)",
    "new Date(Number(year), 1)",
    "format.formatToParts(at)",
    "new Date(`2027-01-01T00:00:00Z`)",
    "DateTime.add(start, { days: 1 })"
  ])("are reported in %s", (text) => expect(text.search(calendarCalculations)).toBeGreaterThanOrEqual(0))
})
