/** What a command hands back: lines for people, the same as data for programs, and whether all is well. */

export interface Told {
  readonly ok: boolean
  readonly lines: ReadonlyArray<string>
  /** What `--json` prints. */
  readonly data: unknown
}

/** What a command works with. */
export interface Workplace {
  readonly folder: string
  /** Names of machines, or files; as they were given. */
  readonly names: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Tells people how it goes, on the channel that programs do not read. */
  readonly say: (line: string) => void
  /** Draws how far the work is; on one line where that can be. */
  readonly progress: (done: number, total: number, what: string) => void
  /** Aborted when the command is to end. */
  readonly end: AbortSignal
}

export interface Command {
  readonly names: string
  readonly options: Readonly<Record<string, { readonly type: "string" | "boolean"; readonly does: string }>>
  readonly run: (workplace: Workplace) => Promise<Told>
}

/** `1 error`, `2 errors`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`

/** Columns of equal width. */
export const tableOf = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? "").length)))
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd()
  )
}
