/**
 * Tracer of a page: drops spans until an exporter is attached. Small, since it is part of the first page; the
 * exporter is loaded later, and only if the installation has a collector.
 */
import { Tracer } from "effect"

export interface PageTracer extends Tracer.Tracer {
  /** Sends spans started from now on to this tracer. */
  readonly leadTo: (tracer: Tracer.Tracer) => void
}

export const makePageTracer = (): PageTracer => {
  let current: Tracer.Tracer = { span: (options) => new Tracer.NativeSpan({ ...options, sampled: false }) }
  return {
    span: (options) => current.span(options),
    leadTo: (tracer) => {
      current = tracer
    }
  }
}

/** Returns the header that links the service's spans to this trace; empty if the span is not exported. */
export const traceHeaders = ({ sampled, spanId, traceId }: Tracer.Span): Readonly<Record<string, string>> =>
  sampled ? { traceparent: `00-${traceId}-${spanId}-01` } : {}
