/** Walks histories over a service with a planted fault, in a process of its own, until the model reports it. */
import { execFile } from "node:child_process"
import { join } from "node:path"
import type { PlantedFault } from "./planted.ts"

export interface Search {
  readonly seed: number
  readonly runs: number
  /** The number of the first history. */
  readonly from?: number
  /** Ends the search, and its process. */
  readonly signal?: AbortSignal
  /** Of a PostgreSQL server; without it, the process looks for one itself. */
  readonly databaseUrl?: string | undefined
}

export interface Found {
  /** The first history that went wrong; undefined where none did. */
  readonly history: number | undefined
  /** What is wrong there, or all that the process said. */
  readonly said: string
}

export const findPlanted = (
  { name, about }: PlantedFault,
  { seed, runs, from = 0, signal, databaseUrl }: Search
): Promise<Found> => {
  const program = [
    `--import=${join(import.meta.dirname, "plant.ts")}`,
    join(import.meta.dirname, "../../scripts/tasks/histories.ts"),
    `--runs=${runs}`,
    `--seed=${seed}`,
    `--from=${from}`,
    `--about=${JSON.stringify(about ?? {})}`
  ]
  const environment = {
    ...process.env,
    PARKSCHEIN_PLANTED_FAULT: name,
    ...(databaseUrl === undefined ? {} : { PARKSCHEIN_TEST_DATABASE_URL: databaseUrl })
  }
  return new Promise((resolve) => {
    execFile(process.execPath, program, { env: environment, signal }, (_error, stdout, stderr) => {
      const [, history, why] = /^History (\d+) does not: (.*)$/m.exec(stdout) ?? []
      resolve({
        history: history === undefined ? undefined : Number(history),
        said: why ?? `${stdout}${stderr}`
      })
    })
  })
}
