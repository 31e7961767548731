/** Statistics of a run. Machines are noisy: use medians, and ratios instead of times. */

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Rounds to three digits, or to a whole number. */
export const rounded = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0))

/** Spread of the same work from which a machine is too busy for its times to be believed. */
const maxSpread = 1.3

/** Returns the milliseconds that a fixed amount of computing takes just now. */
export const fixedWork = (): number => {
  const began = performance.now()
  let sum = 0
  for (let index = 0; index < 100_000_000; index += 1) sum = (sum + index) % 1_000_003
  if (sum < 0) throw new Error("Unreachable; it keeps the loop from being optimized away.")
  return performance.now() - began
}

/** Returns a sentence if the same work took much longer at some times than at others; else undefined. */
export const busyMachine = (works: ReadonlyArray<number>): string | undefined => {
  const spread = Math.max(...works) / Math.min(...works)
  return spread > maxSpread
    ? `The machine was busy: the same work took up to ${spread.toFixed(1)} times its shortest time. Measure again on a quiet one.`
    : undefined
}
