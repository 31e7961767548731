// Tests of the command line with real processes in a project folder: output and exit codes.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { firstFlow, writeBlock } from "../build/first-flow.ts"

vi.setConfig({ testTimeout: 120_000 })

const main = join(import.meta.dirname, "main.ts")
const cache = join(import.meta.dirname, "../../../.cache")
let folder = ""

const flowFile = () => join(folder, "flows/table.flow.ts")
const machineFile = () => join(folder, "src/table.ts")
const lockFile = () => join(folder, "flows/table.plan.json")
const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, "utf8")
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const flowkit = (...given: ReadonlyArray<string>): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [main, ...given], { cwd: folder }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err })
    )
  })

const output = (code: number, out: string) => ({ code, out: expect.stringContaining(out) })
/** The command could not run. */
const refusal = (err: string) => ({ code: 2, err: expect.stringContaining(err) })

beforeAll(() => mkdirSync(cache, { recursive: true }))
beforeEach(() => {
  if (folder !== "") rmSync(folder, { recursive: true, force: true })
  // Inside the project, so that the package is resolved by its name.
  folder = mkdtempSync(join(cache, "flowkit-cli-"))
  for (const block of firstFlow) writeBlock(folder, block, "9")
  writeFileSync(
    join(folder, "flowkit.config.ts"),
    'import { defineConfig } from "@parkschein/flowkit"\nexport default defineConfig({ app: { url: "http://127.0.0.1:9" } })\n'
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("flowkit", () => {
  it("prints its help and the options of each command", async () => {
    expect((await flowkit()).out).toMatch(/ {2}plan {4}plans paths/)
    expect(await flowkit("plan", "--help")).toMatchObject(output(0, "--check"))
    expect(await flowkit("paln")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no command "paln"/)
    })
    expect(await flowkit("plan", "--chekc")).toMatchObject(
      refusal("Unknown option '--chekc'\n\nflowkit plan")
    )
  })

  it.each([
    [
      "no configuration",
      () => rmSync(join(folder, "flowkit.config.ts")),
      /There is no flowkit.config.ts in .*flowkit init/
    ],
    ["no flow", () => rmSync(flowFile()), /There is no \*\.flow\.ts in flows\. Begin one with: flowkit init/],
    [
      "a flow with a gap",
      () => edit(flowFile(), "BOOKED: byButton", "BOOKD: byButton"),
      /flows\/table\.flow\.ts:\d+: Event "BOOKED" has no driver\. Add it/
    ],
    [
      "a flow that does not parse",
      () => edit(flowFile(), "events: {", "events: {{"),
      /flows\/table\.flow\.ts cannot be loaded\./
    ],
    [
      "a lock file that is none",
      () => writeFileSync(join(folder, "flows/table.plan.json"), "{"),
      /flows\/table\.plan\.json cannot be read\..*plan anew/
    ]
  ])("reports location and fix for %s, and writes nothing", async (_, spoil, sentence) => {
    spoil()
    const { code, err } = await flowkit("plan")
    expect(code).toBe(2)
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n\s+at /)
  })

  it("lists the known machines for an unknown name", async () => {
    expect(await flowkit("lint", "tabel")).toMatchObject({
      code: 2,
      err: 'There is no machine "tabel". Known: table.\n'
    })
  })
})

describe("init", () => {
  it("creates a flow and reports its gaps by line until they are filled", async () => {
    rmSync(join(folder, "flows"), { recursive: true })
    expect(await flowkit("init", "src/table.ts")).toMatchObject(output(0, "flows/table.flow.ts"))
    const { code, err } = await flowkit("plan")
    expect(code).toBe(2)
    expect(err).toMatch(/flows\/table\.flow\.ts:\d+: "services\.findTable\.it works\.ok" is still a hole/)
    const text = readFileSync(flowFile(), "utf8")
    writeFileSync(
      flowFile(),
      text
        .replaceAll(/(ok|fail): hole\("[^"]*"\)/g, "$1: { table: 7 }")
        .replace(
          '// cases: { "a name": { what the event carries } }',
          "cases: { four: { guests: 4 }, nobody: { guests: 0 } }"
        )
    )
    const planned = await flowkit("plan")
    expect(planned.code).toBe(0)
    expect(planned.out).toMatch(
      /flows\/table\.flow\.ts:\d+: to be written: what stands on the page in asking/
    )
  })

  it("keeps existing files", async () => {
    const before = readFileSync(flowFile(), "utf8")
    expect(await flowkit("init", "src/table.ts")).toMatchObject(
      refusal("there already, and nothing was written")
    )
    expect(readFileSync(flowFile(), "utf8")).toBe(before)
    expect(await flowkit("init", "src/page.html")).toMatchObject(refusal("There is no file"))
    writeFileSync(join(folder, "src/none.ts"), "export const nothing = 1\n")
    expect(await flowkit("init", "src/none.ts")).toMatchObject({
      code: 2,
      err: "src/none.ts exports no machine. Export what createMachine gives.\n"
    })
  })
})

describe("plan", () => {
  it("writes the lock file, prints JSON, and reports an outdated lock", async () => {
    expect(await flowkit("plan", "--check")).toMatchObject(output(1, "Run: flowkit plan table"))
    expect(existsSync(join(folder, "flows/table.plan.json"))).toBe(false)
    const { code, out } = await flowkit("plan", "--json")
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      { machine: "table", items: { transitions: 10, unreached: [] }, faults: [] }
    ])
    expect((await flowkit("plan", "--check")).code).toBe(0)
    edit(
      machineFile(),
      '{ description: "There is no table.", on: {',
      '{ description: "There is no table.", on: { BOOKED: "booking", '
    )
    expect((await flowkit("plan", "--check")).code).toBe(1)
  })

  it("fails with line and fix when no path covers a transition", async () => {
    edit(
      flowFile(),
      '{ fail: new Error("status 404"), respond: { status: 404, json: {} } }',
      "{ ok: { table: 8 }, respond: { status: 200, json: {} } }"
    )
    const { code, out } = await flowkit("plan")
    expect(code).toBe(1)
    expect(out).toMatch(
      /flows\/table\.flow\.ts:\d+: No path shows table\.searching\|xstate\.error\.actor\.findTable.* or say why under "unreachable"/
    )
  })

  it("reports changed behaviour, and plans for it once accepted", async () => {
    await flowkit("plan")
    const before = readFileSync(lockFile(), "utf8")
    edit(machineFile(), 'on: { TRIED_AGAIN: "searching"', 'on: { TRIED_AGAIN: "asking"')
    const { code, out } = await flowkit("plan")
    expect(code).toBe(1)
    expect(out).toMatch(/~ When TRIED_AGAIN happens in "\w+", "searching" followed; now "asking" follows\./)
    expect(out).toMatch(/flows\/table\.plan\.json is left as it was.*flowkit accept table/)
    expect(readFileSync(lockFile(), "utf8")).toBe(before)
    expect(await flowkit("run")).toMatchObject(refusal("flowkit accept table"))
    expect((await flowkit("accept")).code).toBe(0)
    expect(readFileSync(lockFile(), "utf8")).not.toBe(before)
    expect((await flowkit("plan")).code).toBe(0)
  })

  it("continues without a flow that cannot be read, and reports it at the end", async () => {
    writeFileSync(join(folder, "flows/other.flow.ts"), "export const flow = 1\n")
    const { code, out, err } = await flowkit("plan")
    expect(code).toBe(2)
    expect(out).toMatch(/^table .* new$/m)
    expect(err).toMatch(/flows\/other\.flow\.ts exports no flow\. .* It was left out\./)
    expect(await flowkit("plan", "table")).toMatchObject({
      code: 0,
      err: expect.stringContaining("left out")
    })
    expect(await flowkit("lint")).toMatchObject(output(2, "1 machine, "))
    expect(await flowkit("draw")).toMatchObject(output(2, "table.svg"))
  })

  it("replans when a file changes", async () => {
    const child: ChildProcess = spawn(process.execPath, [main, "plan", "--watch"], { cwd: folder })
    const seen = (text: string): Promise<void> =>
      new Promise((done) => {
        let all = ""
        const look = (part: Buffer) => {
          all += String(part)
          if (all.includes(text)) done()
        }
        child.stdout?.on("data", look)
      })
    try {
      await seen("since the lock file")
      const again = seen(" dropped, ")
      edit(machineFile(), 'BOOKED: "booking", CHANGED', "CHANGED")
      edit(machineFile(), "on: { TRIED_AGAIN", 'on: { BOOKED: "booking", TRIED_AGAIN')
      await again
    } finally {
      const ended = new Promise((done) => child.once("exit", done))
      child.kill("SIGTERM")
      await ended
    }
  })
})

describe("checks of the machine", () => {
  it("lint reports file, line and rule, and fails on errors", async () => {
    expect((await flowkit("lint")).code).toBe(0)
    edit(machineFile(), 'asking: {\n      description: "The guest says how many they are.",', "asking: {")
    expect((await flowkit("lint")).code).toBe(0)
    const { code, out } = await flowkit("lint", "--style")
    expect(code).toBe(1)
    expect(out).toMatch(/^src\/table\.ts:\d+: table, asking: .*\(state-description\)/m)
  })

  it("mutate reports missed mutants, and fails below the threshold", async () => {
    const { code, out } = await flowkit("mutate")
    expect(code).toBe(0)
    expect(out).toMatch(/table {4}\d+ {6}\d+ +\d\d\.\d %/)
    expect((await flowkit("mutate", "--least", "1")).code).toBe(1)
    expect(await flowkit("mutate", "--least", "95")).toMatchObject(refusal("share from 0 to 1"))
  })

  it("draw and lint take any file that exports machines", async () => {
    for (const name of ["flowkit.config.ts", "flows"]) rmSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, "src/limit.ts"), "export enum Limit { Most = 3 }\n")
    writeFileSync(
      join(folder, "src/any.ts"),
      `import { assign, createMachine } from "xstate"
import { Limit } from "./limit"

export const door = createMachine({
  id: "door",
  initial: "shut",
  states: {
    shut: { on: { push: { guard: ({ context }) => context.tries < Limit.Most, target: "open" } } },
    open: { invoke: { src: "look", onDone: "shut" } }
  }
})
export const counter = createMachine({
  context: { count: 0 },
  on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) }, "*": {} }
})
export default createMachine({})
`
    )
    const { code, out } = await flowkit("draw", "src/any.ts")
    expect({ code, pictures: out.match(/\w+\.svg$/gm) }).toEqual({
      code: 0,
      pictures: ["counter.svg", "any.svg", "door.svg"]
    })
    expect(readFileSync(join(folder, "door.md"), "utf8")).toContain(
      "If Push and a condition without a name holds, “Open” follows."
    )
    expect(readFileSync(join(folder, "counter.md"), "utf8")).toMatch(
      /The flow has no states[\s\S]*If Up, the flow stays where it is\./
    )
    expect(readFileSync(join(folder, "any.svg"), "utf8")).toContain("The flow has no states")
    expect(await flowkit("lint", "src/any.ts")).toMatchObject(output(1, "3 machines, 1 error"))
    expect(await flowkit("draw", "src/limit.ts")).toMatchObject(refusal("exports no machine"))
    const site = join(folder, "site")
    expect((await flowkit("atlas", "src/any.ts", "--build-only", "--output", site)).code).toBe(0)
    expect(readFileSync(join(site, "data/atlas.json"), "utf8")).toContain('"id":"counter"')
  })

  it("draw writes a picture and a page for every machine", async () => {
    expect((await flowkit("draw")).code).toBe(0)
    expect(readFileSync(join(folder, "docs/flows/table.svg"), "utf8")).toMatch(/^<svg/)
    expect(readFileSync(join(folder, "docs/flows/table.md"), "utf8")).toMatch(
      /A table is held for a minute\.[\s\S]*stateDiagram/
    )
  })
})

describe("diff", () => {
  const git = (...given: ReadonlyArray<string>) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...given], {
      cwd: folder,
      stdio: "pipe"
    })
  const commit = () => {
    git("init", "--quiet")
    git("add", "src", "flows", "flowkit.config.ts")
    git("commit", "--quiet", "--message", "First")
  }

  it("describes the changes since a version in sentences", async () => {
    commit()
    expect((await flowkit("diff", "HEAD", "--exit-code")).out).toMatch(
      /^The machines do what they did in HEAD/
    )
    edit(machineFile(), 'BOOKED: "booking", CHANGED', "CHANGED")
    edit(machineFile(), "on: { TRIED_AGAIN", 'on: { BOOKED: "booking", TRIED_AGAIN')
    const { code, out } = await flowkit("diff", "HEAD", "--exit-code")
    expect(code).toBe(1)
    expect(out).toMatch(/^table\n {2}\+ .*\n {2}- .*/)
  })

  it("reports an unknown version", async () => {
    commit()
    expect(await flowkit("diff", "v9")).toMatchObject(refusal('git knows no version "v9"'))
    expect(await flowkit("diff")).toMatchObject(refusal("flowkit diff HEAD~1"))
  })
})

it("run reports a missing app with instructions", async () => {
  expect(await flowkit("run")).toMatchObject({
    code: 2,
    err: "Nothing answers at http://127.0.0.1:9. Start the app, or say under app.command how to start it.\n"
  })
  edit(
    join(folder, "flowkit.config.ts"),
    '"http://127.0.0.1:9"',
    '"http://127.0.0.1:9", command: "echo no such app; exit 3"'
  )
  const { code, err } = await flowkit("run")
  expect(code).toBe(2)
  expect(err).toMatch(/did not bring up http:\/\/127\.0\.0\.1:9; it ended with 3\. It said:\nno such app/)
  expect(await flowkit("run", "--profile", "all")).toMatchObject(refusal("Known: ci, smoke, nightly, story"))
})
