// Tests of the job that migrates for all servers: once, however many start it, and before they start.
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"

const run = promisify(execFile)

const database = forTests(() => startTestDatabase())

const start = (server: string, more: NodeJS.ProcessEnv = {}, ...given: ReadonlyArray<string>) =>
  run(process.execPath, [join(import.meta.dirname, `../${server}/main.ts`), ...given], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATABASE_URL: database.url,
      PARKSCHEIN_MIGRATIONS: "before",
      ...more
    }
  })

const demo = { PARKSCHEIN_DEMO: "1" }
const numberOf = async (table: string) => (await database.query(`select 1 from ${table}`)).length

it("is required by the servers, runs once and suffices", { timeout: 60_000 }, async () => {
  for (const server of ["shop-service", "payment-page", "identity-provider"]) {
    const { stdout, stderr, code } = await start(server, demo).catch((ended) => ended)
    expect({ code, output: `${stdout}${stderr}` }).toEqual({
      code: 1,
      output: expect.stringMatching(/Run the job migrate first/)
    })
  }
  const output = await Promise.all([start("migrate"), start("migrate")])
  expect(output.filter(({ stdout }) => /shop: applied 1, /.test(stdout))).toHaveLength(1)
  expect((await start("migrate")).stdout).toBe(
    "shop: up to date\npayment: up to date\nidentity: up to date\n"
  )
  const inhabited = ["shop.shop", "shop.verification_code", "shop.issued_ticket", "identity.account"]
  expect(await Promise.all(inhabited.map(numberOf))).toEqual([0, 0, 0, 0])
  await start("migrate", demo)
  expect(await numberOf("shop.shop")).toBeGreaterThan(3)
})

it.each(["payment-page", "identity-provider"])(
  "does not start the %s unless the demo is requested",
  async (server) => {
    const { stderr, code } = await start(server).catch((ended) => ended)
    expect([code, stderr]).toEqual([1, expect.stringContaining("is part of the demo. Set PARKSCHEIN_DEMO=1")])
  }
)

it.each([
  ["migrate", "DATABASE_URL", "PARKSCHEIN_DIRECT_DATABASE_URL, or DATABASE_URL"],
  ["shop-service", "DATABASE_URL", "DATABASE_URL"],
  ["move-shop", "PARKSCHEIN_MOVE_TO", "PARKSCHEIN_MOVE_TO"]
])("says which database does not answer %s, and why", async (server, name, setting) => {
  const nowhere = { [name]: "postgresql://user:password@127.0.0.1:1/shop" }
  const { stderr, code } = await start(server, nowhere, "a-shop").catch((ended) => ended)
  expect(code).toBe(1)
  expect(stderr).toContain(
    `The database at 127.0.0.1:1 does not work: connect ECONNREFUSED 127.0.0.1:1. Check ${setting}.`
  )
})
