/**
 * `Effect.fn` for a service that is rarely traced: a call is a span only where spans are exported. Elsewhere
 * it costs neither a span nor an error for its stack frame.
 */
import { Effect, References } from "effect"

type Work = (...input: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown, unknown>
type Make = (...parts: ReadonlyArray<unknown>) => Work

const both =
  (name: string) =>
  (...parts: ReadonlyArray<unknown>): Work => {
    const plain = (Effect.fnUntraced as Make)(...parts)
    const spanned = (Effect.fn(name) as Make)(...parts)
    return (...input) =>
      Effect.withFiber((fiber) => (fiber.getRef(References.TracerEnabled) ? spanned : plain)(...input))
  }

export const traced = both as (name: string) => Effect.fn.Traced
