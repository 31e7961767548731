/** Records requests of the home until its tickets, on slow 4G with a slow processor: figures and a chart. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { hashInName } from "../../backend/app-server/hashed-name.ts"
import { origins, ports } from "../../backend/configuration.ts"
import { type Bar, waterfall } from "../../backend/shop-service/testing/waterfall.ts"
import { logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure, say } from "./figures.ts"
import { homePaint, watchHomePaint } from "./home-paint.ts"
import { forgetFiles, slowProcessor } from "./slow-phone.ts"

const folder = join(import.meta.dirname, "../../test-results/waterfall")

/** Returns the purpose of a request, without the hash in its name. */
const nameOf = (address: string): string => {
  const { pathname } = new URL(address)
  return pathname
    .replace(/^\/assets\//, "")
    .replace(hashInName, "")
    .replace(/^\/v1\//, "data: ")
    .slice(0, 34)
}

test("the waterfall of the home", async ({ page, wire }) => {
  await logIn(page, "/wiesensee", { email: "fahrerin@example.com" })
  await expectState(page, "shopHome", "browsing")
  await page.waitForLoadState("networkidle")
  await watchHomePaint(page, 12)
  await slowProcessor(page)
  await forgetFiles(page)
  await wire.setSlow(true)
  const { cards, firstPaint } = await homePaint(page, `${origins.app}/wiesensee`)
  const asked = await page.evaluate(() =>
    performance
      .getEntries()
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ name: entry.name, from: entry.startTime, to: entry.responseEnd }]
          : []
      )
  )
  const bars = asked
    .filter(({ from }) => from < cards)
    .map((bar): Bar => ({ ...bar, name: nameOf(bar.name) }))
    .toSorted((one, other) => one.from - other.from)
  say(`What the home asks for until its tickets stand, ${Math.round(cards)} ms …`)
  for (const { name, from, to } of bars) say(`  ${name}: ${Math.round(from)} to ${Math.round(to)} ms`)
  figure("requests before the tickets stand", bars.length, "requests")
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${ports.app}.svg`)
  const marks = [
    { name: "first paint", from: firstPaint, to: firstPaint },
    { name: "12 cards", from: cards, to: cards }
  ]
  writeFileSync(file, waterfall("Reload of the home, slow 4G, processor four times slower", bars, marks))
  say(`  drawn in ${file}`)
})
