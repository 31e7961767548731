/** Waits until a server is ready. */
import { setTimeout as wait } from "node:timers/promises"
import type { ServerProcess } from "./server-process.ts"

const pollInterval = 100

const isHealthy = async (origin: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}

/** Fails with the server's last output if it ends before it is healthy, or after `timeout` milliseconds. */
export const waitUntilHealthy = async (
  server: ServerProcess,
  origin: string,
  timeout = 120_000
): Promise<void> => {
  const deadline = Date.now() + timeout
  while (!(await isHealthy(origin))) {
    if (!server.isRunning()) throw new Error(await exitReport(server))
    if (Date.now() > deadline) {
      throw new Error(
        `The ${server.name} did not respond at ${origin}/health within ${timeout / 1000} s.\n${quoted(server)}`
      )
    }
    await wait(pollInterval)
  }
}

const quoted = (server: ServerProcess): string =>
  server.lastLines.map((line) => `  ${server.name} | ${line}`).join("\n")

/** Returns the exit status and the last output of a server. */
export const exitReport = async (server: ServerProcess): Promise<string> =>
  `The ${server.name} exited unexpectedly (${await server.ended}). Its last lines:\n${quoted(server)}`
