/**
 * Tests of the contract of all calls: the app's own client against the running shop service, with real tokens
 * and a real database: a PostgreSQL server if there is one, and embedded PostgreSQL, which `npm test` uses
 * only without a server.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { embedded } from "../../backend/database/test-database.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { allEndpoints, type EndpointName } from "../../schemas/api/all.ts"
import { refusalStatuses } from "../../schemas/api/refusal-codes.ts"
import { isCoreRun } from "../../scripts/test/tiers.ts"
import { allCases } from "./cases/all.ts"
import { furtherStayCases } from "./cases/stays.ts"
import type { NamedCase } from "./support/call-case.ts"
import { type Fixture, startWorld } from "./support/fixture.ts"
import type { Row } from "./support/table.ts"
import { triesOf } from "./support/try-call.ts"

const server = await startPostgresServer()
interface Database {
  readonly url: string | undefined
  readonly database: string
  readonly rows: Row[]
}
const onServer: Database = {
  url: server.url,
  database: server.url === undefined ? "A PostgreSQL server" : `A PostgreSQL server: ${server.what}`,
  rows: []
}
const runs: ReadonlyArray<Database> =
  isCoreRun() && server.url !== undefined
    ? [onServer]
    : [{ url: embedded, database: "Embedded PostgreSQL", rows: [] }, onServer]

afterAll(async () => {
  if (server.url !== undefined) await server.stop()
})

/** Runs all tries, then reports the failures: one failed case hides no other. */
const tryAll = async (named: NamedCase, fixture: Fixture, rows: Row[]): Promise<ReadonlyArray<string>> => {
  const failures: string[] = []
  for (const { kind, what, attempt } of triesOf(named, fixture)) {
    const failure = await attempt().then(
      () => undefined,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
    )
    rows.push({ call: named.name, kind, what, passed: failure === undefined })
    if (failure !== undefined) failures.push(`${kind}: ${what}: ${failure}`)
  }
  return failures
}

describe.each(runs)("the contract over $database", ({ url, rows }) => {
  let fixture: Fixture
  beforeAll(async () => {
    if (url !== undefined) fixture = await startWorld(url)
  }, 120_000)
  afterAll(async () => {
    if (url !== undefined) await fixture.stop()
  })

  it.skipIf(url === undefined).each(allCases)(
    "$name does what it says, in every documented way",
    async (named) => {
      expect(await tryAll(named, fixture, rows)).toEqual([])
    },
    120_000
  )

  it.skipIf(url === undefined)("covers stays by permits", async () => {
    for (const named of furtherStayCases) {
      const [ok] = triesOf(named, fixture)
      await ok?.attempt()
    }
  })

  it.skipIf(url === undefined)("has tried every call, and every error that a call documents", () => {
    const untried = (Object.keys(allEndpoints) as ReadonlyArray<EndpointName>).flatMap((call) => {
      const shown = rows.filter((row) => row.call === call && row.passed)
      const errors = refusalStatuses(allEndpoints[call]).filter(
        (status) => !shown.some(({ kind, what }) => kind === "error" && what.startsWith(String(status)))
      )
      return [
        ...(shown.some(({ kind }) => kind === "ok") ? [] : [`${call}: ok`]),
        ...errors.map((status) => `${call}: ${status}`)
      ]
    })
    expect(untried).toEqual([])
  })
})
