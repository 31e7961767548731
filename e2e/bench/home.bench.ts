/** Measures the first twelve tickets of a session on slow 4G, against a minimal React page that preloads. */
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { median } from "../../scripts/bench/figures.ts"
import { logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure, say } from "./figures.ts"
import { openFloorSite } from "./floor-site.ts"
import { type HomePaint, homePaint, watchHomePaint } from "./home-paint.ts"
import { forgetFiles, slowProcessor } from "./slow-phone.ts"

const visits = Number(process.env["PARKSCHEIN_BENCH_VISITS"] || "3")
const cards = 12
const shop = "/wiesensee"

test("the home's tickets", async ({ page: open, context, wire }) => {
  const floor = await openFloorSite(cards, wire.beside)
  await logIn(open, shop, { email: "fahrerin@example.com" })
  await expectState(open, "shopHome", "browsing")
  await open.waitForLoadState("networkidle")

  const prepare = async (page: Page): Promise<Page> => {
    await watchHomePaint(page, cards)
    await slowProcessor(page)
    return page
  }
  const visit = async (page: Page, address: string, isFirst: boolean): Promise<HomePaint> => {
    if (isFirst) await forgetFiles(page)
    await wire.setSlow(true)
    try {
      return await homePaint(page, address)
    } finally {
      await wire.setSlow(false)
    }
  }
  const visitAnew = async (address: string, isFirst: boolean): Promise<HomePaint> => {
    const page = await prepare(await context.newPage())
    try {
      return await visit(page, address, isFirst)
    } finally {
      await page.close()
    }
  }
  await prepare(open)
  const home = origins.app + shop

  const ways: ReadonlyArray<readonly [string, () => Promise<HomePaint>]> = [
    ["floor", () => visitAnew(floor.address, true)],
    ["reload", () => visit(open, home, true)],
    ["new tab", () => visitAnew(home, true)],
    ["floor, again", () => visitAnew(floor.address, false)],
    ["reload, again", () => visit(open, home, false)]
  ]
  const found = ways.map((): HomePaint[] => [])
  try {
    for (let round = 0; round < visits; round += 1) {
      for (const [index, [, look]] of ways.entries()) found[index]?.push(await look())
    }
  } finally {
    await floor.close()
  }
  const medianOf = (index: number, what: keyof HomePaint): number =>
    median((found[index] ?? []).map((paint) => paint[what]))
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
