/**
 * Preloaded into a server under test: answers each message with the bytes in use after a collection, and
 * whether a request has reached the prototype of objects.
 */
const collect = (globalThis as { readonly gc?: () => void }).gc
if (collect === undefined) throw new Error("Start with --expose-gc.")

process.on("message", () => {
  // Objects released by the first collection, including finalisers, are freed by the second.
  collect()
  setImmediate(() => {
    collect()
    process.send?.({ bytes: process.memoryUsage().heapUsed, isPoisoned: "poisoned" in {} })
  })
})
// The channel does not keep the process alive.
process.channel?.unref()
