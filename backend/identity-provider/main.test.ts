// Tests of the identity provider's process and of the token command, as used in a terminal.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { decodeJwt } from "jose"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { startTestDatabase, type TestDatabase } from "../database/test-database.ts"
import { freePort } from "../testing/free-port.ts"

let database: TestDatabase
/** Differs from the port of a product that runs on this machine. */
let mailPort: number
const processes = new Set<ChildProcess>()
beforeAll(async () => {
  database = await startTestDatabase()
  mailPort = await freePort()
})
afterEach(async () => {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill("SIGKILL")
    await once(child, "exit")
  }
  processes.clear()
})
afterAll(() => database.stop())

const start = (
  script: string,
  port: number,
  parameters: ReadonlyArray<string> = [],
  databaseUrl = database.url,
  more: NodeJS.ProcessEnv = {}
) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...parameters], {
    env: {
      ...process.env,
      PARKSCHEIN_DEMO: "1",
      DATABASE_URL: databaseUrl,
      PARKSCHEIN_IDENTITY_PORT: String(port),
      PARKSCHEIN_MAIL_PORT: String(mailPort),
      PARKSCHEIN_SECRET_COOKIES: "cookies-of-the-tests",
      PARKSCHEIN_SECRET_SERVICE_CLIENT: "secret-of-the-services",
      ...more
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  processes.add(child)
  return child
}

const result = async (child: ChildProcess) => {
  const printed = { output: "", complaint: "" }
  child.stdout?.on("data", (chunk) => {
    printed.output += chunk
  })
  child.stderr?.on("data", (chunk) => {
    printed.complaint += chunk
  })
  const [code] = await once(child, "close")
  return { code, ...printed }
}

const listening = async (child: ChildProcess): Promise<string | undefined> => {
  if (child.stdout === null) return undefined
  for await (const line of createInterface(child.stdout)) if (line.startsWith("listening ")) return line
  return undefined
}

const token = "../../scripts/token.ts"

it("prints its address, issues a token to the command and shuts down cleanly", async () => {
  const port = await freePort()
  const provider = start("main.ts", port)
  expect(await listening(provider)).toBe(`listening http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200)

  const good = await result(start(token, port, ["neu@example.com"]))
  expect(good).toMatchObject({ code: 0, complaint: "" })
  expect(decodeJwt(good.output.trim())).toMatchObject({ sub: "driver|neu", iss: `http://localhost:${port}/` })

  const ofService = await result(start(token, port, ["--service"]))
  expect(ofService).toMatchObject({ code: 0, complaint: "" })
  expect(decodeJwt(ofService.output.trim())).toMatchObject({ scope: identity.serviceScope })

  const bad = await result(start(token, port, ["neu@example.com", "wrong password"]))
  expect(bad).toMatchObject({ code: 1, output: "" })
  expect(bad.complaint).toContain("e-mail address or password is wrong")

  const second = await result(start("main.ts", port))
  expect(second).toMatchObject({ code: 1, output: "" })
  expect(second.complaint).toContain(
    `Port ${port} of the identity provider is in use. Set PARKSCHEIN_IDENTITY_PORT`
  )

  provider.kill("SIGTERM")
  expect(await once(provider, "exit")).toEqual([0, null])
})

it("reports a missing argument of the token command", async () => {
  const port = await freePort()
  const alone = await result(start(token, port, ["neu@example.com"]))
  expect(alone.complaint).toContain(`No identity provider answers at http://localhost:${port}/`)
  const empty = await result(start(token, port))
  expect(empty.code).toBe(2)
  expect(empty.complaint).toContain("fahrerin@example.com")
})

it("names the unreachable database, without the password", async () => {
  const port = await freePort()
  const url = `postgresql://postgres:very-secret@127.0.0.1:${await freePort()}/postgres`
  const { code, complaint } = await result(start("main.ts", port, [], url))
  expect(code).toBe(1)
  expect(complaint).toContain(`cannot reach its database at ${new URL(url).host}`)
  expect(complaint).not.toContain("very-secret")
})

it("does not start in a public deployment with test switches", async () => {
  const web = { PARKSCHEIN_IDENTITY_ORIGIN: "https://login.shop.example", PARKSCHEIN_TEST_CONTROL: "1" }
  const { code, complaint } = await result(start("main.ts", await freePort(), [], database.url, web))
  expect(code).toBe(1)
  expect(complaint).toContain("PARKSCHEIN_TEST_CONTROL=1 lets anyone inject faults")
})
