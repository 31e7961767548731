/** Measures the load time of the flow atlas from the browser's cache: product owners return to it all day. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serveAtlas } from "@parkschein/flowkit/atlas"
import type { Page } from "@playwright/test"
import { origins, ports } from "../../backend/configuration.ts"
import { buildProductAtlas } from "../../scripts/atlas/product-atlas.ts"
import { median } from "../../scripts/bench/figures.ts"
import { test } from "./bench-test.ts"
import { ratio, say } from "./figures.ts"

const openings = 5
/** Limit in milliseconds. */
const allowed = 1000

const tellWhenDrawn = (): void => {
  const drawn = new MutationObserver(() => {
    if (document.querySelector("[data-box]") === null) return
    drawn.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute("data-opened", String(performance.now())))
    )
  })
  drawn.observe(document, { childList: true, subtree: true })
}

/** Returns the time from the start of the navigation until the diagram is drawn, as measured by the page. */
const loadedPageIn = async (page: Page): Promise<number> => {
  await page.reload()
  const root = page.locator("html[data-opened]")
  await root.waitFor({ state: "attached" })
  return Number(await root.getAttribute("data-opened"))
}

test("the flow atlas from the cache", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "atlas-"))
  const [site, signOffFile] = [join(folder, "site"), join(folder, "sign-off.json")]
  writeFileSync(signOffFile, "{}\n")
  await buildProductAtlas({ folder: site, signOffFile })
  const stop = await serveAtlas({ folder: site, signOffFile, port: ports.atlas })
  try {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript(tellWhenDrawn)
    say(`The flow atlas, from the browser's cache (${allowed} ms allowed), medians of ${openings} …`)
    for (const [name, place] of [
      ["all flows", ""],
      ["one flow", "#checkout"]
    ] as const) {
      await page.goto(`${origins.atlas}/${place}`)
      const times: Array<number> = []
      while (times.length < openings) times.push(await loadedPageIn(page))
      say(`  ${name}: ${median(times).toFixed(0)} ms, ${ratio(median(times), allowed)} of what is allowed`)
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
})
