/**
 * Returns the first of the ten ports of a test run. PARKSCHEIN_TEST_PORT moves them all. Imports nothing:
 * test environments read it before anything may read the configuration.
 */
export const firstPort = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment["PARKSCHEIN_TEST_PORT"] || "4500")
