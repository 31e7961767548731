/** Figures of a run, in words. Machines are noisy: a median of a few, and ratios rather than times. */

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export const ratio = (value: number, of: number): string => (value / of).toFixed(2)
