/** Part of `npm run bench`: measures planning, and the speed of paths compared to the bare browser. */
import "../../support/test-environment.ts"
import { type Browser, chromium } from "@playwright/test"
import { chromiumArguments } from "../../support/chromium-arguments.ts"
import { flows } from "../flows.ts"
import { shopHome } from "../shop-home.flow.ts"
import { desktop, type Scene } from "../support/choice.ts"
import { planAnew } from "../support/plans.ts"
import startShop from "../support/start-shop.ts"
import { walkPath } from "../support/walk.ts"

const allowedForPlanning = 10_000
const bareSteps = 100

/** Returns the planning time in milliseconds. */
const planning = (): number => {
  const begun = process.cpuUsage()
  for (const { flow } of flows) planAnew(flow, "ci")
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

/** Measures a minimal step: a key press, a wait for an element, and a read. */
const bareStep = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage()
  await page.setContent("<main data-state='0'><button>On</button></main>")
  await page.evaluate(() => {
    const root = document.querySelector("main")
    let count = 0
    document.querySelector("button")?.addEventListener("click", () => {
      count += 1
      root?.setAttribute("data-state", String(count))
    })
  })
  const begun = performance.now()
  for (let step = 1; step <= bareSteps; step += 1) {
    await page.getByRole("button", { name: "On" }).press("Enter")
    await page.waitForSelector(`[data-state="${step}"]`)
    await page.evaluate("document.title")
  }
  const each = (performance.now() - begun) / bareSteps
  await page.close()
  return each
}

const scene: Scene = { locale: "de-DE", ...desktop }

interface Walked {
  readonly steps: number
  readonly milliseconds: number
}

/** Walks the paths of the shop's home in sequence, each in its own page. */
const walk = async (browser: Browser): Promise<Walked> => {
  const plan = planAnew(shopHome.flow, "ci")
  const begun = performance.now()
  for (const path of plan.paths) {
    const { status, message } = await walkPath({ browser, run: shopHome, plan, scene }, path)
    if (status !== "passed") throw new Error(`${path.id} ${status}: ${message ?? ""}`)
  }
  const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0)
  return { steps, milliseconds: performance.now() - begun }
}

const measure = async (say: (line: string) => void, executablePath: string): Promise<void> => {
  const work = planning()
  say(
    `  all ${flows.length} machines planned in ${(work / 1_000).toFixed(1)} s of work, ` +
      `${((100 * work) / allowedForPlanning).toFixed(0)} % of what is allowed`
  )
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  try {
    const floor = await bareStep(browser)
    const { steps, milliseconds } = await walk(browser)
    const each = milliseconds / steps
    say(
      `  ${steps} steps of the shop's home at ${(1_000 / each).toFixed(1)} steps per second, page loads included: ` +
        `${(each / floor).toFixed(1)} times a bare step (${floor.toFixed(0)} ms)`
    )
  } finally {
    await browser.close()
    await stop()
  }
}

await measure((line) => process.stdout.write(`${line}\n`), process.env["CHROME_PATH"] ?? "")
