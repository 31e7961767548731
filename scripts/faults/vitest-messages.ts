/** What the parent and its vitest say to each other. */

export interface Request {
  /** Paths of modules that are not as they were. */
  readonly changed: ReadonlyArray<string>
  /** Paths of test files, in the order in which they should run. */
  readonly files: ReadonlyArray<string>
  readonly stopsAtFirst: boolean
}

/** The first test that failed. */
export interface Failure {
  readonly file: string
  readonly test: string
  /** It waited in vain, which on a busy machine may not be the fault's doing. */
  readonly isLate: boolean
}

export type Answer =
  | { readonly type: "ready"; readonly files: ReadonlyArray<string> }
  | { readonly type: "test"; readonly test: string }
  | { readonly type: "file"; readonly file: string; readonly ok: boolean; readonly took: number }
  | { readonly type: "done"; readonly failure: Failure | undefined }
