/** Tests the maximum at one instant against a count at every minute. */
import { expect, it } from "vitest"
import { randomFrom } from "../testing/random.ts"
import { maxConcurrent } from "./max-concurrent.ts"

const seed = Number(process.env["PARKSCHEIN_TEST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
const { number: random } = randomFrom(seed)
const minutes = 40
const upTo = (most: number) => Math.floor(random() * (most + 1))
const span = () => {
  const from = upTo(minutes)
  return { from, to: from + upTo(12) }
}

it(`equals a count by the minute (seed ${seed})`, () => {
  for (let run = 0; run < 5000; run += 1) {
    const within = span()
    const spans = Array.from({ length: upTo(8) }, span)
    let most = 0
    for (let minute = within.from; minute < within.to; minute += 1) {
      most = Math.max(most, spans.filter(({ from, to }) => from <= minute && minute < to).length)
    }
    expect(maxConcurrent(within, spans), JSON.stringify({ within, spans })).toBe(most)
  }
})
