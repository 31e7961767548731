/** Runs a read-modify-write of storage in one tab at a time. */
import { Effect } from "effect"

/**
 * Runs `work` under a lock of this name, shared by all tabs of the browser. Work must be short and must not throw.
 * Without locks (an old browser, blocked storage) it runs all the same.
 */
export const withLock = <A>(name: string, work: () => A): Effect.Effect<A> =>
  Effect.promise(async () => {
    const locks = globalThis.navigator?.locks
    if (locks === undefined) return work()
    return locks.request(`parkschein.${name}`, work).catch(work)
  })
