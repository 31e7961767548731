/**
 * Tests of injected code in one of the page's own scripts, in Chromium, under the headers of the app server:
 * it can neither run more code nor send data away. Without the policy, each way succeeds.
 */
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { stripTypeScriptTypes } from "node:module"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { afterAll, beforeAll, expect, it } from "vitest"
import { pageConfiguration } from "../../backend/app-server/page-configuration.ts"
import { createAppServer } from "../../backend/app-server/server.ts"
import { host } from "../../backend/configuration.ts"
import { findChromium } from "../../scripts/test/chromium.ts"
import { chromiumArguments, unoptimized } from "../support/chromium-arguments.ts"
import { attack, attackNames } from "./attack.ts"

const servers: Server[] = []
const folder = mkdtempSync(join(tmpdir(), "parkschein-injected-"))
let browser: Browser
/** Requests that reached the attacker. */
const arrived = new Set<string>()

const originOf = async (server: Server): Promise<string> => {
  servers.push(server)
  await once(server.listen(0, host), "listening")
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const page =
  '<!doctype html><html><head><!--configuration--><title>Parkschein</title><script type="module" src="/assets/entry-a1b2c3d4.js"></script></head><body></body></html>'

beforeAll(async () => {
  const note = (url = "/") => arrived.add(decodeURIComponent(url.slice(1).split("?")[0] ?? ""))
  const attacker = await originOf(
    createServer((request, response) => {
      note(request.url)
      response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" }).end()
    }).on("upgrade", (request, socket) => {
      note(request.url)
      socket.destroy()
    })
  )
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "attack.ts"), "utf8"))
  mkdirSync(join(folder, "assets"))
  writeFileSync(join(folder, "index.html"), page)
  writeFileSync(join(folder, "version.json"), '{"commitHash":"abc-1"}')
  writeFileSync(
    join(folder, "assets/entry-a1b2c3d4.js"),
    `${source}\n${attack.name}(${JSON.stringify(attacker)})`
  )
  const executablePath = await findChromium()
  browser = await chromium.launch({
    args: [...chromiumArguments, unoptimized],
    ...(executablePath === undefined ? {} : { executablePath })
  })
})
afterAll(async () => {
  await browser.close()
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Returns the ways that succeeded on the page at this origin, and those refused at once. */
const attackedAt = async (origin: string) => {
  arrived.clear()
  const visit = await browser.newPage()
  await visit.goto(`${origin}/`)
  const root = visit.locator("html[data-ran]")
  await root.waitFor({ state: "attached" })
  const listed = async (name: string) => ((await root.getAttribute(name)) ?? "").split(",")
  const [ran, refused] = [await listed("data-ran"), await listed("data-refused")]
  await visit.close()
  return { through: attackNames.filter((name) => arrived.has(name) || ran.includes(name)), refused }
}

it("runs nothing more and sends nothing away, whatever it tries", async () => {
  const server = createAppServer({ folder, configuration: pageConfiguration(), securityContact: null })
  const { through, refused } = await attackedAt(await originOf(server))
  expect(through).toEqual([])
  expect(refused).toEqual(expect.arrayContaining(["text as markup", "a second policy", "eval", "function"]))
})

it("would come through in each of these ways without the policy", async () => {
  const types: Readonly<Record<string, string>> = { js: "text/javascript", json: "application/json" }
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "")
    if (!/^\/(index\.html|version\.json|assets\/entry-a1b2c3d4\.js)$/.test(path))
      return response.writeHead(404).end()
    const type = types[path.split(".").at(-1) ?? ""] ?? "text/html"
    return response.writeHead(200, { "content-type": type }).end(readFileSync(join(folder, path)))
  })
  expect((await attackedAt(await originOf(server))).through).toEqual(attackNames)
})
