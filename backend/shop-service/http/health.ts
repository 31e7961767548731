/** Serves `GET /health`: 200 if the service is ready, which requires its database; else 503. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql"
import { refusal } from "../rules/refusal.ts"

export const HealthRoute = HttpRouter.use(
  Effect.fn(function* (router) {
    const sql = yield* SqlClient.SqlClient
    yield* router.add(
      "GET",
      "/health",
      sql`select 1 as alive`.pipe(
        Effect.timeout("5 seconds"),
        Effect.as(HttpServerResponse.jsonUnsafe({ status: "ok" })),
        Effect.orElseSucceed(() =>
          HttpServerResponse.jsonUnsafe(
            { _tag: "ServerFault", ...refusal("E_DATABASE_UNAVAILABLE", "The database does not answer.") },
            { status: 503 }
          )
        )
      )
    )
  })
)
