/** Tests of nested windows. */
import { Schema } from "effect"
import { expect, it } from "vitest"
import { flattenValidity } from "./flatten-validity.ts"
import { refusalOf } from "./testing/refusal.ts"
import { maxNestedWindows, ValidityContainer } from "./validity-container.ts"

const windows = (count: number): unknown => {
  let window: unknown = null
  for (let level = 0; level < count; level += 1)
    window = { description: `window ${level}`, validityContainer: window }
  return window
}

it("reads December, its weekdays and their hours, outermost first [T-11]", () => {
  const sent = {
    description: "Dezember",
    startTime: "2026-12-01T00:00:00+01:00",
    validityContainer: {
      description: "Montag bis Freitag",
      validityContainer: { description: "tagsüber", startTime: "05:30", endTime: "18:30", duration: 46_800 }
    }
  }
  const container = Schema.decodeUnknownSync(ValidityContainer)(sent)
  expect(flattenValidity(container).map(({ description }) => description)).toEqual([
    "Dezember",
    "Montag bis Freitag",
    "tagsüber"
  ])
  expect(flattenValidity(null)).toEqual([])
})

it("reads eight nested windows and reports the path of the ninth", () => {
  expect(
    flattenValidity(Schema.decodeUnknownSync(ValidityContainer)(windows(maxNestedWindows)))
  ).toHaveLength(8)
  expect(refusalOf(ValidityContainer, windows(maxNestedWindows + 1))?.path).toEqual(
    Array.from({ length: 8 }, () => "validityContainer")
  )
  expect(refusalOf(ValidityContainer, windows(50_000))?.path).toHaveLength(8)
})
