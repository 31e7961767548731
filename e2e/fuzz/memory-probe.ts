/** Preloaded into a server under test: answers each message with the bytes in use after a collection. */
const collect = (globalThis as { readonly gc?: () => void }).gc
if (collect === undefined) throw new Error("Start with --expose-gc.")

process.on("message", () => {
  // Objects released by the first collection, including finalisers, are freed by the second.
  collect()
  setImmediate(() => {
    collect()
    process.send?.(process.memoryUsage().heapUsed)
  })
})
// The channel does not keep the process alive.
process.channel?.unref()
