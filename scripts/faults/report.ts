/** Formats the result of a run: a table by folder, and every missed fault. */
import { extendedTag, isExtendedFile } from "../test/tiers.ts"
import type { Fault } from "./kinds.ts"
import type { FaultResult } from "./try-faults.ts"

const folderOf = (file: string): string => {
  const folders = file.split("/").slice(0, -1)
  return folders.slice(0, folders[0] === "backend" ? 3 : 2).join("/")
}

/** `file: title` of the test that found a fault. */
const isExtendedTest = (foundBy: string): boolean =>
  foundBy.includes(extendedTag) || isExtendedFile(foundBy.split(":")[0] ?? "")

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`

const line = (name: string, judged: ReadonlyArray<FaultResult>): string => {
  const missed = judged.filter(({ foundBy }) => foundBy === undefined)
  const unreached = missed.filter(({ reachedBy }) => reachedBy === 0).length
  const found = judged.length - missed.length
  const byCore = judged.filter(({ foundBy }) => foundBy !== undefined && !isExtendedTest(foundBy)).length
  const shares = [percent(byCore, judged.length), percent(found, judged.length)]
  return `| ${[name, judged.length, found, missed.length, unreached, ...shares].join(" | ")} |`
}

export const formatTable = (judged: ReadonlyArray<FaultResult>): ReadonlyArray<string> => [
  "| folder | faults | found | missed | of these come by no test | found by npm test | by npm run test:all |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...[...Map.groupBy(judged, ({ fault }) => folderOf(fault.file))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, own]) => line(folder, own)),
  line("all", judged)
]

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 100)

/** Formats a fault in one line: place, kind, old and new text. */
export const formatFault = ({ file, line, kind, text, start, end }: Fault, source: string): string =>
  `${file}:${line} ${kind}: \`${inOneLine(source.slice(start, end))}\`${text === "" ? "" : ` → \`${inOneLine(text)}\``}`
