/**
 * Reads PostgreSQL's work for each request from the log of auto_explain.
 * https://www.postgresql.org/docs/15/auto-explain.html
 */
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"

interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Name"?: string
  readonly "Shared Hit Blocks": number
  readonly "Shared Read Blocks": number
  /** Milliseconds of I/O wait; absent without any. */
  readonly "I/O Read Time"?: number
  readonly Plans?: ReadonlyArray<PlanNode>
}

export interface Done {
  readonly statement: string
  readonly milliseconds: number
  readonly plan: PlanNode
}

/** Settings of a server whose log is read. */
export const explaining = ["log_line_prefix=%d|", "log_min_messages=warning", "log_min_error_statement=panic"]

/** Settings of a database, once it is filled. */
export const explainAll = (database: string): ReadonlyArray<string> =>
  [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_format = 'json'",
    "auto_explain.log_analyze = on",
    "auto_explain.log_timing = off",
    "auto_explain.log_buffers = on",
    "track_io_timing = on",
    "auto_explain.log_level = 'warning'"
  ].map((setting) => `alter database ${database} set ${setting}`)

/** Returns the number of 8 kB pages read by a statement, cached or not. */
export const pagesOf = ({ plan }: Done): number => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]

/** Returns its time without I/O wait. */
export const workOf = ({ milliseconds, plan }: Done): number => milliseconds - (plan["I/O Read Time"] ?? 0)

/** Returns all nodes of a plan. */
export const nodesOf = (node: PlanNode): ReadonlyArray<PlanNode> => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf)
]

/** Returns true for statements of background workers. */
const isWorkers = (statement: string): boolean => statement.includes("skip locked")

/** Reports statements in order, with their database. */
export const readPlans = (log: Readable, seen: (database: string, done: Done) => void): void => {
  let open: { readonly database: string; readonly milliseconds: number; text: string } | undefined
  createInterface({ input: log }).on("line", (line) => {
    const [, database, milliseconds] = /^(\S+)\|WARNING: {2}duration: ([\d.]+) ms {2}plan:/.exec(line) ?? []
    if (database !== undefined) {
      open = { database, milliseconds: Number(milliseconds), text: "" }
      return
    }
    if (open === undefined || !line.startsWith("\t")) return
    open.text += `${line}\n`
    if (line !== "\t}") return
    const { "Query Text": statement, Plan: plan } = JSON.parse(open.text) as {
      readonly "Query Text": string
      readonly Plan: PlanNode
    }
    if (!isWorkers(statement)) seen(open.database, { statement, milliseconds: open.milliseconds, plan })
    open = undefined
  })
}
