// The job that prepares a database for all servers: once, however many begin it, and before they start.
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestDatabase, type TestDatabase } from "../database/test-database.ts"

const run = promisify(execFile)

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

const start = (server: string) =>
  run(process.execPath, [join(import.meta.dirname, `../${server}/main.ts`)], {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url, PARKSCHEIN_MIGRATIONS: "before" }
  })

it("is wanted by the servers, done once, and enough", { timeout: 60_000 }, async () => {
  for (const server of ["shop-service", "payment-page", "identity-provider"]) {
    const { stdout, stderr, code } = await start(server).catch((ended) => ended)
    expect({ code, said: `${stdout}${stderr}` }).toEqual({
      code: 1,
      said: expect.stringMatching(/Run the job migrate first/)
    })
  }
  const said = await Promise.all([start("migrate"), start("migrate")])
  expect(said.filter(({ stdout }) => /shop: applied 1, /.test(stdout))).toHaveLength(1)
  const [row] = await database.query<{ shops: number }>("select count(*)::int as shops from shop.shop")
  expect(row?.shops).toBeGreaterThan(3)
  expect((await start("migrate")).stdout).toBe(
    "shop: up to date\npayment: up to date\nidentity: up to date\n"
  )
})
