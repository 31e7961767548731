/** Reports of `npm test`, for the acceptance table. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { firstPort } from "./first-port.ts"

/** Runs on other ports have folders of their own, so that two can run concurrently. */
export const reportsFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  join(projectFolder, ".cache/test", String(firstPort(environment)))

const reports = ["unit.json", "journeys.json", "journeys-alone.json", "paths.json"]

/** A full run starts without reports: those of an earlier run must not count. */
export const deleteReports = (folder: string = reportsFolder()): void => {
  for (const report of reports) rmSync(join(folder, report), { force: true })
}
