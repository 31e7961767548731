// Tests of the identity provider's process and of the token command, as used in a terminal.
import { join } from "node:path"
import { decodeJwt } from "jose"
import { beforeAll, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"
import { freePort } from "../testing/free-port.ts"
import { processes, type RunningProcess } from "../testing/processes.ts"

const database = forTests(() => startTestDatabase())
/** Differs from the port of a product that runs on this machine. */
let mailPort: number
beforeAll(async () => {
  mailPort = await freePort()
})

const startProcess = processes()

const start = (
  script: string,
  port: number,
  parameters: ReadonlyArray<string> = [],
  databaseUrl = database.url,
  more: NodeJS.ProcessEnv = {}
) =>
  startProcess(
    join(import.meta.dirname, script),
    {
      ...process.env,
      PARKSCHEIN_DEMO: "1",
      DATABASE_URL: databaseUrl,
      PARKSCHEIN_IDENTITY_PORT: String(port),
      PARKSCHEIN_MAIL_PORT: String(mailPort),
      PARKSCHEIN_SECRET_COOKIES: "cookies-of-the-tests",
      PARKSCHEIN_SECRET_SERVICE_CLIENT: "secret-of-the-services",
      ...more
    },
    parameters
  )

const result = async ({ ended, stdout, stderr }: RunningProcess) => ({
  code: await ended,
  output: stdout(),
  complaint: stderr()
})

const token = "../../scripts/token.ts"

it("prints its address, issues a token to the command and shuts down cleanly", async () => {
  const port = await freePort()
  const provider = start("main.ts", port)
  expect(await provider.listening).toBe(`http://localhost:${port}`)
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
  expect(await provider.ended).toBe(0)
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
