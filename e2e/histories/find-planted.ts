/** Walks histories on a service with a planted fault, in a separate process, until the model reports it. */
import { execFile } from "node:child_process"
import { join } from "node:path"
import type { PlantedFault } from "./planted.ts"

export interface Search {
  readonly seed: number
  readonly runs: number
  /** Number of the first history. */
  readonly from?: number
  /** Aborts the search, and kills its process. */
  readonly signal?: AbortSignal
  /** URL of a PostgreSQL server; without it, the process finds one itself. */
  readonly databaseUrl?: string | undefined
}

export interface Found {
  /** Number of the first failed history; undefined if none failed. */
  readonly history: number | undefined
  /** Violations of that history, or the whole output of the process. */
  readonly message: string
}

export const findPlanted = (
  { name, about }: PlantedFault,
  { seed, runs, from = 0, signal, databaseUrl }: Search
): Promise<Found> => {
  const program = [
    `--import=${join(import.meta.dirname, "plant.ts")}`,
    join(import.meta.dirname, "../tasks/histories.ts"),
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
        message: why ?? `${stdout}${stderr}`
      })
    })
  })
}
