import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { isAlive } from "../../backend/processes.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import type { ProductOptions } from "./product.ts"
import type { ServerPlan } from "./servers.ts"

// Real processes with real ports; only their servers are minimal.
const tinyServer = `
  import { createServer } from "node:http"
  const server = createServer((request, response) => {
    if (request.url === "/crash") process.exit(7)
    response.end(JSON.stringify({ pid: process.pid, database: process.env["DATABASE_URL"] }))
  })
  server.listen(Number(process.env["TINY_PORT_" + process.argv[1].at(-5)]), "127.0.0.1", () => console.log("listening"))
  process.on("SIGTERM", () => { console.log("ending"); server.close(() => process.exit(0)) })
`

let folder = ""
let environment: Record<string, string> = {}

const tinyPlan = async (name: string, letter: string): Promise<ServerPlan> => {
  const port = await freePort()
  const program = join(folder, `${letter}.mjs`)
  writeFileSync(program, tinyServer)
  environment[`TINY_PORT_${letter}`] = String(port)
  return {
    name,
    server: "api",
    port,
    origin: `http://localhost:${port}`,
    variable: `TINY_PORT_${letter}`,
    program
  }
}

const pidBehind = async (plan: ServerPlan): Promise<number> =>
  ((await (await fetch(plan.origin)).json()) as { readonly pid: number }).pid

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "product-"))
  environment = {}
})

afterAll(() => {
  rmSync(dataFolder, { recursive: true, force: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const options = (shop: ServerPlan, backEnd: readonly ServerPlan[]): ProductOptions => ({
  shop,
  backEnd,
  prepareShop: async () => undefined,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onLine: () => undefined,
  environment: { ...environment, DATABASE_URL: "postgresql://127.0.0.1:1/given" }
})

// The data folder is read from the environment when the module is loaded.
const dataFolder = mkdtempSync(join(tmpdir(), "product-data-"))
process.env["PARKSCHEIN_DATA_FOLDER"] = dataFolder
const { startProduct } = await import("./product.ts")

describe("the product", () => {
  it("starts every server with the given database, and stops all of them", async () => {
    const plans = [await tinyPlan("shop", "a"), await tinyPlan("shop service", "b")] as const
    const product = await startProduct(options(plans[0], [plans[1]]))
    onTestFinished(product.stop)
    const answer = (await (await fetch(plans[1].origin)).json()) as { readonly database: string }
    expect(answer.database).toBe("postgresql://127.0.0.1:1/given")
    const pids = await Promise.all(plans.map(pidBehind))
    await product.stop()
    expect(pids.map(isAlive)).toEqual([false, false])
    expect(product.server("shop").lastLines).toEqual(["listening", "ending"])
  })

  it("names the taken port and its variable, and starts nothing", async () => {
    const shop = await tinyPlan("shop", "a")
    const service = await tinyPlan("shop service", "b")
    const stranger: Server = createServer().listen(service.port, "127.0.0.1")
    await expect(startProduct(options(shop, [service]))).rejects.toThrow(
      `Port ${service.port} (shop service) is already in use. End the program that listens there, or set TINY_PORT_b to a free port.`
    )
    await expect(fetch(shop.origin)).rejects.toThrow()
    await new Promise((resolve) => stranger.close(resolve))
  })

  it("reports which server exited and how", async () => {
    const shop = await tinyPlan("shop", "a")
    const service = await tinyPlan("shop service", "b")
    const product = await startProduct(options(shop, [service]))
    onTestFinished(product.stop)
    await fetch(`${service.origin}/crash`).catch(() => undefined)
    await expect(product.failed).rejects.toThrow("The shop service exited unexpectedly (exit code 7)")
    await product.stop()
  })

  it("stops everything when one server cannot start, and prints its last output", async () => {
    const shop = await tinyPlan("shop", "a")
    const service = await tinyPlan("shop service", "b")
    writeFileSync(service.program, `console.error("no such table: tickets"); process.exit(1)`)
    let preparation: AbortSignal | undefined
    const prepareShop = (signal: AbortSignal) => {
      preparation = signal
      return new Promise<void>(() => undefined)
    }
    const started = startProduct({ ...options(shop, [service]), prepareShop })
    await expect(started).rejects.toThrow("shop service | no such table: tickets")
    await expect(fetch(shop.origin)).rejects.toThrow()
    expect(preparation?.aborted).toBe(true)
  })

  it("survives a requested crash and restarts the server in a new process", async () => {
    const shop = await tinyPlan("shop", "a")
    const service = await tinyPlan("shop service", "b")
    const product = await startProduct(options(shop, [service]))
    onTestFinished(product.stop)
    const before = await pidBehind(service)
    await product.kill(service)
    await expect(fetch(service.origin)).rejects.toThrow()
    await product.restart(service)
    expect(await pidBehind(service)).not.toBe(before)
    await product.stop()
  })

  it("stops its servers when the command is killed", async () => {
    const shop = await tinyPlan("shop", "a")
    const command = join(folder, "command.mjs")
    writeFileSync(
      command,
      `import { startServerProcess } from ${JSON.stringify(join(import.meta.dirname, "server-process.ts"))}
       startServerProcess({ name: "shop", program: ${JSON.stringify(shop.program)}, environment: process.env, onLine: (line) => console.log(line) })
       setInterval(() => undefined, 1000)`
    )
    const parent: ChildProcess = spawn(process.execPath, [command], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"]
    })
    onTestFinished(() => void parent.kill("SIGKILL"))
    await new Promise((resolve) => parent.stdout?.once("data", resolve))
    const pid = await pidBehind(shop)
    parent.kill("SIGKILL")
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)
  })
})
