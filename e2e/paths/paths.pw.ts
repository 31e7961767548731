/** One test for each planned path; its result is attached for the report of the run. */
import type { Flow, Plan, Profile } from "@parkschein/flowkit/model"
import { formatResult, type OnState, type PathResult, runAndDiagnose, runPath } from "@parkschein/flowkit/run"
import { type Page, test } from "@playwright/test"
import { batches, maxPaths, nameOfScene } from "./support/choice.ts"
import { makeFailurePictures } from "./support/failure-pictures.ts"
import { makeInspection } from "./support/inspection.ts"
import { withPathPage } from "./support/path-page.ts"
import { makeAlbum } from "./support/pictures.ts"
import { planNow } from "./support/plans.ts"
import { contextIn, settingsFor } from "./support/walk.ts"

/** A machine that does otherwise than agreed is told by a failing test, and the others are walked. */
const planOrTell = (flow: Flow, profile: Profile): Plan | undefined => {
  try {
    return planNow(flow, profile)
  } catch (cause) {
    test(`${flow.name} · ${profile} · does as agreed`, () => {
      throw cause
    })
    return undefined
  }
}

for (const { run, profile, scene, purpose, takesPictures, inspection: inspected } of batches()) {
  const { flow } = run
  const plan = planOrTell(flow, profile)
  if (plan === undefined) continue

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
          const base = settingsFor(run, plan, scene)
          const settings = {
            ...base,
            // Inspections by axe take longer.
            timeout: inspected === "all" ? 4 * base.timeout : base.timeout,
            purpose,
            onState: async (...shown: Parameters<OnState>) => {
              await inspection?.look(...shown)
              await pictures?.take(...shown)
            }
          }
          const failure = makeFailurePictures(flow, path)
          const withPage = (work: (page: Page) => Promise<PathResult>, isSecond: boolean) =>
            withPathPage(
              {
                browser,
                context: contextIn(scene),
                background: run.background ?? [],
                info,
                traced: isSecond
              },
              async (page) => {
                const result = await work(page)
                if (isSecond && result.status === "failed") await failure.takeLast(page)
                return result
              }
            )
          const takePictures = () => withPage((page) => runPath(page, path, settings), false)
          const first = takesPictures
            ? await takePictures()
            : await runAndDiagnose(withPage, plan, path, {
                ...settings,
                onStateOfRetry: failure.onStateOfRetry
              })
          // A picture is worth a second try: a busy machine is no fault of the app.
          const result = takesPictures && first.status === "failed" ? await takePictures() : first
          if (result.status === "failed") await failure.attachTo(info, result)
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
          const told = formatResult(result).join("\n")
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
