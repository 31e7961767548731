/** Metrics of the service: JSON where the request asks for it, else Prometheus text. */
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { BusinessMetrics } from "../repositories/business-metrics.ts"
import { RequestMetrics } from "../request-metrics.ts"
import { businessMetrics, metricsAsJson, metricsAsText, wantsJson } from "../rules/metrics.ts"
import { traced } from "../traced.ts"

const prometheusText = "text/plain; version=0.0.4; charset=utf-8"

export const MetricsHandlers = HttpApiBuilder.group(ShopServiceApi, "metrics", (handlers) =>
  handlers.handleAll({
    metrics: traced("metrics")(function* ({ request }) {
      const values = yield* (yield* BusinessMetrics).read
      const business = businessMetrics(values, Math.round(process.uptime()))
      const { registry } = yield* RequestMetrics
      if (wantsJson(request.headers["accept"])) return metricsAsJson(business, registry)
      yield* HttpEffect.appendPreResponseHandler((_request, response) =>
        Effect.succeed(HttpServerResponse.setHeader(response, "content-type", prometheusText))
      )
      return metricsAsText(business, registry)
    })
  })
)
