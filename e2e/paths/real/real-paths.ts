/** One test for each path with real causes; all servers are real. */

import type { Flow } from "@parkschein/flowkit/model"
import { runPath, tellThoroughResult } from "@parkschein/flowkit/run"
import { expect, test } from "@playwright/test"
import { demoDrivers } from "../../../backend/demo-world/drivers.ts"
import { phone } from "../support/choice.ts"
import { rootOf } from "../support/screen.ts"
import { contextIn, settingsFor } from "../support/walk.ts"
import { placeOf } from "../support/words.ts"
import { meetDriver, type RealDriver } from "./driver.ts"
import { type Fixtures, gapsIn, planReal, type RealFlow } from "./fixture.ts"
import { chosenRealFlows } from "./flows.ts"
import { withRealPage } from "./page.ts"

let driver: RealDriver
let other: RealDriver
test.beforeAll(async () => {
  driver = await meetDriver(demoDrivers.neu.email)
  other = await meetDriver(demoDrivers.fahrerin.email)
})
test.afterAll(async () => {
  await driver?.close()
  await other?.close()
})

/** Returns the flow with the initial data and the events of the real servers. */
const startedOn = ({ starts, events = {} }: RealFlow, fixtures: Fixtures, flow: Flow): Flow => ({
  ...flow,
  spec: {
    ...flow.spec,
    starts: Object.fromEntries(
      Object.entries(flow.spec.starts).map(([name, start]) => [
        name,
        { ...start, open: async () => starts[name]?.(fixtures) }
      ])
    ),
    events: Object.fromEntries(
      Object.entries(flow.spec.events).map(([type, driver]) => {
        const act = events[type]
        return [type, act === undefined ? driver : { ...driver, do: () => act(fixtures) }]
      })
    )
  }
})

const scene = { locale: "de-DE", ...phone } as const

for (const real of chosenRealFlows()) {
  const { run } = real
  const { plan, flow, left } = planReal(real)

  test.describe(`${flow.name} · real`, () => {
    test("every outcome has a cause, or a reason why it has none", () => {
      expect(gapsIn(real)).toEqual([])
      expect(left.filter(({ reason }) => reason === "")).toEqual([])
    })

    for (const path of plan.paths) {
      test(`${path.id} · ${path.steps.length} steps from ${path.start}`, async ({ browser }, info) => {
        const undoing: Array<() => Promise<void>> = []
        const undoAll = async () => {
          for (const undo of undoing.splice(0).reverse()) await undo()
        }
        const result = await withRealPage(browser, contextIn(scene), async (page) => {
          const fixtures: Fixtures = { page, driver, other, undo: (work) => undoing.push(work) }
          return runPath(page, path, {
            ...settingsFor(run, plan, scene),
            flow: startedOn(real, fixtures, flow),
            now: new Date(),
            place: `${placeOf(flow, scene)}, with the real servers`,
            // The servers decide the data, so the assertion only checks that the state shows something.
            sees: async (screen, state) => {
              if (run.takenOver?.[state] === undefined)
                await expect(rootOf(screen, flow.name)).not.toBeEmpty()
            },
            bringAbout: async (moment) => {
              await undoAll()
              const { service, case: name } = moment.step
              const cause = real.outcomes[service]?.[name]
              if (typeof cause !== "function") throw new Error(`"${name}" of "${service}" has no cause.`)
              await cause(fixtures, moment)
            }
          })
        }).finally(undoAll)
        const attached = {
          machine: flow.name,
          profile: "real",
          scene,
          steps: path.steps.length,
          result,
          shots: []
        }
        await info.attach("path", { body: JSON.stringify(attached), contentType: "application/json" })
        if (result.status !== "passed") throw new Error(tellThoroughResult(result).join("\n"))
      })
    }
  })
}
