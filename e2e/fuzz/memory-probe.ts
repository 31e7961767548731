/** Loaded into a server under test: answers each message with the bytes that are still in use after a collection. */
const collect = (globalThis as { readonly gc?: () => void }).gc
if (collect === undefined) throw new Error("Start with --expose-gc.")

process.on("message", () => {
  // What the first collection lets go of, finalisers included, the second one takes away.
  collect()
  setImmediate(() => {
    collect()
    process.send?.(process.memoryUsage().heapUsed)
  })
})
// Nobody who asks keeps the server alive.
process.channel?.unref()
