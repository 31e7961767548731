/** Holds a value of one shop for ten seconds, for the page that opens next: it needs no second call. */
import { Clock, Effect } from "effect"

const freshMilliseconds = 10_000

interface Held<A> {
  readonly shopId: string
  readonly value: A
  /** Milliseconds since 1970 on the browser's clock. */
  readonly until: number
}

export const freshValue = <A>() => {
  let held: Held<A> | null = null
  return {
    set: (shopId: string, value: A): Effect.Effect<void> =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        held = { shopId, value, until: now + freshMilliseconds }
      }),
    /** Returns null for another shop, and once it is stale. */
    get: (shopId: string): Effect.Effect<A | null> =>
      Effect.map(Clock.currentTimeMillis, (now) =>
        held !== null && held.shopId === shopId && now < held.until ? held.value : null
      ),
    clear: (): void => {
      held = null
    }
  }
}
