/** Result of a command: lines for people, the same as data for programs, and success or failure. */

export interface CommandResult {
  readonly ok: boolean
  readonly lines: ReadonlyArray<string>
  /** Output of `--json`. */
  readonly data: unknown
}

/** Context of a command. */
export interface Invocation {
  readonly folder: string
  /** Names of machines, or files; as given. */
  readonly names: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Reports a part that could not be read; the command continues with the others, and exits with 2. */
  readonly fail: (line: string) => void
  /** Prints progress for people, on standard error. */
  readonly say: (line: string) => void
  /** Draws a progress bar, on one line if the terminal can. */
  readonly progress: (done: number, total: number, what: string) => void
  /** Aborted when the command shall end. */
  readonly end: AbortSignal
}

export interface Command {
  readonly names: string
  readonly options: Readonly<Record<string, { readonly type: "string" | "boolean"; readonly does: string }>>
  readonly run: (invocation: Invocation) => Promise<CommandResult>
}

/** Formats `1 error`, `2 errors`. */
export const pluralized = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`

/** Formats columns of equal width. */
export const tableOf = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? "").length)))
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd()
  )
}
