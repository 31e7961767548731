/** The expressions of deploy/monitoring/dashboard.json, and what a Prometheus answers to them. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

interface Panel {
  readonly title: string
  readonly targets?: ReadonlyArray<{ readonly expr: string }>
}

/** Returns each expression with the title of its panel. */
export const expressionsOfTheDashboard = () => {
  const { panels } = JSON.parse(readFileSync(join(projectFolder, "deploy/monitoring/dashboard.json"), "utf8"))
  return (panels as ReadonlyArray<Panel>).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr }))
  )
}

/** Returns the number of series that each expression has there; throws for one that it refuses. */
export const seriesOfTheDashboard = async (prometheus: string) => {
  const found: Array<{ readonly title: string; readonly expr: string; readonly series: number }> = []
  for (const { title, expr } of expressionsOfTheDashboard()) {
    const response = await fetch(`${prometheus}/api/v1/query?${new URLSearchParams({ query: expr })}`)
    const { data, error } = (await response.json()) as {
      readonly data?: { readonly result: ReadonlyArray<unknown> }
      readonly error?: string
    }
    if (data === undefined) throw new Error(`${title}: ${error}`)
    found.push({ title, expr, series: data.result.length })
  }
  return found
}
