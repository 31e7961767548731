/** One test for each planned path; its result is attached for the report of the run. */

import { type PathResult, runPath, runThoroughly, tellThoroughResult } from "@parkschein/flowkit/run"
import { type Page, test } from "@playwright/test"
import { batches, maxPaths, nameOfScene } from "./support/choice.ts"
import { albumWith, makeInspection } from "./support/inspection.ts"
import { withPathPage } from "./support/path-page.ts"
import { makeAlbum } from "./support/pictures.ts"
import { planNow } from "./support/plans.ts"
import { contextIn, settingsFor } from "./support/walk.ts"

for (const { run, profile, scene, purpose, takesPictures, inspection: inspected } of batches()) {
  const { flow } = run
  const plan = planNow(flow, profile)

  test.describe(`${flow.name} · ${nameOfScene(scene)}`, () => {
    for (const path of plan.paths.slice(0, maxPaths())) {
      const states = [...new Set(path.steps.map(({ to }) => to))].join(" ")
      // Acceptance rows need the states on a path.
      const annotation = { type: "states", description: `${flow.name} ${states}` }
      test(
        `${path.id} · ${path.steps.length} steps from ${path.start}`,
        { annotation },
        async ({ browser }, info) => {
          const inspection = inspected === "none" ? undefined : makeInspection(flow, plan, inspected)
          const pictures = takesPictures ? makeAlbum(flow, plan, scene) : undefined
          const album = albumWith(pictures, inspection)
          const base = settingsFor(run, plan, scene)
          const settings = {
            ...base,
            // Inspections by axe take longer.
            timeout: inspected === "all" ? 4 * base.timeout : base.timeout,
            ...(album === undefined ? {} : { album }),
            purpose
          }
          const withPage = (work: (page: Page) => Promise<PathResult>, traced: boolean) =>
            withPathPage(
              { browser, context: contextIn(scene), background: run.background ?? [], info, traced },
              work
            )
          const takePictures = () => withPage((page) => runPath(page, path, settings), false)
          // A picture is worth a second try: a busy machine is no fault of the app.
          const pictured = takesPictures ? await takePictures() : undefined
          const result =
            pictured === undefined
              ? await runThoroughly(withPage, plan, path, settings)
              : pictured.status === "passed"
                ? pictured
                : await takePictures()
          const attached = {
            machine: flow.name,
            profile,
            scene,
            steps: path.steps.length,
            result,
            shots: pictures?.shots() ?? [],
            checks: inspection?.checks() ?? 0
          }
          await info.attach("path", { body: JSON.stringify(attached), contentType: "application/json" })
          const told = tellThoroughResult(result).join("\n")
          // Passed on retry: listed at the end of the run.
          if (result.status === "flaky") info.annotations.push({ type: "flaky", description: told })
          else if (result.status !== "passed") throw new Error(told)
          const faults = inspection?.problems() ?? []
          if (faults.length > 0) throw new Error(faults.join("\n"))
        }
      )
    }
  })
}
