/** What a run says: a table by folder, and every fault that nothing found. */
import type { Fault } from "./kinds.ts"

export type Verdict = "vitest" | "browser" | "types" | "missed"

export interface Outcome {
  readonly fault: Fault
  readonly verdict: Verdict
  /** The test that found it. */
  readonly foundBy: string | undefined
  /** How many test files come by its place. */
  readonly reachedBy: number
}

const folderOf = (file: string): string => {
  const folders = file.split("/").slice(0, -1)
  return folders.slice(0, folders[0] === "backend" ? 3 : 2).join("/")
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`

const line = (name: string, outcomes: ReadonlyArray<Outcome>): string => {
  const count = (verdict: Verdict): number => outcomes.filter((outcome) => outcome.verdict === verdict).length
  const missed = count("missed") + count("types")
  const found = outcomes.length - missed
  const cells = [
    outcomes.length,
    count("vitest"),
    count("browser"),
    missed,
    count("types"),
    percent(found, outcomes.length)
  ]
  return `| ${name} | ${cells.join(" | ")} |`
}

export const table = (outcomes: ReadonlyArray<Outcome>): ReadonlyArray<string> => [
  "| folder | faults | found by vitest | found in the browser | missed | of these refused by the compiler | found |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...[...Map.groupBy(outcomes, ({ fault }) => folderOf(fault.file))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, own]) => line(folder, own)),
  line("all", outcomes)
]

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 100)

/** A fault in a line: where, what kind, what stood there and what stands there now. */
export const tell = ({ file, line, kind, text, start, end }: Fault, source: string): string =>
  `${file}:${line} ${kind}: \`${inOneLine(source.slice(start, end))}\`${text === "" ? "" : ` → \`${inOneLine(text)}\``}`
