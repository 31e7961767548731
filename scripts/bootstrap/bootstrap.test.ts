import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { dependenciesAreInstalled } from "./dependencies.js"
import { machineProblem, roomProblem } from "./machine.js"

describe("the machine", () => {
  it("is accepted with Node 20 on Linux or macOS", () => {
    expect(machineProblem("20.0.0", "linux")).toBeUndefined()
    expect(machineProblem("26.1.0", "darwin")).toBeUndefined()
  })

  it("is refused with the required Node version", () => {
    expect(machineProblem("18.19.0", "linux")).toBe(
      "Node 20 or newer is required, but this is 18.19.0. Install a newer version and try again."
    )
  })

  it("is refused with the supported platforms", () => {
    expect(machineProblem("24.0.0", "win32")).toContain("Windows Subsystem for Linux")
  })

  it("is refused with the required disk space", () => {
    const withFree = (megabytes: number) => () => ({ bavail: megabytes * 1000, bsize: 1000 })
    expect(roomProblem("/shop", "toRun", withFree(500))).toBeUndefined()
    expect(roomProblem("/shop", "toInstall", withFree(500))).toBe(
      "The disk of /shop has 500 MB left, but 1200 MB are required. Free disk space and try again."
    )
  })
})

describe("every command", () => {
  const root = join(import.meta.dirname, "../..")
  const tasks = ["scripts/tasks", "e2e/tasks"]
    .flatMap((folder) => readdirSync(join(root, folder)))
    .map((file) => file.replace(".ts", ""))

  it.each(tasks)("describes %s with --help, and does nothing else", (task) => {
    const given = [join(root, "scripts/bootstrap.js"), task, "--help"]
    expect(execFileSync(process.execPath, given, { encoding: "utf8" })).toMatch(/^`npm (run |start|test)/)
  })

  it("refuses an option that it does not have, with the way to its help", () => {
    const given = [join(root, "scripts/bootstrap.js"), "fuzz", "--nonsense"]
    const env = { ...process.env, npm_lifecycle_event: "fuzz" }
    const { status, stderr } = spawnSync(process.execPath, given, { encoding: "utf8", env })
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^Unknown option '--nonsense'.*\nHelp: npm run fuzz -- --help\n$/)
    ])
  })
})

describe("dependencies", () => {
  let root = ""
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/effect": { version: "4.1.0" },
      "node_modules/for-another-system": { version: "1.0.0", optional: true }
    }
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "dependencies-"))
    write("package-lock.json", lock)
    write("node_modules/node/bin/node", "")
    write("node_modules/.package-lock.json", { packages: { "node_modules/effect": { version: "4.1.0" } } })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it("are installed when every package of the lock file has its version", () => {
    expect(dependenciesAreInstalled(root)).toBe(true)
  })

  it("are missing in a fresh clone and after an interrupted installation", () => {
    rmSync(join(root, "node_modules/.package-lock.json"))
    expect(dependenciesAreInstalled(root)).toBe(false)
    rmSync(join(root, "node_modules"), { recursive: true })
    expect(dependenciesAreInstalled(root)).toBe(false)
  })

  it("are outdated when the lock file has changed", () => {
    write("package-lock.json", {
      packages: { ...lock.packages, "node_modules/effect": { version: "4.2.0" } }
    })
    expect(dependenciesAreInstalled(root)).toBe(false)
  })

  it("are incomplete without the project's own Node", () => {
    rmSync(join(root, "node_modules/node"), { recursive: true })
    expect(dependenciesAreInstalled(root)).toBe(false)
  })
})
