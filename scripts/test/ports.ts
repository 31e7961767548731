/** The ports of a run of tests, which must be free before it begins. */
import { setTimeout as wait } from "node:timers/promises"
import { takenPorts } from "../product/ports.ts"
import { firstPort } from "./first-port.ts"

/**
 * Returns a sentence that names a port in use and how to move the run; undefined when all ten are free. Servers of a run that was
 * ended take some seconds to end, too, so they are waited for.
 */
export const portProblem = async (first = firstPort(), timeout = 10_000): Promise<string | undefined> => {
  const wanted = Array.from({ length: 10 }, (_, index) => ({
    name: "tests",
    port: first + index,
    variable: "PARKSCHEIN_TEST_PORT"
  }))
  for (const until = Date.now() + timeout; ; await wait(500)) {
    const [taken] = await takenPorts(wanted)
    if (taken === undefined || Date.now() >= until) return taken
  }
}
