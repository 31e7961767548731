/** The job that moves a shop from the database of `DATABASE_URL` to that of `PARKSCHEIN_MOVE_TO`, then ends. */
import "../config/report-invalid-settings.ts"
import { Context, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { read } from "../config/read.ts"
import { directDatabaseUrl } from "../configuration.ts"
import { databaseLayer, explainFailure, reasonOf } from "../database/client.ts"
import { moveShop } from "./move-shop.ts"

const open = (url: Redacted.Redacted, setting: string) =>
  Layer.build(
    databaseLayer({ url, maximumConnections: 1, applicationName: "parkschein move-shop", isPatient: true })
  ).pipe(
    Effect.map((context) => Context.get(context, SqlClient.SqlClient)),
    Effect.tap((sql) => sql`select 1`),
    Effect.mapError((failure) => new Error(explainFailure(failure, () => url, setting)))
  )

const work = Effect.gen(function* () {
  const [shopId = "", ...others] = process.argv.slice(2)
  const toUrl = read("PARKSCHEIN_MOVE_TO")
  if (shopId === "" || others.length > 0) throw new Error("Usage: move-shop SHOP-ID")
  if (toUrl === null) throw new Error("PARKSCHEIN_MOVE_TO is not set.")
  const fromUrl = directDatabaseUrl()
  const [from, to] = [
    yield* open(fromUrl, "PARKSCHEIN_DIRECT_DATABASE_URL, or DATABASE_URL"),
    yield* open(toUrl, "PARKSCHEIN_MOVE_TO")
  ]
  const milliseconds = yield* moveShop({ shopId, from, to, fromUrl: Redacted.value(fromUrl) })
  console.log(milliseconds === null ? "finished" : `moved; its writes waited for ${milliseconds} ms`)
})

try {
  await Effect.runPromise(Effect.scoped(work))
} catch (cause) {
  console.error(reasonOf(cause))
  process.exitCode = 1
}
