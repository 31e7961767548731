/** Counts how many spans are valid at one instant. Ends are exclusive: one may begin as another ends. */
import type { Span } from "../../../schemas/coverage/clock.ts"

/** Returns the maximum number of `spans` valid at one instant of `within`. It grows only where one begins. */
export const maxConcurrent = (within: Span, spans: ReadonlyArray<Span>): number => {
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
