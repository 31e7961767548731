/** Records the figures of a bench in the browser. */
import { appendFileSync } from "node:fs"
import { rounded } from "../../scripts/bench/figures.ts"

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export const ratio = (value: number, of: number): string => (value / of).toFixed(2)

/** Prints a figure, and stores it for a comparison of two builds; less is better for each. */
export const figure = (what: string, value: number, unit: string, beside = ""): void => {
  say(`  ${what}: ${rounded(value)} ${unit}${beside}`)
  const file = process.env["PARKSCHEIN_BENCH_FIGURES"]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what: `${what}, ${unit}`, value })}\n`)
}
