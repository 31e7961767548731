/** Payment pages with a database of their own, for the tests of one file. */
import { it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { startTestDatabase } from "../../database/test-database.ts"
import { forTests } from "../../testing/for-tests.ts"
import { type PageOptions, setOut, startPage } from "./page.ts"
import { startReceiver } from "./receiver.ts"

/**
 * `startPage` starts a page; `start` also sets the time of the tests, receives its reports, and begins with an empty
 * outbox. `pageTest` is a test with such a page.
 */
export const pagesOverDatabase = (always: Pick<PageOptions, "testControl"> = {}) => {
  const database = forTests(() => startTestDatabase())
  const open = (options: Omit<PageOptions, "databaseUrl">) =>
    startPage({ databaseUrl: database.url, ...always, ...options })
  const start = Effect.gen(function* () {
    yield* setOut
    const receiver = yield* startReceiver()
    const page = yield* open({ receiver })
    yield* page.sql`delete from payment.report`
    return { receiver, page }
  })
  const pageTest = (
    name: string,
    work: (
      started: Effect.Success<typeof start>
    ) => Generator<Effect.Effect<unknown, unknown, Scope.Scope>, void, never>
  ) => it.effect(name, () => Effect.flatMap(start, Effect.fnUntraced(work)))
  return { startPage: open, start, pageTest }
}
