/**
 * Exports the spans of a page over OTLP/HTTP in JSON to the installation's collector. A span says which call was made, how
 * long it took and how it ended; it holds no address, no plate and nothing about the driver.
 *
 * Not Effect's own exporter: what that needs of Effect would weigh 14 kB on the first page, whoever loads it and when.
 */
import { type Exit, Tracer } from "effect"
import { spanOutcome } from "../../../schemas/span-privacy.ts"

export interface ExportSettings {
  /** Of the collector: spans go to `/v1/traces` there. */
  readonly origin: string
  /** Of the product. */
  readonly version: string
}

export interface SpanExport {
  readonly tracer: Tracer.Tracer
  /** Sends what has not been sent yet, also while the page is being left. What does not arrive is lost. */
  readonly flush: () => Promise<void>
}

/** Milliseconds for which ended spans are collected. */
const exportInterval = 5_000
/** Spans in a request: one that outlives its page may be 64 KiB long. */
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
  const resource = {
    attributes: [text("service.name", "parkschein-shop"), text("service.version", version)]
  }
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
