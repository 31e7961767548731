/** The one place that listens for the wish to end: Ctrl-C, a signal, or the parent being gone. */

/** Says that a command ended because someone asked it to, not because something failed. */
export class AskedToEnd extends Error {}

/** Aborts with `AskedToEnd` on the first wish to end. */
export const askedToEnd = (): AbortSignal => {
  const controller = new AbortController()
  const end = (): void => controller.abort(new AskedToEnd("asked to end"))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end)
  // The bootstrap keeps a channel open; when it is killed hard, the channel is all that tells.
  if (process.channel) {
    process.on("disconnect", end)
    process.channel.unref()
  }
  // A terminal that is gone cannot be written to; the servers are still ended in order.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  return controller.signal
}

export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener("abort", () => reject(signal.reason))
  })
