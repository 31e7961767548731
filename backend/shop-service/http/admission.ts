/**
 * So many requests are worked on at once; whoever comes beyond that is told at once to come back, before anything is looked at
 * or written. A queue would only grow: all would be answered late, and those who gave up meanwhile would be answered, too.
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

/** Who watches over the service is answered whatever it has to do, and what was paid is heard of. */
const always = /^\/(health|v1\/metrics|v1\/payment-event(\/stripe)?)(\?|$)/

/** Of one process. */
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
