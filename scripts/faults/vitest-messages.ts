/** Messages between the parent and its vitest process. */

/** Test file by path, and the full names of its selected tests; absent for all. */
export interface WantedTests {
  readonly file: string
  readonly tests?: ReadonlyArray<string> | undefined
}

/** Faults, by number, that a test file reaches: in any run of it, and in each test. */
export interface ReachNote {
  readonly path: string
  readonly always: ReadonlyArray<number>
  readonly byTest: ReadonlyArray<{ readonly test: string; readonly reached: ReadonlyArray<number> }>
}

export interface Request {
  /** Paths of changed modules. */
  readonly changed: ReadonlyArray<string>
  /** In the order of execution. */
  readonly wanted: ReadonlyArray<WantedTests>
  readonly stopsAtFirst: boolean
}

/** First failed test. */
export interface Failure {
  readonly file: string
  readonly test: string
  /** Failed by timeout, which on a busy machine may not be caused by the fault. */
  readonly isLate: boolean
}

/** Late: only timeouts. */
export type FileOutcome = "passed" | "failed" | "late"

export type Answer =
  | { readonly type: "ready"; readonly files: ReadonlyArray<string> }
  | { readonly type: "test"; readonly test: string }
  | { readonly type: "file"; readonly file: string; readonly outcome: FileOutcome; readonly took: number }
  | { readonly type: "done"; readonly failure: Failure | undefined }
