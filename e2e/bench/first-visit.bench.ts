/** Measures the first visit of all by the code on a sign, until the shop can be read, beside a plain page. */
import type { Browser } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { median } from "../../scripts/bench/figures.ts"
import { test } from "./bench-test.ts"
import { figure } from "./figures.ts"
import { openLimitSite } from "./limit-site.ts"
import { firstFrameTime, watchPresses } from "./press-to-result.ts"
import { slowProcessor } from "./slow-phone.ts"

const visits = Number(process.env["PARKSCHEIN_BENCH_VISITS"] || "5")

/** The link to the operator, which the response of the service brings. */
const operator = "main p > a, main > a"

/** Returns the milliseconds until the operator is named. */
const visit = async (
  browser: Browser,
  setSlow: (isSlow: boolean) => Promise<void>,
  address: string
): Promise<number> => {
  const context = await browser.newContext({ locale: "de-DE" })
  try {
    const page = await context.newPage()
    await slowProcessor(page)
    const measure = await watchPresses(page)
    await setSlow(true)
    return await measure(
      () => page.goto(address, { waitUntil: "commit" }),
      () => firstFrameTime(page, operator)
    )
  } finally {
    await context.close()
  }
}

test("the first visit by a code", async ({ browser, wire }) => {
  const site = await openLimitSite(wire.beside)
  const found: number[] = []
  const plain: number[] = []
  try {
    for (let round = 0; round < visits; round += 1) {
      plain.push(await visit(browser, wire.setSlow, `${site.address}first`))
      found.push(await visit(browser, wire.setSlow, `${origins.app}/seewil?area=${areaId("seewil", 2)}`))
    }
  } finally {
    await site.close()
  }
  figure("code to readable shop", median(found), "ms")
  figure("code to readable shop", median(found) / median(plain), "x the plain page")
})
