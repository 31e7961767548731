/** What `node flowkit/bench/index.ts` has measured; written by hand, since figures differ from run to run. */
export const measured: ReadonlyArray<string> = []
