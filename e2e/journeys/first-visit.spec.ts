// Tests of a first visit by a scanned code: the shop's identity is shown before the login.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const code = `/seewil?area=${areaId("seewil", 2)}`

const hostedLogin = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.origin === origins.identity && url.pathname === "/u/login")

test("an on-site code shows operator and address of the shop before the login [C/C-15]", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/v1/shop/public/")) asked.push(request.url())
  })
  await page.goto(code)
  await expect(page.getByRole("heading", { level: 1, name: "Seewil" })).toBeVisible()
  const facts = page.getByRole("main")
  await expect(facts).toContainText("Parkschein Schweiz")
  await expect(facts).toContainText("Gemeinde Seewil")
  await expect(facts).toContainText(new URL(origins.app).host)
  await expect(facts).toContainText(new URL(origins.identity).host)
  await expect(page.getByRole("link", { name: "Impressum" })).toHaveAttribute("href", /\/ch\/imprint$/)

  await page.getByRole("button", { name: "Ich habe schon ein Konto" }).click()
  await hostedLogin(page)
  await page.locator("input[name=email]").fill("neu@example.com")
  await page.locator("input[name=password]").fill(demoPassword)
  await page.locator("form button[type=submit]").click()
  await expect(page).toHaveURL(code)
  await expectState(page, "shopHome", "browsing")
  // Over the whole visit, the public data of the shop are requested once.
  expect(asked).toHaveLength(1)
})

test("a later visit to the shop redirects to the login at once", async ({ page }) => {
  await page.goto(code)
  // Once the service has named the operator, the visitor knows the shop.
  await expect(page.getByRole("link", { name: "Impressum" })).toBeVisible()
  await page.getByRole("button", { name: "Ich habe schon ein Konto" }).click()
  await hostedLogin(page)
  await page.goto(code)
  await hostedLogin(page)
})

test("a login carries the return target, the shop and the languages of the specification [S-02]", async ({
  page
}) => {
  await page.route(`${origins.identity}/authorize*`, (route) => route.fulfill({ body: "" }))
  const asked = page.waitForRequest((request) => request.url().startsWith(`${origins.identity}/authorize`))
  await page.goto("/wiesensee/account?section=verify")
  const query = new URL((await asked).url()).searchParams
  expect(query.get("redirect_uri")).toBe(`${origins.app}/callback`)
  expect(query.get("ui_locales")).toBe("de en")
  expect(query.get("code_challenge_method")).toBe("S256")
  // A cookie of the shop keeps the app state until the response of the provider.
  const kept = (await page.context().cookies()).map(({ value }) => decodeURIComponent(value)).join()
  expect(kept).toContain(
    JSON.stringify({ target: "/wiesensee/account?section=verify", shop: "wiesensee" }).slice(1, -1)
  )
})

test.describe("with failures", () => {
  // The browser logs failed requests.
  test.use({ expectedProblems: [/status of 404|ERR_FAILED/] })

  test("a code of an unknown shop leads to no login [C/C-15]", async ({ page }) => {
    await page.goto(`/nirgends?area=${areaId("seewil", 2)}`)
    await expect(page.getByRole("heading", { level: 1, name: "Diesen Shop gibt es nicht" })).toBeVisible()
    await expect(page.getByRole("button")).toHaveCount(0)
    expect(new URL(page.url()).origin).toBe(origins.app)
  })

  test("the redirect to the login does not wait for a response of the service", async ({ page }) => {
    await page.route("**/v1/shop/public/**", (route) => route.abort())
    await page.goto(code)
    await expect(page.getByRole("main")).toContainText(new URL(origins.app).host)
    await page.getByRole("button", { name: "Ich habe schon ein Konto" }).click()
    await hostedLogin(page)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says in four languages what it needs @extended", async ({ page }) => {
    await page.goto("/wiesensee")
    for (const language of ["de", "en", "fr", "it"])
      await expect(page.locator(`p:lang(${language})`).filter({ hasText: "JavaScript" })).toBeVisible()
  })
})
