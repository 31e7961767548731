/** Deduplicates work: equal work that is already running is joined, and interrupted when the last caller leaves. */
import { Effect, Fiber } from "effect"

interface Running<A, E> {
  readonly fiber: Fiber.Fiber<A, E>
  waiting: number
}

export interface Sharing<A, E> {
  <R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R>
  /** Detaches matching work that is running: its callers get the result, later callers start it again. */
  readonly detach: (matches: (key: string) => boolean) => void
}

export const makeSharing = <A, E>(): Sharing<A, E> => {
  const running = new Map<string, Running<A, E>>()

  const join = <R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(Effect.context<R>(), (context) => {
        const known = running.get(key)
        const entry = known ?? { fiber: Effect.runForkWith(context)(work), waiting: 0 }
        const remove = () => {
          if (running.get(key) === entry) running.delete(key)
        }
        if (known === undefined) {
          running.set(key, entry)
          entry.fiber.addObserver(remove)
        }
        entry.waiting += 1
        return Effect.onInterrupt(restore(Fiber.join(entry.fiber)), () => {
          entry.waiting -= 1
          if (entry.waiting > 0) return Effect.void
          remove()
          return Fiber.interrupt(entry.fiber)
        })
      })
    )

  return Object.assign(join, {
    detach: (matches: (key: string) => boolean) => {
      for (const key of running.keys()) if (matches(key)) running.delete(key)
    }
  })
}
