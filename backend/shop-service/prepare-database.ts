/** Prepares the database of the shop service. */
import { join } from "node:path"
import { Effect, Fiber } from "effect"
import { migratesAtStart } from "../configuration.ts"
import { bringUpToDate } from "../database/migrations.ts"
import { migrateOnline } from "../database/online-migrations.ts"
import { seedDemoWorld } from "../demo-world/seed.ts"
import { seedDemoStays } from "../demo-world/stays.ts"

const migrations = join(import.meta.dirname, "migrations")

/** Brings the SQL schema up to date and, for the demo, seeds its world, before the port opens. */
export const prepareDatabase = Effect.fnUntraced(function* (isDemo: boolean) {
  yield* bringUpToDate("shop", migrations)
  if (!isDemo || !migratesAtStart()) return
  yield* seedDemoWorld
  yield* seedDemoStays
})

/** Longer work continues while the service runs. */
const maxWaitingForIndexes = "5 seconds"

export const improveDatabase = Effect.gen(function* () {
  if (!migratesAtStart()) return
  const improving = yield* migrateOnline("shop", migrations).pipe(
    Effect.catchCause((cause) => Effect.logError("online migration failed", cause)),
    Effect.forkScoped
  )
  yield* Fiber.await(improving).pipe(Effect.timeoutOption(maxWaitingForIndexes))
})
