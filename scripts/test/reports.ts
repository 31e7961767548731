/** Where a run of `npm test` leaves what it has shown, for the acceptance table. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { firstPort } from "./first-port.ts"

/** Runs on other ports have folders of their own, so that two can go on at once. */
export const reportsFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  join(projectFolder, ".cache/test", String(firstPort(environment)))

const reports = ["unit.json", "journeys.json", "journeys-alone.json", "paths.json"]

/** A whole run begins with nothing shown: what an earlier one has left must not be taken for its own. */
export const forgetReports = (folder: string = reportsFolder()): void => {
  for (const report of reports) rmSync(join(folder, report), { force: true })
}
