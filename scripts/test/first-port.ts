/**
 * Returns the first port of a run of tests, on which and on the nine after it everything of the run stands. PARKSCHEIN_TEST_PORT
 * moves them all. Imports nothing: test environments read it before anything may read the configuration.
 */
export const firstPort = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment["PARKSCHEIN_TEST_PORT"] || "4500")
