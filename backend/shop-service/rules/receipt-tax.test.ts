import { expect, it } from "vitest"
import { taxIn } from "./receipt-tax.ts"

const euros = (hundredths: number) => ({ hundredths, currencyCode: "EUR" })

it.each([
  [800, 19, 672, 128],
  [800, 20, 667, 133],
  [1000, 8.1, 925, 75],
  [1000, 22, 820, 180],
  [0, 19, 0, 0],
  [1, 19, 1, 0],
  [50_000, 0, 50_000, 0]
])("of %i hundredths at %d %% is %i net and %i tax", (gross, rate, net, tax) => {
  expect(taxIn(euros(gross), rate)).toEqual({ net: euros(net), tax: euros(tax) })
})

it("loses no hundredth for any price", () => {
  for (let gross = 0; gross <= 60_000; gross += 7) {
    for (const rate of [2.6, 8.1, 19, 20, 22]) {
      const { net, tax } = taxIn(euros(gross), rate)
      expect(net.hundredths + tax.hundredths).toBe(gross)
      expect(Math.abs(net.hundredths * (1 + rate / 100) - gross)).toBeLessThanOrEqual(0.61)
    }
  }
})
