// Tests of the acceptance table: rows exist once, named tests and decisions exist, results match the reports.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { allEndpoints } from "../../schemas/api/all.ts"
import { projectFolder } from "../../scripts/product/servers.ts"
import { judge, pathsThrough } from "./judge.ts"
import { pageOf } from "./page.ts"
import { planFile, planOf } from "./plan-file.ts"
import { type RanTest, type Reports, readReports, testsOfPlaywright, testsOfVitest } from "./reports.ts"
import { row } from "./row.ts"
import { rows } from "./rows.ts"
import { rowsIn, taggedFiles } from "./tags.ts"

/** Numbers of the rows of each group, in order; unwanted numbers are omitted. */
const groups: ReadonlyArray<readonly [group: string, numbers: ReadonlyArray<number>]> = [
  ["R", upTo(24)],
  ["H", upTo(29)],
  ["V", upTo(13)],
  ["T", upTo(13)],
  ["A/C", upTo(11)],
  ["P", upTo(17)],
  ["L", upTo(14)],
  ["E", upTo(27)],
  ["S", upTo(20)],
  ["PL", upTo(14)],
  ["F", upTo(19)],
  ["A", upTo(5)],
  ["K", upTo(36)],
  ["X", upTo(26)],
  ["N", upTo(11)],
  ["B", [3, 4, 5, 6, 13, 14, 15, 20, 21, 25, 26, 28, 29, 32, ...range(35, 44), 48, 49, 50, 51, 52]],
  ["C/C", [...upTo(17), 19, 20]]
]

function range(first: number, last: number): ReadonlyArray<number> {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function upTo(last: number): ReadonlyArray<number> {
  return range(1, last)
}

const ran = (title: string, passed: boolean, more: Partial<RanTest> = {}): RanTest => ({
  file: "a.test.ts",
  around: [],
  title,
  passed,
  skipped: false,
  isExtended: false,
  ...more
})

const source = (file: string): string => readFileSync(join(projectFolder, file), "utf8")

describe("the acceptance table", () => {
  it("has every row once, in the order of the specification", () => {
    const wanted = groups.flatMap(([group, numbers]) =>
      numbers.map((number) => `${group}-${String(number).padStart(2, "0")}`)
    )
    expect(rows.map(({ id }) => id)).toEqual(wanted)
  })

  it("says of every row what shows it", () => {
    const shown = new Set([...taggedFiles().values()].flatMap((ids) => [...ids]))
    const bare = rows.filter(({ id, also }) => also.length === 0 && !shown.has(id))
    expect(bare.map(({ id }) => id)).toEqual([])
    expect(rows.filter(({ says }) => says.length > 90).map(({ id }) => id)).toEqual([])
  })

  it("has every row that a test says it shows", () => {
    const known = new Set(rows.map(({ id }) => id))
    const unknown = [...taggedFiles()].flatMap(([file, ids]) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${file}: ${id}`)
    )
    expect(unknown).toEqual([])
  })

  it("names calls of the contract, and each of them at least once", () => {
    const named = rows.flatMap(({ also }) =>
      also.flatMap((each) => (each.kind === "call" ? [each.name] : []))
    )
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(allEndpoints).toSorted())
  })

  it("names states that a planned path leads through", () => {
    const lost = rows.flatMap(({ id, also }) =>
      also.flatMap((evidence) =>
        evidence.kind === "state" && pathsThrough(evidence.machine, evidence.state).length === 0
          ? [`${id}: ${planFile(evidence.machine)}: ${evidence.state}`]
          : []
      )
    )
    expect(lost).toEqual([])
  })

  it("names decisions that are written down", () => {
    const lost = rows.flatMap(({ id, also }) =>
      also.flatMap((evidence) => {
        if (evidence.kind !== "decision") return []
        const exists =
          existsSync(join(projectFolder, evidence.file)) &&
          (evidence.file.endsWith(`${evidence.name}.md`) ||
            source(evidence.file).includes(`**${evidence.name} `))
        return exists ? [] : [`${id}: ${evidence.file}: ${evidence.name}`]
      })
    )
    expect(lost).toEqual([])
  })
})

it("rows are read from titles, one or several", () => {
  expect(rowsIn("says so [R-02 A/C-16] @desktop, too [C/C-01]")).toEqual(["R-02", "A/C-16", "C/C-01"])
  expect(rowsIn("M-12 [a] [R-2] [RX-100] R-01")).toEqual([])
})

describe("the result of a row", () => {
  const reports = (...tests: ReadonlyArray<RanTest>): Reports => ({ tests, written: null })

  it("is that of the test that went worst", () => {
    const verdict = (...tests: ReadonlyArray<RanTest>) =>
      judge(row("X-01", "both"), ["a.test.ts"], reports(...tests)).verdict
    expect(verdict(ran("one [X-01]", true), ran("two [X-01 X-02]", true))).toBe("passed")
    expect(verdict(ran("one [X-01]", true), ran("two", false, { around: ["around [X-01]"] }))).toBe("failed")
    expect(verdict(ran("one [X-01]", true), ran("two [X-02]", false))).toBe("passed")
    expect(verdict(ran("one [X-02]", true))).toBe("not run")
  })

  it("is open where nothing shows it, and argued where only a decision stands for it", () => {
    expect(judge(row("X-01", "open"), [], reports()).verdict).toBe("open")
    expect(judge(row("X-01", "argued", "D-01"), [], reports()).verdict).toBe("argued")
    expect(judge(row("X-01", "both", "D-01"), ["a.test.ts"], reports()).verdict).toBe("not run")
  })

  it("of a state is that of the paths through it", () => {
    const { verdict } = judge(row("X-01", "state", "shopHome.empty"), [], reports())
    expect(verdict).toBe("not run")
    const walked = (passed: boolean): Reports =>
      reports(
        ran("shopHome-03 · 9 steps from here", passed, {
          states: { machine: "shopHome", names: ["browsing", "empty", "locked.withCodes"] }
        }),
        ran("shopHome-04 · 2 steps from here", !passed, {
          states: { machine: "shopHome", names: ["browsing"] }
        })
      )
    expect(judge(row("X-01", "state", "shopHome.empty"), [], walked(true)).verdict).toBe("passed")
    expect(judge(row("X-01", "state", "shopHome.empty"), [], walked(false)).verdict).toBe("failed")
    // A path through a nested state leads through the state around it.
    expect(judge(row("X-01", "state", "shopHome.locked"), [], walked(true)).verdict).toBe("passed")
  })
})

it("a row is of npm test where one of its tests is, else of npm run test:all", () => {
  const test = (isExtended: boolean) => ran("one [X-01]", true, { isExtended })
  const tier = (...tests: ReadonlyArray<RanTest>) =>
    judge(row("X-01", "both"), ["a.test.ts"], { tests, written: null }).tier
  expect(tier(test(true), test(false))).toBe("core")
  expect(tier(test(true))).toBe("all")
})

describe("reports", () => {
  it("of vitest are read with files from the root of the project", () => {
    const name = join(projectFolder, "schemas/a.test.ts")
    const assertionResults = [
      { ancestorTitles: ["around"], title: "one", status: "passed" },
      { ancestorTitles: [], title: "two", status: "skipped" }
    ]
    const file = "schemas/a.test.ts"
    expect(testsOfVitest({ testResults: [{ name, assertionResults }] } as never)).toEqual([
      ran("one", true, { file, around: ["around"] }),
      ran("two", false, { file, skipped: true })
    ])
  })

  it("of Playwright are read with all suites within suites, and every project that runs it must pass", () => {
    const named = "journeys/a.spec.ts"
    const spec = (title: string, ...statuses: ReadonlyArray<string>) => ({
      title,
      file: named,
      tags: [],
      tests: statuses.map((status) => ({ status, annotations: [] }))
    })
    const path = {
      ...spec("cart-01"),
      tests: [{ status: "flaky", annotations: [{ type: "states", description: "cart empty filled" }] }]
    }
    const suite = {
      title: named,
      specs: [spec("one", "expected", "expected"), spec("desk", "skipped", "expected")],
      suites: [
        { title: "inner", specs: [{ ...spec("two", "expected", "unexpected"), tags: ["extended"] }] },
        { title: "paths", specs: [path] }
      ]
    }
    const root = join(projectFolder, "e2e")
    const file = `e2e/${named}`
    expect(testsOfPlaywright({ config: { rootDir: root }, suites: [suite] } as never)).toEqual([
      ran("one", true, { file }),
      ran("desk", true, { file }),
      ran("two", false, { file, around: ["inner"], isExtended: true }),
      ran("cart-01", true, {
        file,
        around: ["paths"],
        states: { machine: "cart", names: ["empty", "filled"] }
      })
    ])
  })
})

it("runs of paths count, unless the machine has changed since", () => {
  const folder = mkdtempSync(join(tmpdir(), "acceptance-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const plan = planOf("basket")
  const ids = pathsThrough("basket", "filled")
  const tell = (version: string, status: string) => {
    mkdirSync(join(folder, "runs/basket/de-DE-360"), { recursive: true })
    writeFileSync(
      join(folder, "runs/basket/de-DE-360/run.json"),
      JSON.stringify({ machine: "basket", version, paths: ids.map((id) => ({ id, status })) })
    )
    const read = readReports(folder, join(folder, "runs"))
    return judge(row("X-01", "state", "basket.filled"), [], read).verdict
  }
  expect(tell(plan?.version ?? "", "passed")).toBe("passed")
  expect(tell(plan?.version ?? "", "failed")).toBe("failed")
  expect(tell("an earlier one", "passed")).toBe("not run")
})

it("the page says first what has not run, and how to run it", () => {
  const reports: Reports = { tests: [ran("one [X-01]", true)], written: null }
  const page = pageOf(
    [
      judge(row("X-01", "shown"), ["a.test.ts"], reports),
      judge(row("X-02", "<not> shown"), ["b.test.ts"], reports)
    ],
    "By no report."
  )
  expect(page.indexOf("Not run: 1")).toBeLessThan(page.indexOf("Passed: 1"))
  expect(page).toContain("&#60;not&#62; shown")
  expect(page).toContain('b.test.ts <span class="not-run">not run</span>, by <code>npm test</code>')
})
