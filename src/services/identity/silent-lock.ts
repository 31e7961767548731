/** Lock of silent renewals, across tabs. Waits five seconds, ten times, then fails with "Timeout". */

const lockName = "parkschein.silent-token"
const waitMilliseconds = 5000
const waits = 10

export const withSilentLock = async <T>(run: () => Promise<T>): Promise<T> => {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return run()
  for (let wait = 0; wait < waits; wait += 1) {
    const abort = new AbortController()
    // Without effect on a lock that is held by then.
    setTimeout(() => abort.abort(), waitMilliseconds)
    let isHeld = false
    try {
      return await locks.request(lockName, { signal: abort.signal }, () => {
        isHeld = true
        return run()
      })
    } catch (error) {
      if (isHeld || !abort.signal.aborted) throw error
    }
  }
  throw Object.assign(new Error("Timeout"), { error: "timeout" })
}
