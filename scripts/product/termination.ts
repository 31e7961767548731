/** Central handling of termination: Ctrl-C, a signal, or the end of the parent process. */

/** A command was asked to end; not a failure. */
export class Terminated extends Error {}

/** Aborts with `Terminated` on the first request to end. */
export const terminationSignal = (): AbortSignal => {
  const controller = new AbortController()
  const end = (): void => controller.abort(new Terminated("asked to end"))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end)
  // The bootstrap keeps a channel open: after a SIGKILL of it, the end of the channel is the only notice.
  if (process.channel) {
    process.on("disconnect", end)
    process.channel.unref()
  }
  // A closed terminal cannot be written to; servers are still stopped in order.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  return controller.signal
}

export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener("abort", () => reject(signal.reason))
  })
