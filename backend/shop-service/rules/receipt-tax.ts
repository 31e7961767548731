/** Calculates the tax within a gross price, by the rate that the operator has configured. */
import type { Money } from "../../../schemas/money.ts"

export interface Tax {
  readonly net: Money
  readonly tax: Money
}

/** Rounds the net amount to the hundredth; the tax is the rest: their sum is the price. `rate` in percent. */
export const taxIn = (gross: Money, rate: number): Tax => {
  // Rates have at most two decimals: integers keep the division exact where there is no remainder.
  const net = Math.round((gross.hundredths * 10_000) / (10_000 + Math.round(rate * 100)))
  return { net: { ...gross, hundredths: net }, tax: { ...gross, hundredths: gross.hundredths - net } }
}
