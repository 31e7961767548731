/**
 * The clocks of time zones, for the service: drivers ask for the same days and hours again and again, and `Intl` takes longer to
 * say each than all else of a price. What was asked is kept; time zones change with Node alone.
 */
import { fromAbsolute } from "@internationalized/date"
import * as clock from "../../../schemas/coverage/clock.ts"
import * as wall from "../../../schemas/wall-time.ts"

/** Of each question; then all are forgotten. */
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

/** ISO 8601 with the offset of the zone, without fractions: 2026-12-01T00:00:00+01:00. */
export const isoInstant = kept((instant: number, timeZone: string): string =>
  fromAbsolute(instant, timeZone)
    .toString()
    .replace(/\.\d+|\[.*/g, "")
)
