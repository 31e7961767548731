/**
 * Limits concurrent requests; any further one is refused at once with a time to retry, before anything is
 * read or written. A queue would only grow: all responses would be late, even for clients that have gone.
 */
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { refusal } from "../rules/refusal.ts"

const busy = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_TOO_BUSY", "Too much is asked at once; nothing was written: try again.")
  },
  { status: 503, headers: { "retry-after": "1" } }
)

/** Monitoring and reports of payments are handled under any load. */
const always = /^\/(health|v1\/metrics|v1\/payment-event(\/stripe)?)(\?|$)/

/** Per process. */
export const admission = (maxAtOnce: number) => {
  let underWay = 0
  const leave = Effect.sync(() => {
    underWay -= 1
  })
  return <E, R>(app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) => {
    const answered = Effect.ensuring(app, leave)
    return Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ url }) => {
      if (underWay >= maxAtOnce && !always.test(url)) return Effect.succeed(busy)
      underWay += 1
      return answered
    })
  }
}
