/** All flows with paths: the exports of `*.flow.ts` in this folder. */
import { globSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { FlowRun } from "./support/flow-run.ts"

const isRun = (value: unknown): value is FlowRun =>
  typeof value === "object" && value !== null && "flow" in value

const modules = await Promise.all(
  globSync("*.flow.ts", { cwd: import.meta.dirname })
    .sort()
    .map(
      (file): Promise<Readonly<Record<string, unknown>>> =>
        import(pathToFileURL(join(import.meta.dirname, file)).href)
    )
)

export const flows: ReadonlyArray<FlowRun> = modules.flatMap((module) => Object.values(module).filter(isRun))
