// Tests of the shop as an app on the home screen: Chromium's own report on manifest and icons.
import {
  buyTicket,
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  openShopAsNew,
  orderAndPay,
  spokenPlate,
  waitForStoredProof
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("the manifest is installable and has valid icons", async ({ page, context }) => {
  await page.goto("/error")
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/app.de.webmanifest")
  const browser = await context.newCDPSession(page)
  const { url, errors, data } = await browser.send("Page.getAppManifest")
  expect([new URL(url).pathname, errors]).toEqual(["/app.de.webmanifest", []])
  const { shortcuts } = JSON.parse(data ?? "{}") as { shortcuts?: ReadonlyArray<{ name: string }> }
  expect(shortcuts?.map(({ name }) => name)).toEqual(["Nachweis zeigen", "Erneut kaufen"])
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors")
  // Test contexts are incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([])
})

test("the shortcuts lead to the proof, which is shared, marks the icon and keeps the screen lit, and to buying again", async ({
  page
}) => {
  await page.addInitScript(() => {
    const asked: Array<string> = []
    Object.assign(globalThis, { asked })
    Object.defineProperty(navigator, "share", {
      value: async ({ text }: ShareData) => void asked.push(`share ${text}`)
    })
    Object.defineProperty(navigator, "setAppBadge", { value: async () => void asked.push("badge") })
    Object.defineProperty(navigator, "clearAppBadge", { value: async () => void asked.push("no badge") })
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          asked.push("lit")
          return { release: async () => void asked.push("dark") }
        }
      }
    })
  })
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: Array<string> }).asked)
  // No proof is stored yet.
  await openShopAsNew(page)
  await page.goto("/shortcut.html?to=proof")
  await expect(page).toHaveURL("/wiesensee")

  await chooseTicket(page, "Tagesticket Wandern")
  const plate = freshPlate()
  await configureFor(page, plate)
  await orderAndPay(page)
  await page.goto("/shortcut.html?to=proof")
  await expectState(page, "paymentReturn", "paid")
  await expect(page.getByText(spokenPlate(plate))).toBeAttached()
  await expect.poll(asked).toEqual(expect.arrayContaining(["lit", "badge"]))
  await page.getByRole("button", { name: "Teilen" }).click()
  expect((await asked()).at(-1)).toContain(plate)
  // Hidden and visible again: the wake lock is requested again.
  const before = (await asked()).filter((what) => what === "lit").length
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect.poll(async () => (await asked()).filter((what) => what === "lit").length).toBe(before + 1)

  await page.goto("/shortcut.html?to=again")
  await expect(page).toHaveURL("/wiesensee")
  await expect(page.locator('[data-machine="buyAgain"]')).toBeVisible()
})

test.describe("without a connection", () => {
  // The browser logs failed requests.
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test("the shortcut opens the stored proof, also in a new tab", async ({ page, context }) => {
    const plate = freshPlate()
    await buyTicket(page, plate)
    await waitForStoredProof(page)

    await context.setOffline(true)
    const installed = await context.newPage()
    await installed.goto("/shortcut.html?to=proof")
    await expectState(installed, "paymentReturn", /^proofKept/)
    await expect(installed.getByText(spokenPlate(plate))).toBeAttached()
    await context.setOffline(false)
  })
})
