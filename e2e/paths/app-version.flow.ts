/** Flow spec of the app's version: actions, responses and assertions, on a page without other events. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { RequestPattern, Respond } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { type AppVersionContext, appVersionMachine } from "../../machines/app-version/index.ts"
import { defect, nonsense, nothing } from "./support/answers.ts"
import { commitOfFlowsBuild } from "./support/build.ts"
import { succeeds } from "./support/common-outcomes.ts"
import { expectScreen } from "./support/expect-screen.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { byButton, type FlowScreen, setHidden, stored } from "./support/screen.ts"
import { waitUntil } from "./support/wait-until.ts"

const machine = "appVersion"
const address = "/wiesensee/contact"
const storageKey = "parkschein.reloaded-for.1"
const versionRequest: RequestPattern = {
  method: "GET",
  url: new RegExp(`^${origins.app.replaceAll(".", "\\.")}/version\\.json`)
}

/** Counts reloads of a page; each is answered without content, so that the page stays. */
const reloads = new WeakMap<Page, { count: number }>()

const watchReloads = async (page: Page): Promise<void> => {
  const seen = { count: 0 }
  reloads.set(page, seen)
  await page.route(
    (url) => url.pathname === address,
    (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback()
      seen.count += 1
      return route.fulfill({ status: 204 })
    }
  )
}

/** Waits for the code beside the page, which loads slightly later. */
const untilBeside = async (screen: FlowScreen): Promise<void> => {
  const messages = screen.page.getByRole("region", { name: screen.t("layout.notifications") })
  if (!(await waitUntil(screen, async () => (await messages.count()) > 0, 15_000)))
    throw new Error("What runs beside the page has not come.")
}

const start = (reloadedFor: string | null) => ({
  input: { commitHash: commitOfFlowsBuild, reloadedFor },
  open: async (screen: FlowScreen): Promise<void> => {
    await screen.open(address, {
      session: reloadedFor === null ? {} : { [storageKey]: JSON.stringify(reloadedFor) }
    })
    await untilBeside(screen)
    await watchReloads(screen.page)
  }
})

const version = (commitHash: string) => succeeds(commitHash, { commitHash })

const quiet = async ({ page }: FlowScreen): Promise<void> => {
  if ((await page.locator(`[data-machine="${machine}"]`).count()) > 0) {
    throw new Error("The page speaks of a new version.")
  }
}

const offering = (screen: FlowScreen, _: unknown, state: string): Promise<void> =>
  expectScreen(screen, machine, state, {
    texts: [screen.t("layout.newVersion")],
    buttons: [screen.t("common.reload")]
  })

const flow = flowsFor<FlowScreen, Respond>()(appVersionMachine, {
  starts: {
    "a page of the current build": start(null),
    "a page that has been reloaded for a newer build before": start("newer")
  },
  events: {
    OBSTACLES_CHANGED: {
      cases: { "the tab is hidden": { obstacles: ["hiddenTab"] }, "the tab is seen": { obstacles: [] } },
      when: (context, { obstacles }) => obstacles.length !== context.obstacles.length,
      do: (screen, { obstacles }) => setHidden(screen, obstacles.length > 0),
      anytime: true
    },
    RELOAD_REQUESTED: byButton(machine, "common.reload")
  },
  services: {
    loadVersion: {
      "the build that runs": version(commitOfFlowsBuild),
      "a newer build": version("newer"),
      "the newest build": version("newest"),
      "no answer": { failure: { _tag: "Unreachable" }, respond: [nothing, nothing] },
      "an answer without a version": { failure: { _tag: "VersionUnreadable" }, respond: nonsense },
      "a fault of our own": { fail: {}, respond: defect("loadVersion") }
    }
  },
  states: {
    comparing: "passing",
    upToDate: quiet,
    checking: quiet,
    reloadIneffective: quiet,
    reloading: async (screen, { current }: AppVersionContext) => {
      await quiet(screen)
      const wanted = JSON.stringify(current)
      const keptNow = () => stored(screen, "sessionStorage", storageKey)
      const wasLoaded = () => (reloads.get(screen.page)?.count ?? 0) > 0
      // The page does not show this state.
      const until = Date.now() + 5_000
      let kept = await keptNow()
      while ((kept !== wanted || !wasLoaded()) && Date.now() < until) kept = await keptNow()
      if (kept !== wanted) {
        throw new Error(`After the reload nobody would know that it was for ${current}, but for ${kept}.`)
      }
      if (!wasLoaded()) throw new Error("The page was not loaded again.")
    },
    "updateReady.offering": offering,
    "updateReady.checkingAgain": offering
  }
})

const nobodySees = `body:not(:has([data-machine="${machine}"]))`

export const appVersion: FlowRun = {
  flow,
  requests: { loadVersion: [versionRequest] },
  takenOver: {
    upToDate: nobodySees,
    checking: nobodySees,
    reloading: nobodySees,
    reloadIneffective: nobodySees
  }
}
