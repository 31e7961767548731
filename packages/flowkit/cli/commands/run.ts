/** `flowkit run`: runs the planned paths in Chromium. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import type { Browser } from "@playwright/test"
import type { FlowkitConfig, Scene } from "../../config.ts"
import { messageOf } from "../../model/message-of.ts"
import { formatRun, junitOf, type RunResult, runFiles, runFlow } from "../../run/index.ts"
import { type Command, pluralized } from "../command.ts"
import { Problem } from "../problem.ts"
import { readProject } from "../project.ts"
import { serveApp } from "../serve-app.ts"
import { planNow, profileOf } from "./plan.ts"

const openBrowser = async ({ browser = {} }: FlowkitConfig, headed: boolean): Promise<Browser> => {
  const playwright = await import("@playwright/test").catch(() => {
    throw new Problem("Paths are walked by Playwright. Install it: npm install --save-dev @playwright/test")
  })
  const executablePath = process.env["CHROME_PATH"]
  try {
    return await playwright.chromium.launch({
      headless: !headed,
      ...(executablePath === undefined ? {} : { executablePath }),
      ...browser
    })
  } catch (cause) {
    throw new Problem(
      `Chromium does not start. Install it with "npx playwright install chromium", or name yours in CHROME_PATH. ${messageOf(cause).split("\n")[0]}`
    )
  }
}

const nameOf = ({ locale, width }: Scene): string => `${locale}-${width}`

export const command: Command = {
  names: "[MACHINE…]",
  options: {
    profile: { type: "string", does: "ci (as planned), smoke, nightly or story" },
    "all-scenes": { type: "boolean", does: "in every language and size of the configuration" },
    junit: { type: "string", does: "write the result as JUnit XML into this file" },
    headed: { type: "boolean", does: "in a window" }
  },
  run: async (invocation) => {
    const { folder, options, say, fail, progress, end } = invocation
    const project = await readProject(invocation)
    const { config, flows, scenes, results } = project
    const profile = profileOf(options["profile"])
    const batches = flows.flatMap((each) => {
      try {
        const plan = planNow(each, profile, config)
        return (options["all-scenes"] === true ? scenes : scenes.slice(0, 1)).map((scene) => ({
          each,
          plan,
          scene
        }))
      } catch (cause) {
        fail(messageOf(cause))
        return []
      }
    })
    if (batches.length === 0) return { ok: false, data: [], lines: [] }
    const stopApp = await serveApp(config.app, folder, end)
    const runs: Array<{ readonly scene: string; readonly result: RunResult }> = []
    try {
      const browser = await openBrowser(config, options["headed"] === true)
      const close = () => void browser.close()
      end.addEventListener("abort", close)
      try {
        for (const { each, plan, scene } of batches) {
          const { locale, ...viewport } = scene
          let done = 0
          const result = await runFlow({
            flow: each.flow,
            plan,
            browser,
            screen: (page) => config.screen?.(page, scene) ?? { page, locale },
            requests: each.requests,
            context: { baseURL: config.app?.url ?? "", locale, viewport },
            timeout: config.timeout ?? 5_000,
            ...(config.plainValue === undefined ? {} : { plainValue: config.plainValue }),
            ...(config.now === undefined ? {} : { now: new Date(config.now) }),
            shots: join(results, "shots", each.flow.name, nameOf(scene)),
            onResult: ({ id, status }) => {
              done += 1
              progress(done, plan.paths.length, `${each.flow.name} · ${nameOf(scene)} · ${id} ${status}`)
            }
          })
          const kept = join(results, "runs", each.flow.name, nameOf(scene))
          const files = runFiles(result)
          mkdirSync(kept, { recursive: true })
          writeFileSync(join(kept, "run.json"), files.run)
          writeFileSync(join(kept, "coverage.json"), files.coverage)
          runs.push({ scene: nameOf(scene), result })
        }
      } finally {
        end.removeEventListener("abort", close)
        await browser.close()
      }
    } finally {
      stopApp()
    }
    if (typeof options["junit"] === "string") {
      const file = resolve(folder, options["junit"])
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, junitOf(runs.map(({ result }) => result)))
    }
    const unchecked = new Set(runs.flatMap(({ result }) => result.paths.flatMap((path) => path.unchecked)))
    if (unchecked.size > 0)
      say(
        `Without "control" and "isOffered", so never asked for where they are refused: ${[...unchecked].join(", ")}`
      )
    const failed = runs
      .flatMap(({ result }) => result.paths)
      .filter(({ status }) => status !== "passed").length
    const all = runs.reduce((sum, { result }) => sum + result.paths.length, 0)
    return {
      ok: failed === 0,
      data: runs.map(({ scene, result }) => ({ scene, result })),
      lines: [
        ...runs.flatMap(({ result }) => formatRun(result)),
        `${pluralized(all - failed, "path")} passed, ${failed} failed. Results and pictures are in ${results}`
      ]
    }
  }
}
