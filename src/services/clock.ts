/**
 * Estimates the time of the service, since validity is judged by it and a phone's clock may be wrong. The `Date`
 * of each response narrows the offset of the browser's clock.
 */
import { Clock, Context, Effect, Layer } from "effect"

/** Milliseconds that the browser's clock is behind the service: between `least` and `most`. */
interface Correction {
  readonly least: number
  readonly most: number
}

/** Times of one response, of which the service's clock is estimated. */
export interface ClockReading {
  /** The `Date` header; whole seconds, so the true time lies within the second after it. */
  readonly date: string | null
  /** The browser's clock in milliseconds: when the request was sent and when the response was complete. */
  readonly sent: number
  readonly received: number
}

const correctionFrom = ({ date, sent, received }: ClockReading): Correction | undefined => {
  const seconds = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(seconds) ? undefined : { least: seconds - received, most: seconds + 1000 - sent }
}

/** Intersects both corrections; returns the newer one if they are disjoint: a clock was set. */
const narrow = (known: Correction | undefined, seen: Correction): Correction => {
  if (known === undefined) return seen
  const both = { least: Math.max(known.least, seen.least), most: Math.min(known.most, seen.most) }
  return both.least <= both.most ? both : seen
}

export class ServerClock extends Context.Service<
  ServerClock,
  {
    readonly observe: (reading: ClockReading) => void
    /** Takes a reading of an earlier visit, as long as no response has come. */
    readonly recall: (reading: ClockReading) => void
    /** Returns milliseconds to add to the browser's clock; 0 as long as that may be right. */
    readonly correction: () => number
    /** The service's time now, in milliseconds since 1970. */
    readonly now: Effect.Effect<number>
  }
>()("services/ServerClock") {
  static readonly make = (): typeof ServerClock.Service => {
    let known: Correction | undefined
    const correction = () => {
      if (known === undefined || (known.least <= 0 && known.most >= 0)) return 0
      return Math.round((known.least + known.most) / 2)
    }
    return {
      observe: (reading) => {
        const seen = correctionFrom(reading)
        if (seen !== undefined) known = narrow(known, seen)
      },
      recall: (reading) => {
        known ??= correctionFrom(reading)
      },
      correction,
      now: Effect.map(Clock.currentTimeMillis, (milliseconds) => milliseconds + correction())
    }
  }

  static readonly layer: Layer.Layer<ServerClock> = Layer.sync(ServerClock, ServerClock.make)
}
