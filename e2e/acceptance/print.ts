/** Prints the acceptance table: row, requirement, evidence, result; and a line with the counts. */

import type { Tier } from "../../scripts/test/tiers.ts"
import { type Judged, judge, type Verdict } from "./judge.ts"
import { type Reports, readReports } from "./reports.ts"
import { rows } from "./rows.ts"
import { taggedFiles } from "./tags.ts"

const signs: Readonly<Record<Verdict, string>> = {
  passed: "passed",
  failed: "FAILED",
  "not run": "not run",
  argued: "argued",
  open: "OPEN"
}

const commandOf: Readonly<Record<Tier, string>> = { core: "test", all: "test:all" }

const linesOf = ({ row, verdict, evidence, tier }: Judged): ReadonlyArray<string> => [
  `${row.id.padEnd(6)} ${signs[verdict].padEnd(8)} ${commandOf[tier].padEnd(9)} ${row.says}`,
  ...evidence.map(({ text, verdict: each, isExtended }) => {
    const sign = each === verdict || each === "argued" ? "" : ` [${signs[each]}]`
    return `                ${isExtended ? "test:all" : "test    "}  ${text}${sign}`
  })
]

const whenOf = ({ written }: Reports): string => {
  if (written === null) return "No report of a run is there. Run npm run test:all first."
  const at = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ")
  const { first, last } = written
  return `By the reports of ${at(first)}${at(first) === at(last) ? "" : ` to ${at(last)}`} UTC.`
}

/** Prints all rows, or those with the given id prefixes. Returns whether none has failed and none is open. */
export const printAcceptance = (say: (line: string) => void, wanted: ReadonlyArray<string>): boolean => {
  const reports = readReports()
  const tagged = [...taggedFiles()]
  const filesOf = (id: string) => tagged.filter(([, ids]) => ids.has(id)).map(([file]) => file)
  const judged = rows
    .filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)))
    .map((row) => judge(row, filesOf(row.id), reports))
  for (const each of judged) for (const line of linesOf(each)) say(line)
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  say("")
  say(whenOf(reports))
  say(
    `${judged.length} rows: ${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run, ` +
      `${count("argued")} argued, ${count("open")} open; ${judged.filter(({ tier }) => tier === "core").length} by npm test, ` +
      "the others by npm run test:all"
  )
  return count("failed") === 0 && count("open") === 0
}
