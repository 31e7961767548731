import { readFile, rm } from "node:fs/promises"
import { resolve } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { plan } from "../model/index.ts"
import { formatRun, type RunOptions, type RunResult, runFlow } from "./index.ts"
import { chromiumPath as executablePath } from "./sample/chromium.ts"
import { type LibraryScreen, libraryLoanFlow } from "./sample/library-loan.flow.ts"
import { serveSample } from "./sample/serve.ts"

const shots = resolve(import.meta.dirname, "../../../.cache/flowkit-run-shots")
const ci = plan(libraryLoanFlow)
const goingTo = (state: string) => ({
  ...ci,
  paths: ci.paths.filter(({ steps }) => steps.some(({ to }) => to === state)).slice(0, 1)
})

const asksInVain = {
  ...ci,
  paths: ci.paths
    .filter(({ steps }) => steps.some((step) => step.kind === "probe" && step.type === "LOAN_REQUESTED"))
    .slice(0, 1)
}

// Browsers start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// Skipped without a Chromium; the command that runs all tests provides one.
describe.skipIf(executablePath === undefined)("the library in a browser", () => {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveSample>>

  beforeAll(async () => {
    server = await serveSample()
    browser = await chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox"] })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await rm(shots, { recursive: true, force: true })
  })

  const run = (fault: string, more: Partial<RunOptions<LibraryScreen>> = {}): Promise<RunResult> =>
    runFlow({
      flow: libraryLoanFlow,
      plan: ci,
      browser,
      screen: (page) => ({ page, fault }),
      requests: { findBook: [{ url: /\/api\/books$/ }], lend: [{ method: "POST", url: /\/api\/loans$/ }] },
      context: { baseURL: server.origin, viewport: { width: 390, height: 844 } },
      ...more
    })

  it("passes every path, and takes every transition inside the page", async () => {
    // Nothing fails by timeout here, so a busy machine may take its time.
    const result = await run("none", { shots, timeout: 20_000 })
    expect(result.paths.map(({ id, status, message }) => ({ id, status, message }))).toEqual(
      ci.paths.map(({ id }) => ({ id, status: "passed", message: undefined }))
    )
    expect(Object.values(result.coverage).filter(({ status }) => status !== "covered")).toEqual([])
    expect(result.paths.flatMap(({ unchecked }) => unchecked)).toEqual([])
    expect(formatRun(result).at(-1)).toBe("libraryLoan: 16 of 16 transitions seen in the app.")
  })

  it("has a picture of every state with its origin", async () => {
    const album = JSON.parse(await readFile(resolve(shots, "shots.json"), "utf8"))
    expect(album.map(({ state }: { state: string }) => state)).toEqual([
      "asking",
      "found",
      "left",
      "lending",
      "lent",
      "searching",
      "unknown",
      "unreachable"
    ])
    expect(album[0]).toMatchObject({
      file: "asking.png",
      step: 0,
      viewport: { width: 390, height: 844 },
      version: libraryLoanFlow.description.version
    })
    expect((await readFile(resolve(shots, "asking.png"))).subarray(1, 4).toString()).toBe("PNG")
  })

  it("detects a state with wrong texts, and the shortest path to it", async () => {
    const { paths } = await run("wrong-words", { plan: goingTo("unknown") })
    const failed = paths.filter(({ status }) => status === "failed")
    expect(failed.length).toBeGreaterThan(0)
    expect(failed[0]?.message).toBe('In "unknown": The heading says "Enjoy reading", not "No such book".')
    expect(failed[0]?.missed?.[0]).toBe("unknown")
    expect(failed[0]?.sentences?.filter((line) => line.startsWith(">"))).toEqual([
      '> 2. "findBook" ends with "not found", which leads to "unknown".'
    ])
  })

  it("detects a context that is not as planned, behind a page that looks right", async () => {
    const one = goingTo("lent")
    const [failed] = (await run("wrong-number", { plan: one })).paths
    expect(failed?.message).toBe(
      'In "found" the context of the flow is not as planned: book.copies is 7, not 1.'
    )
    const plainValue = (key: string, value: unknown) => (key === "copies" ? "some" : value)
    const [passed] = (await run("wrong-number", { plan: one, plainValue })).paths
    expect(passed).toMatchObject({ status: "passed" })
  })

  it("retries a late failure by the shortest path", async () => {
    const steps = ci.paths.flatMap((path) => path.steps)
    const probe = steps.find(({ kind }) => kind === "probe")
    const [there, away] = [
      steps.find(({ to }) => to === "searching"),
      steps.find(({ to }) => to === "unknown")
    ]
    const late = [probe, there, away].filter((step) => step !== undefined)
    const detour = { ...ci, paths: [{ id: "detour", start: "guest", for: [], steps: late }] }
    const [failed] = (await run("wrong-words", { plan: detour })).paths
    expect(failed).toMatchObject({ id: "detour", failedStep: 3 })
    expect(failed?.reproduction?.path.steps).toHaveLength(2)
    expect(failed?.reproduction?.result).toMatchObject({ status: "failed", failedStep: 2 })
  })

  it("detects an offered event that the machine refuses", async () => {
    const { paths } = await run("lends-all", { plan: asksInVain })
    expect(paths.map(({ message }) => message)).toContain(
      'In "found" the page offers LOAN_REQUESTED, which must not be possible there.'
    )
  })

  it("reports a service that was never called", async () => {
    const { paths } = await run("never-asks", { timeout: 3_000, plan: goingTo("unknown") })
    expect(paths.map(({ message }) => message)).toContain('Service "findBook" was never called.')
  })

  it("reports an unexpected request", async () => {
    const { paths } = await run("none", {
      plan: { ...ci, paths: ci.paths.slice(0, 1) },
      requests: { lend: [{ url: /\/api\/books$/ }] }
    })
    expect(paths[0]?.message).toBe(
      'In "searching" the page asks a server to run "lend", which is not to be done there.'
    )
    expect(paths[0]?.held).toEqual([`lend: GET ${server.origin}/api/books`])
  })
})
