/** Tests of rate limits: their waits hold, and nobody can use up the attempts of others. */
import { Redacted } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestDatabase } from "../../database/test-database.ts"
import { forTests } from "../../testing/for-tests.ts"
import { type Attempts, limits, loginKey, makeAttempts } from "./attempts.ts"
import { type Database, openDatabase } from "./database.ts"

const server = forTests(() => startTestDatabase())
let database: Database
let attempts: Attempts

beforeAll(async () => {
  database = openDatabase(Redacted.make(server.url), 1)
  await database.bringUpToDate()
  attempts = makeAttempts(database)
})
beforeEach(() => attempts.forgetAll())
afterAll(() => database.close())

const email = "fahrerin@example.com"
const { maximum, seconds } = limits["mail-email"]

const countMail = () => attempts.count(["mail-email", email])

/** Lets this much time pass. */
const pass = (passed: number) =>
  database.rows`update identity.attempt set at = at - make_interval(secs => ${passed}::double precision)`

describe("the wait of a refused attempt", () => {
  it("ends when it says, also after attempts at intervals", async () => {
    const interval = seconds / (maximum + 1)
    for (let count = 0; count < maximum; count++) {
      expect(await countMail()).toBe(0)
      await pass(interval)
    }
    const wait = await countMail()
    expect(wait).toBeCloseTo(interval, -1)
    await pass(wait)
    expect(await countMail()).toBe(0)
  })

  it("does not grow by further attempts meanwhile", async () => {
    for (let count = 0; count < maximum; count++) await countMail()
    await pass(60)
    for (let count = 0; count < 20; count++) expect(await countMail()).toBeLessThanOrEqual(seconds - 60)
    await pass(seconds - 60)
    expect(await countMail()).toBe(0)
  })
})

describe("a remote address beyond its own limit", () => {
  it("uses up no mails of an address", async () => {
    const from = (source: string) => attempts.count(["mail-origin", source], ["mail-email", email])
    for (let count = 0; count < limits["mail-origin"].maximum; count++)
      await attempts.count(["mail-origin", "203.0.113.1"])
    for (let count = 0; count < 2 * maximum; count++) expect(await from("203.0.113.1")).toBeGreaterThan(0)
    expect(await from("203.0.113.2")).toBe(0)
  })

  it("uses up no logins of an address", async () => {
    const from = (source: string) =>
      attempts.count(["login-email-from", loginKey(email, source)], ["login-email", email])
    for (let count = 0; count < limits["login-email"].maximum; count++) await from("203.0.113.1")
    expect(await from("203.0.113.2")).toBe(0)
  })
})
