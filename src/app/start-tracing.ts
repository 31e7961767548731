/** Exports a page's spans to the collector of the installation, if any; loads the code for it only then. */
import type { App } from "./running-app.ts"

export const startTracing = ({ configuration, runtime }: App): void => {
  const { tracingOrigin, version } = configuration
  if (tracingOrigin === null) return
  import("../services/tracing/export-spans.ts").then(
    ({ exportSpans }) => {
      const { tracer, flush } = exportSpans({ origin: tracingOrigin, version })
      runtime.tracer.leadTo(tracer)
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") void flush()
      })
    },
    // The shop works without traces.
    () => undefined
  )
}
