/** How long a signed-in driver waits for the first twelve tickets on slow 4G, against the least a React page needs that preloads its data. */
import type { BrowserContext, Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure, median, say } from "./figures.ts"
import { type FirstSight, firstSight, watchFirstSight } from "./first-sight.ts"
import { openFloorSite } from "./floor-site.ts"
import { forgetFiles, slowProcessor } from "./slow-phone.ts"

const visits = Number(process.env["PARKSCHEIN_BENCH_VISITS"] || "3")
const cards = 12
const shop = "/wiesensee"

test("the home's tickets", async ({ page: open, context, wire }) => {
  const floor = await openFloorSite(cards, wire.beside)
  await logIn(open, shop, { email: "fahrerin@example.com" })
  await expectState(open, "shopHome", "browsing")
  await open.waitForLoadState("networkidle")

  const visit = async (
    act: (page: Page) => Promise<FirstSight>,
    inside: BrowserContext,
    isFirst: boolean
  ) => {
    const page = await inside.newPage()
    try {
      await watchFirstSight(page, cards)
      if (isFirst) await forgetFiles(page)
      await slowProcessor(page)
      await wire.setSlow(true)
      return await act(page)
    } finally {
      await wire.setSlow(false)
      await page.close()
    }
  }
  // The tab is signed in before the wire is slow; only what comes after counts.
  const reload = async (isFirst: boolean): Promise<FirstSight> => {
    await watchFirstSight(open, cards)
    if (isFirst) await forgetFiles(open)
    await wire.setSlow(true)
    try {
      return await firstSight(open, origins.app + shop)
    } finally {
      await wire.setSlow(false)
    }
  }
  await slowProcessor(open)

  const ways: ReadonlyArray<readonly [string, () => Promise<FirstSight>]> = [
    ["floor", () => visit((page) => firstSight(page, floor.address), context, true)],
    ["reload", () => reload(true)],
    ["new tab", () => visit((page) => firstSight(page, origins.app + shop), context, true)],
    ["floor, again", () => visit((page) => firstSight(page, floor.address), context, false)],
    ["reload, again", () => reload(false)]
  ]
  const found = ways.map((): FirstSight[] => [])
  try {
    for (let round = 0; round < visits; round += 1) {
      for (const [index, [, look]] of ways.entries()) found[index]?.push(await look())
    }
  } finally {
    await floor.close()
  }
  const medianOf = (index: number, what: keyof FirstSight): number =>
    median((found[index] ?? []).map((sight) => sight[what]))
  say(`The home's first ${cards} tickets on slow 4G and a slow processor, medians of ${visits} …`)
  for (const [index, [name]] of ways.entries()) {
    figure(`${name}: ${cards} cards visible`, medianOf(index, "cards"), "ms")
    figure(`${name}: first contentful paint`, medianOf(index, "firstPaint"), "ms")
    const least = name.endsWith("again") ? 3 : 0
    if (index === least) continue
    figure(
      `${name}: ${cards} cards visible`,
      medianOf(index, "cards") / medianOf(least, "cards"),
      "x the floor"
    )
    say(`  ${name}: layout shift ${medianOf(index, "shifts").toFixed(3)}`)
  }
})
