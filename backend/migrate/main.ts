/** The job before a release: migrates the tables of all servers, then ends. Concurrent jobs wait for it. */
import "../config/report-invalid-settings.ts"
import { join } from "node:path"
import { Effect } from "effect"
import { directDatabaseUrl, isDemo } from "../configuration.ts"
import { databaseLayer, explainFailure } from "../database/client.ts"
import { migrate } from "../database/migrations.ts"
import { migrateOnline } from "../database/online-migrations.ts"
import { seedDemoWorld } from "../demo-world/seed.ts"
import { seedDemoStays } from "../demo-world/stays.ts"

const folders = { shop: "shop-service", payment: "payment-page", identity: "identity-provider" }

const work = Effect.gen(function* () {
  for (const [schema, folder] of Object.entries(folders)) {
    const migrations = join(import.meta.dirname, "..", folder, "migrations")
    const applied = [...(yield* migrate(schema, migrations)), ...(yield* migrateOnline(schema, migrations))]
    console.log(`${schema}: ${applied.length === 0 ? "up to date" : `applied ${applied.join(", ")}`}`)
  }
  if (!isDemo()) return
  yield* seedDemoWorld
  yield* seedDemoStays
})

try {
  const database = databaseLayer({
    url: directDatabaseUrl(),
    maximumConnections: 1,
    applicationName: "parkschein migrate",
    isPatient: true
  })
  await Effect.runPromise(work.pipe(Effect.provide(database)))
} catch (cause) {
  console.error(explainFailure(cause, directDatabaseUrl, "PARKSCHEIN_DIRECT_DATABASE_URL, or DATABASE_URL"))
  process.exitCode = 1
}
