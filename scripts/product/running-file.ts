/**
 * File in the data folder with the processes that use it, so that two starts never share a data folder, and a
 * reset never deletes that of a running product.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isAlive } from "../../backend/processes.ts"

const fileIn = (dataFolder: string): string => join(dataFolder, "running.json")

interface Running {
  readonly command: number
  readonly servers: readonly number[]
}

const read = (dataFolder: string): Running | undefined => {
  try {
    const content: unknown = JSON.parse(readFileSync(fileIn(dataFolder), "utf8"))
    const { command, servers } = content as Partial<Running>
    return typeof command === "number" && Array.isArray(servers) ? { command, servers } : undefined
  } catch {
    return undefined
  }
}

/**
 * Fails while a command uses the data folder. Waits for servers of a killed command, which end by themselves
 * within seconds.
 */
export const refuseWhileRunning = async (dataFolder: string): Promise<void> => {
  const running = read(dataFolder)
  if (running === undefined || running.command === process.pid) return
  if (isAlive(running.command)) {
    throw new Error(
      `The data folder ${dataFolder} is in use by process ${running.command} (npm start or npm run dev). Stop it first. ` +
        `If that process is something else, delete ${fileIn(dataFolder)}.`
    )
  }
  const deadline = Date.now() + 10_000
  while (running.servers.some(isAlive) && Date.now() < deadline) await wait(100)
}

export const writeRunning = (dataFolder: string, servers: readonly number[]): void => {
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(fileIn(dataFolder), JSON.stringify({ command: process.pid, servers } satisfies Running))
}

export const removeRunning = (dataFolder: string): void => {
  if (read(dataFolder)?.command === process.pid) rmSync(fileIn(dataFolder), { force: true })
}
