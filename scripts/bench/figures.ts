/** Figures of a run. Machines are noisy: a median of a few, and ratios rather than times. */

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** To three digits, or to a whole number. */
export const rounded = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0))
