/** How many of some spans are good at one instant: ends are exclusive, so that one may begin as another ends. */
import type { Span } from "../../../schemas/coverage/clock.ts"

/** Returns the most of `spans` that are good at one instant of `within`. The number grows only where one begins. */
export const maxAtOnce = (within: Span, spans: ReadonlyArray<Span>): number => {
  if (within.to <= within.from) return 0
  const touching = spans.filter(({ from, to }) => from < within.to && to > within.from && from < to)
  const changes = touching
    .flatMap(({ from, to }) => [
      { at: Math.max(from, within.from), by: 1 },
      { at: to, by: -1 }
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by)
  let good = 0
  return changes.reduce((most, { by }) => {
    good += by
    return Math.max(most, good)
  }, 0)
}
