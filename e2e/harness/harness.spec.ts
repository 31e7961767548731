// Tests of the harness: the guarantees that other browser tests rely on.
import { origins } from "../../backend/configuration.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { logIn, signUp, verifyEmail } from "../support/drivers.ts"
import { watchForProblems } from "../support/problems.ts"
import { killServer, restartServer, shopService } from "../support/servers-control.ts"
import { expect, test } from "../support/test.ts"

test("a demo driver logs in on the hosted page and returns to the requested page [A-05]", async ({
  page
}) => {
  await logIn(page, "/stadtbad", demoDrivers.neu)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a new driver signs up and verifies the e-mail from another device [A-05]", async ({ page }) => {
  const driver = await signUp(page, "/stadtbad")
  await verifyEmail(driver)
  await expect(verifyEmail({ ...driver, email: "nobody@example.com" })).rejects.toThrow("No mail")
})

test("Chromium starts with the features that Playwright disables, and loads no page for its own window", async ({
  browser
}) => {
  const session = await browser.newBrowserCDPSession()
  const { commandLine } = await session.send("SystemInfo.getInfo")
  const turnedOff = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = ""]) =>
    list.split(",")
  )
  expect(turnedOff).toHaveLength(2)
  const [byPlaywright = [], byUs = []] = turnedOff
  expect(byUs).toEqual(expect.arrayContaining(byPlaywright))
  const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] })
  expect(targetInfos.filter(({ url }) => url.includes("top-chrome"))).toEqual([])
})

test.describe("an unexpected error in a browser", () => {
  test.use({ expectedProblems: [/style-src|nobody caught this|favicon\.ico/] })

  test("is detected in a second context, too", async ({ browser }) => {
    const context = await browser.newContext()
    const problems = await watchForProblems(context)
    const page = await context.newPage()
    // A file of the shop has the strict policy of every response, and no script of the app.
    await page.goto(`${origins.app}/version.json`)
    await page.evaluate(() => {
      const style = document.createElement("style")
      style.append("body { display: none }")
      document.head.append(style)
    })
    await expect.poll(() => problems.join("\n")).toMatch(/content policy violation: style-src/)
    await context.close()
  })

  test.fail("fails its test when it is not caught, in a second context and expected", async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origins.app}/version.json`)
    const noticed = context.waitForEvent("weberror")
    await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error("nobody caught this")))
    })
    await noticed
    await context.close()
  })
})

// A browser that opens a bare file requests /favicon.ico.
test.use({ expectedProblems: [/favicon\.ico/] })

test("accessibility is checked under the strict content policy too", async ({ page }) => {
  await page.goto("/version.json")
  await expect(expectAccessible(page)).rejects.toThrow("html-has-lang")
})

test("the shop service can be killed and restarts", { tag: "@alone" }, async () => {
  await killServer(shopService)
  await expect(fetch(`${shopService.origin}/health`)).rejects.toThrow()
  await restartServer(shopService)
  expect((await fetch(`${shopService.origin}/health`)).status).toBe(200)
})
