/** Tests the SQL of the runbooks for operators: each statement is prepared against the current tables. */
import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { beforeAll, expect, it } from "vitest"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"

const docs = join(import.meta.dirname, "../../docs")

/** SQL statements in code spans or in quotes of a shell command. */
const statement = /[`"'](?=(?:select|insert|update|delete|with|truncate)\s)((?:'[^']*'|[^`"'])+)[`"']/gi

const statementsOf = (name: string) =>
  [...readFileSync(join(docs, name), "utf8").matchAll(statement)].map(([, sql = ""]) => ({ name, sql }))
const statements = readdirSync(docs)
  .filter((name) => name.endsWith(".md"))
  .flatMap(statementsOf)

const database = forTests(() => startTestDatabase())
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATABASE_URL: database.url
    }
  })
}, 60_000)

it("exists in the runbook", () => {
  const ofTheRunbook = statements.filter(({ name }) => name === "runbook.md")
  expect(ofTheRunbook.length).toBe(
    readFileSync(join(docs, "runbook.md"), "utf8").match(/(select|update) .+ (from|set) /g)?.length
  )
})

it.each(statements)("runs as $name: $sql", async ({ sql }) => {
  await database.query(`prepare copied as ${sql.replace(/THE-[A-Z-]+-ID/g, randomUUID())}`)
  await database.sql`deallocate copied`
})
