/** TestClock that reports sleeps, so that a test advances time only while a fiber is sleeping. */
import { Clock, Context, Duration, Effect, Layer } from "effect"

export class Sleeps extends Context.Service<
  Sleeps,
  {
    /** Waits, in real time, until a fiber sleeps for exactly this many milliseconds; each sleep once. */
    readonly until: (milliseconds: number) => Effect.Effect<void>
  }
>()("services/testing/Sleeps") {}

/** Provide inside `it.effect`, which provides the TestClock. */
export const observedSleeps = Layer.effectContext(
  Effect.gen(function* () {
    const clock = yield* Clock.Clock
    const unseen: number[] = []
    const waiting: Array<{ readonly milliseconds: number; readonly resolve: () => void }> = []
    const note = (milliseconds: number) => {
      const index = waiting.findIndex((one) => one.milliseconds === milliseconds)
      if (index === -1) unseen.push(milliseconds)
      else waiting.splice(index, 1)[0]?.resolve()
    }
    const observed: Clock.Clock = {
      ...clock,
      sleep: (duration) =>
        Effect.suspend(() => {
          note(Duration.toMillis(duration))
          return clock.sleep(duration)
        })
    }
    const until = (milliseconds: number) =>
      Effect.promise(
        () =>
          new Promise<void>((resolve) => {
            const index = unseen.indexOf(milliseconds)
            if (index === -1) waiting.push({ milliseconds, resolve })
            else {
              unseen.splice(index, 1)
              resolve()
            }
          })
      )
    return Context.make(Sleeps, { until }).pipe(Context.add(Clock.Clock, observed))
  })
)
