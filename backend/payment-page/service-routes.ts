/** Operational routes of the server: health, metrics, style and image, and QA's faults. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql"
import { reportsAsText } from "./metrics.ts"
import { Reports } from "./reports.ts"
import { Settings } from "./settings.ts"
import { TestControl, TestControlRequest } from "./test-control.ts"

const asset = (name: string): string => readFileSync(join(import.meta.dirname, "assets", name), "utf8")

const assetAnswer = (name: string, contentType: string) =>
  HttpServerResponse.text(asset(name), {
    contentType,
    headers: { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" }
  })

export const serviceRoutes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const health = sql`select 1`.pipe(
    Effect.as(HttpServerResponse.jsonUnsafe({ status: "ok" })),
    Effect.catch(() =>
      Effect.succeed(HttpServerResponse.jsonUnsafe({ status: "database not reachable" }, { status: 503 }))
    )
  )
  const { counts } = yield* Reports
  const metrics = counts.pipe(
    Effect.map((numbers) =>
      HttpServerResponse.text(reportsAsText(numbers), {
        contentType: "text/plain; version=0.0.4; charset=utf-8"
      })
    ),
    Effect.catch(() => Effect.succeed(HttpServerResponse.empty({ status: 503 })))
  )
  return [
    HttpRouter.route("GET", "/health", health),
    HttpRouter.route("GET", "/metrics", metrics),
    HttpRouter.route("GET", "/payment-page.svg", assetAnswer("payment-page.svg", "image/svg+xml"))
  ]
})

/** No routes, unless the server was started for tests. */
export const testControlRoutes = Effect.gen(function* () {
  const settings = yield* Settings
  const testControl = yield* TestControl
  const control = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    // A page cannot send this type across origins without a preflight, which gets no response.
    if (!request.headers["content-type"]?.startsWith("application/json")) {
      return HttpServerResponse.empty({ status: 415 })
    }
    yield* testControl.set(yield* HttpServerRequest.schemaBodyJson(TestControlRequest))
    return HttpServerResponse.empty({ status: 204 })
  }).pipe(
    Effect.catch((error) =>
      Effect.succeed(HttpServerResponse.text(`Not understood: ${error.message}\n`, { status: 400 }))
    )
  )
  return settings.testControl ? [HttpRouter.route("POST", "/test-control", control)] : []
})
