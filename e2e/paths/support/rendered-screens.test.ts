import { expect, it } from "vitest"
import { formatDuration } from "../../../src/i18n/formatters.ts"
import { timeAhead } from "../../../src/i18n/time-ahead.ts"
import { noticeableLines } from "./rendered-screens.ts"
import { locales } from "./texts.ts"

it.each(locales)("compares screens in %s without what the clock changes meanwhile", (locale) => {
  const linesAfter = (seconds: number) =>
    noticeableLines([
      `p: ${formatDuration(locale, seconds)}`,
      `p: ${formatDuration(locale, seconds, "short")}`,
      `p: ${timeAhead(locale, seconds)}`
    ])
  const whole = linesAfter(2 * 86_400)
  expect(linesAfter(2 * 86_400 - 3600)).toEqual(whole)
  for (const seconds of [61, 3660, 90_000]) expect(linesAfter(seconds)).toEqual(whole)
})
