/** Cache of query responses, with a ttl, invalidated by writes. */
import { Clock, Effect } from "effect"

interface Kept {
  readonly value: unknown
  /** Milliseconds since 1970 on the browser's clock. */
  readonly until: number
}

const maxResponses = 100

export interface ResponseCache {
  /** Returns the cached response, else runs `work`; runs it, too, when a fresh response is requested. */
  readonly through: <A, E, R>(
    key: string,
    options: { readonly ttl: number; readonly fresh: boolean },
    work: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E, R>
  readonly drop: (matches: (key: string) => boolean) => void
}

export const makeResponseCache = (): ResponseCache => {
  const kept = new Map<string, Kept>()
  // Work that began before an invalidation may have stale data: its response is returned, but not cached.
  let invalidates: ReadonlyArray<(key: string) => boolean> = []
  let running = 0

  const keep = (key: string, value: unknown, now: number, ttl: number) => {
    for (const [other, { until }] of kept) if (until <= now) kept.delete(other)
    const oldest = kept.keys().next()
    if (kept.size >= maxResponses && oldest.done !== true) kept.delete(oldest.value)
    kept.set(key, { value, until: now + ttl })
  }

  return {
    through: (key, { ttl, fresh }, work) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        const known = kept.get(key)
        if (known !== undefined && !fresh && known.until > now) {
          return Effect.succeed(known.value as Effect.Success<typeof work>)
        }
        const dropsBefore = invalidates.length
        running += 1
        return work.pipe(
          Effect.tap((value) =>
            Effect.map(Clock.currentTimeMillis, (then) => {
              const isOutdated = invalidates.slice(dropsBefore).some((matches) => matches(key))
              if (ttl > 0 && !isOutdated) keep(key, value, then, ttl)
            })
          ),
          Effect.ensuring(
            Effect.sync(() => {
              running -= 1
              if (running === 0) invalidates = []
            })
          )
        )
      }),
    drop: (matches) => {
      for (const key of kept.keys()) if (matches(key)) kept.delete(key)
      if (running > 0) invalidates = [...invalidates, matches]
    }
  }
}
