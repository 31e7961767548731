/** Prints the acceptance table: row, requirement, evidence, result; and a line with the counts. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "../../scripts/product/servers.ts"
import type { Tier } from "../../scripts/test/tiers.ts"
import { type Judged, judge, type Verdict } from "./judge.ts"
import { pageOf } from "./page.ts"
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
  if (written === null) return "No report of a run is there. Run npm run test:all or npm run paths:run first."
  const at = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ")
  const { first, last } = written
  return `By the reports of ${at(first)}${at(first) === at(last) ? "" : ` to ${at(last)}`} UTC.`
}

/** Returns all rows, or those with the given id prefixes, each with its result. */
const judgeAll = (reports: Reports, wanted: ReadonlyArray<string>): ReadonlyArray<Judged> => {
  const tagged = [...taggedFiles()]
  const filesOf = (id: string) => tagged.filter(([, ids]) => ids.has(id)).map(([file]) => file)
  return rows
    .filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)))
    .map((row) => judge(row, filesOf(row.id), reports))
}

const page = join(projectFolder, ".cache/acceptance.html")

/** Prints the rows, as JSON if wanted, and writes them as a page. Returns whether none has failed and none is open. */
export const printAcceptance = (
  say: (line: string) => void,
  wanted: ReadonlyArray<string>,
  asJson: boolean
): boolean => {
  const reports = readReports()
  const judged = judgeAll(reports, wanted)
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, pageOf(judged, whenOf(reports)))
  if (asJson) say(JSON.stringify({ written: reports.written, rows: judged }, null, 2))
  else {
    for (const each of judged) for (const line of linesOf(each)) say(line)
    say("")
    say(whenOf(reports))
    say(
      `${judged.length} rows: ${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run, ` +
        `${count("argued")} argued, ${count("open")} open; ${judged.filter(({ tier }) => tier === "core").length} by npm test, ` +
        "the others by npm run test:all"
    )
    say(`As a page: ${relative(projectFolder, page)}`)
  }
  return count("failed") === 0 && count("open") === 0
}
