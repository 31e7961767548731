/** Calculates the tax within a gross price, by the rate that the operator has configured. */

export interface Tax {
  /** In hundredths, like the price. */
  readonly net: number
  readonly tax: number
}

/** Rounds the net amount to the hundredth; the tax is the rest: their sum is the price. `rate` in percent. */
export const taxIn = (gross: number, rate: number): Tax => {
  // Rates have at most two decimals: integers keep the division exact where there is no remainder.
  const net = Math.round((gross * 10_000) / (10_000 + Math.round(rate * 100)))
  return { net, tax: gross - net }
}
