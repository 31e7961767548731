/**
 * Cached clock conversions of time zones: drivers request the same days and hours repeatedly, and one `Intl`
 * conversion takes longer than the rest of a price. Time zones change only with Node.
 */
import { fromAbsolute } from "@internationalized/date"
import * as clock from "../../../schemas/coverage/clock.ts"
import * as wall from "../../../schemas/wall-time.ts"

/** Maximum entries of each cache; then it is cleared. */
const most = 5000

const kept = <Given extends ReadonlyArray<unknown>, Answer>(
  ask: (...given: Given) => Answer
): ((...given: Given) => Answer) => {
  const answers = new Map<string, Answer>()
  return (...given) => {
    const question = JSON.stringify(given)
    const known = answers.get(question)
    if (known !== undefined) return known
    if (answers.size >= most) answers.clear()
    const answer = ask(...given)
    answers.set(question, answer)
    return answer
  }
}

export const dateOf = kept(clock.dateOf)
export const midnightOf = kept(clock.midnightOf)
export const laterThan = kept(clock.laterThan)
export const hoursOn = kept(clock.hoursOn)
export const momentOf = kept(wall.momentOf)

/** Returns ISO 8601 with the offset of the zone, without fractions: 2026-12-01T00:00:00+01:00. */
export const isoInstant = kept((instant: number, timeZone: string): string =>
  fromAbsolute(instant, timeZone)
    .toString()
    .replace(/\.\d+|\[.*/g, "")
)
