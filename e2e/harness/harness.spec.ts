// The harness itself: what the other browser tests rely on really happens.
import { origins } from "../../backend/configuration.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { logIn, signUp, verifyEmail } from "../support/drivers.ts"
import { killServer, restartServer, shopService } from "../support/servers-control.ts"
import { expect, test } from "../support/test.ts"

test("a demo driver logs in on the hosted page and is back where they wanted to be", async ({ page }) => {
  await logIn(page, "/stadtbad", demoDrivers.neu)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a new driver signs up and verifies the e-mail from another device", async ({ page }) => {
  const driver = await signUp(page, "/stadtbad")
  await verifyEmail(driver)
  await expect(verifyEmail({ ...driver, email: "nobody@example.com" })).rejects.toThrow("No mail")
})

test.describe("watching for problems", () => {
  test.use({ expectedProblems: [/Refused|violat|inline/i] })

  test("a blocked inline script is noticed, with the directive that blocked it", async ({ page }) => {
    const messages: string[] = []
    page.on("console", (message) => messages.push(message.text()))
    await page.goto("/kontakt")
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.append("window.intruder = true")
      document.head.append(script)
    })
    await expect.poll(() => messages.join("\n")).toMatch(/content policy violation: script-src/)
  })
})

test("an unhandled error in the page fails the test", async ({ page }) => {
  test.fail()
  await page.goto(`${origins.identity}/outbox`)
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("nobody caught this"))))
  await page.waitForTimeout(100)
})

test("the shop service can be killed and comes back", { tag: "@alone" }, async () => {
  await killServer(shopService)
  await expect(fetch(`${shopService.origin}/health`)).rejects.toThrow()
  await restartServer(shopService)
  expect((await fetch(`${shopService.origin}/health`)).status).toBe(200)
})
