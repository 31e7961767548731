/** Lock file of a machine's planned paths, as far as the acceptance table needs it. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../../scripts/product/servers.ts"

interface PlanFile {
  readonly version: string
  readonly paths: ReadonlyArray<{
    readonly id: string
    readonly steps: ReadonlyArray<{ readonly to?: string }>
  }>
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the file, relative to the root of the project. */
export const planFile = (machine: string): string => `e2e/paths/${kebab(machine)}.plan.json`

/** Returns the plan; undefined for a machine without one. */
export const planOf = (machine: string): PlanFile | undefined => {
  const file = join(projectFolder, planFile(machine))
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PlanFile) : undefined
}
