/** Serves `GET /health`: 200 if the service is ready, which requires its database; else 503. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql"

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
            {
              _tag: "ServerFault",
              code: "E_DATABASE_UNAVAILABLE",
              message: "The database does not answer.",
              field: null
            },
            { status: 503 }
          )
        )
      )
    )
  })
)
