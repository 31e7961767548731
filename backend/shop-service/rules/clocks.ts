/**
 * Cached clock conversions of time zones: drivers request the same days and hours repeatedly, and one `Intl`
 * conversion takes longer than the rest of a price. Time zones change only with Node.
 */
import { fromAbsolute } from "@internationalized/date"
import * as clock from "../../../schemas/coverage/clock.ts"
import * as wall from "../../../schemas/wall-time.ts"

/** Maximum entries of each cache; then it is cleared. */
const maxEntries = 5000

const cached = <Given extends ReadonlyArray<unknown>, Answer>(
  ask: (...given: Given) => Answer
): ((...given: Given) => Answer) => {
  const answers = new Map<string, Answer>()
  return (...given) => {
    const question = JSON.stringify(given)
    const known = answers.get(question)
    if (known !== undefined) return known
    if (answers.size >= maxEntries) answers.clear()
    const answer = ask(...given)
    answers.set(question, answer)
    return answer
  }
}

export const dateOf = cached(clock.dateOf)
export const midnightOf = cached(clock.midnightOf)
export const laterThan = cached(clock.laterThan)
export const hoursOn = cached(clock.hoursOn)
export const momentOf = cached(wall.momentOf)

/** Returns ISO 8601 with the offset of the zone, without fractions: 2026-12-01T00:00:00+01:00. */
export const isoInstant = cached((instant: number, timeZone: string): string =>
  fromAbsolute(instant, timeZone)
    .toString()
    .replace(/\.\d+|\[.*/g, "")
)
