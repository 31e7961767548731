// Tests of the published package: packed, checked by tools for packaging errors, installed into an empty
// folder, and used for the page for beginners, literally.
import { execFile } from "node:child_process"
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { promisify } from "node:util"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { chromiumPath } from "../run/sample/chromium.ts"
import { firstFlow, pagePort, writeBlock } from "./first-flow.ts"
import { startRegistry } from "./local-registry.ts"
import { buildPackage } from "./package.ts"

vi.setConfig({ testTimeout: 400_000, hookTimeout: 200_000 })

const run = promisify(execFile)
const modules = join(import.meta.dirname, "../../../node_modules")

let work = ""
let built = ""
let tarball = ""

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "flowkit-"))
  built = join(work, "package")
  buildPackage(built)
  await run("npm", ["pack", "--pack-destination", work], { cwd: built })
  tarball = join(work, readdirSync(work).find((name) => name.endsWith(".tgz")) ?? "")
})
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }))

/**
 * Returns a free port, below the range of ephemeral ports, since the page is served only after an
 * installation.
 */
const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_768)
  const server = createServer().listen(port, "127.0.0.1")
  try {
    await once(server, "listening")
  } catch {
    return freePort()
  }
  server.close()
  await once(server, "close")
  return port
}

describe("the packed package", () => {
  it("passes publint", async () => {
    expect((await publint({ pkgDir: built, strict: true })).messages).toEqual([])
  })

  it("passes arethetypeswrong", async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    if (result.types === false) throw new Error("There are no types.")
    // The package is ESM only, for resolvers that support exports.
    const isOutOfScope = (problem: (typeof result.problems)[number]) =>
      problem.kind === "CJSResolvesToESM" ||
      ("resolutionKind" in problem && problem.resolutionKind === "node10")
    expect(result.problems.filter((problem) => !isOutOfScope(problem))).toEqual([])
  })

  it("exports no source and no test", () => {
    const { exports } = JSON.parse(readFileSync(join(built, "package.json"), "utf8"))
    expect(Object.keys(exports).length).toBeGreaterThan(8)
    for (const one of Object.values(exports).filter((value) => typeof value === "object")) {
      for (const file of Object.values(one as object)) expect(existsSync(join(built, file)), file).toBe(true)
    }
    const files = readdirSync(built, { recursive: true, encoding: "utf8" })
    expect(files.filter((file) => /\.test\.|samples?\/|[^d]\.tsx?$/.test(file))).toEqual([])
  })
})

// Skipped without a Chromium; the command that runs all tests provides one.
describe.skipIf(chromiumPath === undefined)("the page for beginners", () => {
  it("works from an empty folder to a covered flow in a browser and an atlas", async () => {
    const manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"))
    const registry = await startRegistry(modules, [{ manifest, file: tarball }])
    const port = String(await freePort())
    const folder = join(work, "restaurant")
    mkdirSync(folder)
    const environment = {
      ...process.env,
      // Users do not have the project's own tools.
      PATH: [dirname(process.execPath), ...(process.env["PATH"] ?? "").split(delimiter)]
        .filter((path) => !path.includes("node_modules/.bin"))
        .join(delimiter),
      CHROME_PATH: chromiumPath,
      npm_config_registry: registry.origin,
      npm_config_cache: join(work, "cache"),
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false"
    }
    const printed: Array<string> = []
    try {
      expect(firstFlow.filter(({ language }) => language === "sh").length).toBeGreaterThan(4)
      for (const block of firstFlow) {
        writeBlock(folder, block, port)
        if (block.language !== "sh") continue
        // Replaces the port that `init` has written by the free one.
        const config = join(folder, "flowkit.config.ts")
        if (existsSync(config)) writeFileSync(config, readFileSync(config, "utf8").replaceAll(pagePort, port))
        const { stdout, stderr } = await run("bash", ["-ec", block.text], { cwd: folder, env: environment })
        printed.push(stdout, stderr)
      }
    } catch (cause) {
      const { stdout = "", stderr = "", message = "" } = cause as Record<string, string>
      throw new Error([...printed, message, stdout, stderr].join("\n"))
    } finally {
      await registry.stop()
    }
    const all = printed.join("")
    expect(all).toContain("written: flows/table.flow.ts")
    expect(all).toMatch(/table {2}.* 0 {10}new/)
    expect(all).toMatch(/table: (\d+) of \1 transitions seen in the app\./)
    expect(all).toMatch(/paths passed, 0 failed/)
    expect(readFileSync(join(folder, "results.xml"), "utf8")).toMatch(
      /<testsuite name="table \(en-GB\)" tests="2" failures="0"/
    )
    const atlas = join(folder, ".flowkit/atlas")
    const data = JSON.parse(readFileSync(join(atlas, "data/table.json"), "utf8"))
    expect(data.screens.map(({ state }: { readonly state: string }) => state)).toEqual([
      "asking",
      "booked",
      "booking",
      "full",
      "offered",
      "searching"
    ])
    expect(data.failures).toEqual([])
    expect(data.play).not.toBeNull()
    expect(existsSync(join(atlas, "index.html"))).toBe(true)
  })
})
