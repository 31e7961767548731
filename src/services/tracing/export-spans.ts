/**
 * Exports the spans of a page over OTLP/HTTP in JSON to the installation's collector. A span has the call's name,
 * duration and outcome; no address, no plate and nothing about the driver.
 *
 * Not Effect's own exporter: its dependencies would add 14 kB to the first page, wherever it is loaded.
 */
import { type Exit, Tracer } from "effect"
import { spanOutcome } from "../../../schemas/span-privacy.ts"

export interface ExportSettings {
  /** Of the collector: spans are posted to `/v1/traces`. */
  readonly origin: string
  /** Of the product. */
  readonly version: string
}

export interface SpanExport {
  readonly tracer: Tracer.Tracer
  /** Sends pending spans, also while the page is being left. Spans that fail to arrive are lost. */
  readonly flush: () => Promise<void>
}

/** Milliseconds between exports. */
const exportInterval = 5_000
/** Spans per request: one that outlives its page is limited to 64 KiB. */
const maxSpans = 100

const kinds = { unspecified: 0, internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
const statusCodes = { interrupted: 0, succeeded: 1, failed: 2 } as const

const encode = (span: Tracer.NativeSpan, endTime: bigint, exit: Exit.Exit<unknown, unknown>) => {
  const outcome = spanOutcome(exit)
  const parent = span.parent._tag === "Some" ? { parentSpanId: span.parent.value.spanId } : {}
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...parent,
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: String(span.startTime),
    endTimeUnixNano: String(endTime),
    attributes: [],
    status: {
      code: statusCodes[outcome._tag],
      ...(outcome._tag === "failed" ? { message: outcome.name } : {})
    }
  }
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } })

export const exportSpans = ({ origin, version }: ExportSettings): SpanExport => {
  const resource = { attributes: [text("service.name", "parkschein-shop"), text("service.version", version)] }
  let ended: Array<ReturnType<typeof encode>> = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    while (ended.length > 0) {
      const spans = ended.slice(0, maxSpans)
      ended = ended.slice(maxSpans)
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "parkschein" }, spans }] }]
      })
      const headers = { "content-type": "application/json" }
      await fetch(`${origin}/v1/traces`, {
        method: "POST",
        headers,
        body,
        keepalive: true,
        credentials: "omit"
      }).catch(() => undefined)
    }
  }

  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      const end = span.end.bind(span)
      span.end = (endTime, exit) => {
        if (span.status._tag === "Started") ended.push(encode(span, endTime, exit))
        end(endTime, exit)
        timer ??= setTimeout(flush, exportInterval)
      }
      return span
    }
  })
  return { tracer, flush }
}
