/**
 * Traces of the service over OTLP/HTTP, where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. A request that
 * belongs to a trace (`traceparent`) continues it. Spans are named by the template of the path, and contain
 * neither the caller nor the request's data.
 */
import { Effect, Layer, References, Tracer } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { OtlpSerialization, OtlpTracer } from "effect/observability"
import { redactingTracer } from "../../schemas/span-privacy.ts"
import { routeName } from "./http/route-name.ts"

/** Numbers and texts of HTTP and the database that no caller can choose. */
const attributes: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "db.system.name",
  "db.operation.name"
])

const collectorAddress = (endpoint: string): string => {
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, but is "${endpoint}".`
    )
  }
  return `${endpoint.replace(/\/+$/, "")}/v1/traces`
}

const discreet = Layer.effect(
  Tracer.Tracer,
  Effect.map(Effect.service(Tracer.Tracer), (tracer) => redactingTracer(tracer, attributes))
)

const routeNames = Layer.succeed(
  HttpMiddleware.SpanNameGenerator,
  ({ method, url }) => `${method} ${routeName(method, url)}`
)

/** Without a collector, no spans are made. */
export const tracingLayer = (endpoint: string | undefined) => {
  if (endpoint === undefined || endpoint === "") return Layer.succeed(References.TracerEnabled, false)
  const exporting = OtlpTracer.layer({
    url: collectorAddress(endpoint),
    resource: { serviceName: "parkschein-shop-service" }
  }).pipe(Layer.provide(OtlpSerialization.layerJson), Layer.provide(FetchHttpClient.layer))
  return Layer.merge(discreet.pipe(Layer.provide(exporting)), routeNames)
}
