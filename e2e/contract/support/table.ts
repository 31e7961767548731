/** Results of a run of the contract: a table with a row per case. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { allEndpoints, type EndpointName } from "../../../schemas/api/all.ts"

export interface Row {
  readonly call: EndpointName
  readonly kind: "ok" | "error" | "missing" | "refused before sending"
  /** Name of the try: `404 E_SHOP_NOT_FOUND`, `without shopId`, ... */
  readonly what: string
  readonly passed: boolean
}

export interface Run {
  /** Embedded PostgreSQL, or the name of the server. */
  readonly database: string
  /** Reason for a skipped run. */
  readonly notRun?: string
  readonly rows: ReadonlyArray<Row>
}

const cell = (text: string): string => text.replaceAll("|", "\\|")

const mark = (rows: ReadonlyArray<Row>): string =>
  rows.length === 0
    ? "–"
    : rows.map(({ what, passed }) => `${passed ? "✓" : "✗ FAILED"} ${cell(what)}`).join("<br>")

const lineOf = (name: EndpointName, rows: ReadonlyArray<Row>): string => {
  const { method, path } = allEndpoints[name]
  const of = (...kinds: ReadonlyArray<Row["kind"]>) =>
    mark(rows.filter(({ call, kind }) => call === name && kinds.includes(kind)))
  return `| ${name} | ${method} | \`${path}\` | ${of("ok")} | ${of("error")} | ${of("missing", "refused before sending")} |`
}

const sectionOf = ({ database, notRun, rows }: Run): ReadonlyArray<string> => {
  const passed = rows.filter((row) => row.passed).length
  return notRun === undefined
    ? [
        `## ${database}`,
        "",
        `${passed} of ${rows.length} cases passed.`,
        "",
        "| call | method | path | ok | errors | not sent |",
        "|---|---|---|---|---|---|",
        ...(Object.keys(allEndpoints) as ReadonlyArray<EndpointName>).map((name) => lineOf(name, rows)),
        ""
      ]
    : [`## ${database}`, "", `Not run: ${notRun}.`, ""]
}

const tableFile = join(import.meta.dirname, "../../../.cache/contract-table.md")

export const writeTable = (runs: ReadonlyArray<Run>): void => {
  const lines = [
    "# The calls of the contract, as a run of its tests has shown them",
    "",
    ...runs.flatMap(sectionOf)
  ]
  mkdirSync(dirname(tableFile), { recursive: true })
  writeFileSync(tableFile, lines.join("\n"))
}

/** Returns the summary for the terminal: counts per call, and each failed case. */
export const summaryOf = ({ database, notRun, rows }: Run): string => {
  if (notRun !== undefined) return `${database}: not run, since ${notRun}.`
  const names = Object.keys(allEndpoints) as ReadonlyArray<EndpointName>
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => {
    const { method, path } = allEndpoints[name]
    const count = (...kinds: ReadonlyArray<Row["kind"]>) => {
      const mine = rows.filter(({ call, kind }) => call === name && kinds.includes(kind))
      return `${mine.filter(({ passed }) => passed).length}/${mine.length}`
    }
    const counts = `ok ${count("ok")}  errors ${count("error")}  not sent ${count("missing", "refused before sending")}`
    return `${name.padEnd(width)}  ${method.padEnd(6)} ${path}\n${" ".repeat(width + 2)}${counts}`
  })
  const failed = rows.filter(({ passed }) => !passed).map(({ call, what }) => `FAILED ${call}: ${what}`)
  return [`The contract over ${database}`, ...lines, ...failed].join("\n")
}
