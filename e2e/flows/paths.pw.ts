/** One test for each planned path; its result is attached for the report of the run. */
import { test } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { handsFor, type PathSettings, runThoroughly, tellThoroughResult } from "../../flowkit/run/index.ts"
import { batches, nameOfScene } from "./support/choice.ts"
import { markerOf } from "./support/flow-run.ts"
import { withPathPage } from "./support/path-page.ts"
import { makeAlbum } from "./support/pictures.ts"
import { planNow } from "./support/plans.ts"
import { type FlowScreen, makeScreen } from "./support/screen.ts"
import { now } from "./support/session.ts"

for (const { run, profile, scene } of batches()) {
  const { flow, requests, patience = 8_000 } = run
  const plan = planNow(flow, profile)
  const { locale, ...viewport } = scene

  test.describe(`${flow.name} · ${nameOfScene(scene)}`, () => {
    for (const path of plan.paths) {
      test(`${path.id} · ${path.steps.length} steps from ${path.start}`, async ({ browser }, info) => {
        const album = makeAlbum(flow, plan, scene)
        const settings: PathSettings<FlowScreen> = {
          flow,
          requests,
          patience,
          settle: 400,
          now,
          album,
          screen: (page) => makeScreen(page, locale),
          marker: markerOf(run),
          handOf: handsFor(plan)
        }
        const context = {
          baseURL: origins.app,
          locale,
          viewport,
          timezoneId: "Europe/Berlin",
          reducedMotion: "reduce" as const
        }
        const result = await runThoroughly(
          (work, traced) =>
            withPathPage({ browser, context, background: run.background ?? [], info, traced }, work),
          plan,
          path,
          settings
        )
        const attached = {
          machine: flow.name,
          profile,
          scene,
          steps: path.steps.length,
          result,
          shots: album.shots()
        }
        await info.attach("path", { body: JSON.stringify(attached), contentType: "application/json" })
        if (result.status !== "passed") throw new Error(tellThoroughResult(result).join("\n"))
      })
    }
  })
}
