/** Checks that the ports of a test run are free. */
import { setTimeout as wait } from "node:timers/promises"
import { takenPorts } from "../product/ports.ts"
import { firstPort } from "./first-port.ts"

/**
 * Returns a sentence with the port in use and the remedy; undefined if all ten are free. Waits for servers of
 * an aborted run, which take some seconds to end.
 */
export const portProblem = async (): Promise<string | undefined> => {
  const wanted = Array.from({ length: 10 }, (_, index) => ({
    name: "tests",
    port: firstPort() + index,
    variable: "PARKSCHEIN_TEST_PORT"
  }))
  for (const until = Date.now() + 10_000; ; await wait(500)) {
    const [taken] = await takenPorts(wanted)
    if (taken === undefined || Date.now() >= until) return taken
  }
}
