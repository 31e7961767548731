/** The service's own numbers, as JSON for who asks for it and as Prometheus text for everyone else. */
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { CallNumbers } from "../call-numbers.ts"
import { BusinessNumbersOfNow } from "../repositories/business-numbers.ts"
import { measuresOf, metricsAsJson, metricsAsText, wantsJson } from "../rules/metrics.ts"
import { traced } from "../traced.ts"

const prometheusText = "text/plain; version=0.0.4; charset=utf-8"

export const MetricsHandlers = HttpApiBuilder.group(ShopServiceApi, "metrics", (handlers) =>
  handlers.handleAll({
    metrics: traced("metrics")(function* ({ request }) {
      const numbers = yield* (yield* BusinessNumbersOfNow).read
      const calls = yield* CallNumbers
      const measures = measuresOf(numbers, calls, Math.round(process.uptime()))
      if (wantsJson(request.headers["accept"])) return metricsAsJson(measures)
      yield* HttpEffect.appendPreResponseHandler((_request, response) =>
        Effect.succeed(HttpServerResponse.setHeader(response, "content-type", prometheusText))
      )
      return metricsAsText(measures, calls)
    })
  })
)
