/** What the parent and its vitest say to each other. */

/** A test file by its path, and the full names of those of its tests that are wanted; all of them without. */
export interface WantedTests {
  readonly file: string
  readonly tests?: ReadonlyArray<string> | undefined
}

/** Which faults, by number, a test file comes by: whatever is run of it, and in each test. */
export interface ReachNote {
  readonly path: string
  readonly always: ReadonlyArray<number>
  readonly byTest: ReadonlyArray<{ readonly test: string; readonly reached: ReadonlyArray<number> }>
}

export interface Request {
  /** Paths of modules that are not as they were. */
  readonly changed: ReadonlyArray<string>
  /** In the order in which they should run. */
  readonly wanted: ReadonlyArray<WantedTests>
  readonly stopsAtFirst: boolean
}

/** The first test that failed. */
export interface Failure {
  readonly file: string
  readonly test: string
  /** It waited in vain, which on a busy machine may not be the fault's doing. */
  readonly isLate: boolean
}

/** Late: nothing failed but what waited in vain. */
export type FileOutcome = "passed" | "failed" | "late"

export type Answer =
  | { readonly type: "ready"; readonly files: ReadonlyArray<string> }
  | { readonly type: "test"; readonly test: string }
  | { readonly type: "file"; readonly file: string; readonly outcome: FileOutcome; readonly took: number }
  | { readonly type: "done"; readonly failure: Failure | undefined }
