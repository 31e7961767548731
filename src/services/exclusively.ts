/** What is read from storage and then written, by one tab at a time. */
import { Effect } from "effect"

/**
 * Runs at once where no other tab of this browser runs work of the same name, else after it. Work must be short and
 * must not throw. Without locks (an old browser, storage that is blocked) it runs all the same.
 */
export const exclusively = <A>(name: string, work: () => A): Effect.Effect<A> =>
  Effect.promise(async () => {
    const locks = globalThis.navigator?.locks
    if (locks === undefined) return work()
    return locks.request(`parkschein.${name}`, work).catch(work)
  })
