/** Tests every status with every report: a paid order stays paid, and received money counts. */
import { expect, it } from "vitest"
import { makeOrderReference } from "./order-reference.ts"
import { statusAfter } from "./payment-outcome.ts"

it.each([
  ["open", "paid", "paid"],
  ["open", "declined", "failed"],
  ["open", "cancelled", "cancelled"],
  ["processing", "paid", "paid"],
  ["processing", "declined", "failed"],
  ["processing", "cancelled", "cancelled"],
  ["failed", "paid", "paid"],
  ["failed", "declined", null],
  ["failed", "cancelled", null],
  ["paid", "paid", null],
  ["paid", "declined", null],
  ["paid", "cancelled", null]
] as const)("a report turns an order %s and reported %s into %s", (status, outcome, next) => {
  expect(statusAfter(status, outcome)).toBe(next)
})

it("an order's reference is easy to read out and has no look-alike characters", () => {
  for (let count = 0; count < 200; count++) {
    expect(makeOrderReference()).toMatch(/^PS-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/)
  }
})
