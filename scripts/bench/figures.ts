/** Statistics of a run. Machines are noisy: use medians, and ratios instead of times. */

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Rounds to three digits, or to a whole number. */
export const rounded = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0))
