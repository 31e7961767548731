/** Runs each driver's costly work one at a time in this process, to share the processor with all others. */
import { Effect, Semaphore } from "effect"

export const makeOneAtATime = () => {
  const turns = new Map<string, { readonly turn: Semaphore.Semaphore; callers: number }>()
  /** Started work continues after its caller has left, and the next one waits for it. */
  return <A, E, R>(subject: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const entry = turns.get(subject) ?? { turn: Semaphore.makeUnsafe(1), callers: 0 }
      entry.callers += 1
      turns.set(subject, entry)
      return entry.turn.withPermit(Effect.uninterruptible(work)).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            entry.callers -= 1
            if (entry.callers === 0) turns.delete(subject)
          })
        )
      )
    })
}
