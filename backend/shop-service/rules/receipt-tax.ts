/** How much of a gross price is tax, by the rate that the operator has configured. */

export interface Tax {
  /** In hundredths, as the price. */
  readonly net: number
  readonly tax: number
}

/** The net amount is rounded to the hundredth, the tax is the rest: both together are what was paid. `rate` in percent. */
export const taxIn = (gross: number, rate: number): Tax => {
  // Rates have two decimals at most: whole numbers keep the division exact where it comes out even.
  const net = Math.round((gross * 10_000) / (10_000 + Math.round(rate * 100)))
  return { net, tax: gross - net }
}
