/**
 * The tracer of a page: until somebody collects traces its spans lead nowhere. In the first page, so it is small; what
 * exports spans is loaded later, and only where the installation has a collector.
 */
import { Tracer } from "effect"

export interface PageTracer extends Tracer.Tracer {
  /** Spans begun from here on go to this tracer. */
  readonly leadTo: (tracer: Tracer.Tracer) => void
}

export const makePageTracer = (): PageTracer => {
  let current: Tracer.Tracer = {
    span: (options) => new Tracer.NativeSpan({ ...options, sampled: false })
  }
  return {
    span: (options) => current.span(options),
    leadTo: (tracer) => {
      current = tracer
    }
  }
}

/** For the service that is called: which span of which trace the call belongs to. Nothing where nobody collects it. */
export const traceHeaders = ({ sampled, spanId, traceId }: Tracer.Span): Readonly<Record<string, string>> =>
  sampled ? { traceparent: `00-${traceId}-${spanId}-01` } : {}
