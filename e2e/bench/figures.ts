/** Figures of a run, in words. Machines are noisy: a median of a few, and ratios rather than times. */
import { appendFileSync } from "node:fs"

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export const ratio = (value: number, of: number): string => (value / of).toFixed(2)

const rounded = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0))

/** Says a figure, and keeps it for who compares two builds; less is better for each. */
export const figure = (what: string, value: number, unit: string, beside = ""): void => {
  say(`  ${what}: ${rounded(value)} ${unit}${beside}`)
  const file = process.env["PARKSCHEIN_BENCH_FIGURES"]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what: `${what}, ${unit}`, value })}\n`)
}
