/** The flow atlas as a product owner uses it: built, served under its content policy, and walked by pointer and by keys. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { origins, ports } from "../../backend/configuration.ts"
import { readSignOffs, serveAtlas } from "../../flowkit/atlas/index.ts"
import { buildProductAtlas } from "../../scripts/flows/product-atlas.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { expect, test } from "../support/test.ts"
import { testFolder } from "../support/test-environment.ts"

const folder = join(testFolder, "atlas")
const site = join(folder, "site")
const signOffFile = join(folder, "sign-off.json")

// People look at the atlas at a desk; one build serves all tests.
test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: "en-GB",
  baseURL: origins.atlas,
  actionTimeout: 10_000
})
test.describe.configure({ mode: "serial", timeout: 90_000 })

let stop = async (): Promise<void> => undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(signOffFile, "{}\n")
  await buildProductAtlas({ folder: site, signOffFile })
  stop = await serveAtlas({ folder: site, signOffFile, port: ports.atlas, today: () => "2026-11-21" })
})

test.afterAll(() => stop())

const open = async (page: Page, place = ""): Promise<void> => {
  await page.goto(`/${place}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

const beside = (page: Page) => page.getByRole("complementary")
const box = (page: Page, name: RegExp) => page.getByRole("button", { name }).and(page.locator("g"))

test("answers the question what happens when the bank declines, from the front page, in the picture and by playing", async ({
  page
}) => {
  await open(page)
  await page.getByRole("searchbox").fill("what happens when the bank declines")
  await page
    .getByRole("button", { name: /the bank has declined, or the driver has cancelled.*Payment result/s })
    .click()

  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(
    /the bank has declined, or the driver has cancelled, “Payment declined or cancelled” follows/
  )
  await beside(page).getByRole("button", { name: "Payment declined or cancelled", exact: true }).click()
  await expect(box(page, /^Payment declined or cancelled\. .*nothing is charged/)).toBeInViewport({
    ratio: 1
  })
  await expect(page).toHaveURL(/#paymentReturn\/failed$/)

  await page.getByRole("button", { name: "Play", exact: false }).first().click()
  await beside(page).getByRole("button", { name: "the bank declines" }).click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Payment declined or cancelled")
  await expect(page.locator(".box.active")).toHaveAttribute("data-box", "paymentReturn.failed")
  await beside(page).getByRole("button", { name: "Take back" }).click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Asking about the order")
})

test("lists every flow and how they call each other", async ({ page }) => {
  await open(page)
  await expect(
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })
  ).not.toHaveCount(0)
  await box(page, /^Cart and checkout/).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart and checkout")
  await expect(beside(page).getByText("the driver comes back from the payment page")).toBeVisible()
})

test("opens at a state that a link names", async ({ page }) => {
  await open(page, "#checkout/reviewing.asking")
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Terms to be accepted")
  await expect(box(page, /^Terms to be accepted/)).toHaveAttribute("aria-pressed", "true")
  await expect(box(page, /^Terms to be accepted/)).toBeInViewport({ ratio: 1 })
})

test("walks along the lines by keys alone", async ({ page }) => {
  await open(page, "#checkout/reviewing")
  await box(page, /^Reviewing the order/).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL(/\|/)
  const sentence = beside(page).getByRole("heading", { level: 2 })
  for (
    let presses = 0;
    presses < 8 && !/“Ordering” follows/.test((await sentence.textContent()) ?? "");
    presses++
  ) {
    await page.keyboard.press("ArrowRight")
  }
  await expect(sentence).toHaveText(/the terms are accepted, “Ordering” follows/)
  await page.keyboard.press("ArrowDown")
  await expect(page).toHaveURL(/#checkout\/ordering$/)
  await expect(box(page, /^Ordering/)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(page).toHaveURL(/#checkout\/reviewing$/)
})

test("lists in words what the picture shows", async ({ page }) => {
  await open(page, "#checkout")
  const drawn = await page
    .locator("[data-transitions]")
    .evaluateAll((rows) => rows.flatMap((row) => (row.getAttribute("data-transitions") ?? "").split(" ")))
  await page.getByRole("button", { name: "List" }).click()
  const sentences = await page.locator(".list-view .way").count()
  expect(sentences).toBe(new Set(drawn).size)
})

test("marks screens that are missing, and shows all four languages", async ({ page }) => {
  await open(page, "#appVersion?view=screens")
  for (const locale of ["de-DE", "en-GB", "fr-FR", "it-IT"]) {
    await expect(page.getByRole("columnheader", { name: `${locale} · 360 px` })).toBeVisible()
  }
  const cells = page.getByRole("cell")
  await expect(cells.first()).toBeVisible()
  const shown = await page.locator(".screens-view td img, .screens-view td .missing").count()
  expect(shown).toBe(await cells.count())
})

test("stores a sign-off in the repository's file, and takes it back", async ({ page }) => {
  await open(page, `#locale/${encodeURIComponent("locale.switchingFailed|TRY_AGAIN")}`)
  await expect(beside(page).getByText("not signed off")).toBeVisible()
  await beside(page).getByLabel("Your name").fill("Petra Owner")
  await beside(page).getByRole("button", { name: "Sign off" }).click()
  await expect(beside(page).getByText("by Petra Owner on 2026-11-21")).toBeVisible()
  const stored = readSignOffs(readFileSync(signOffFile, "utf8"))
  expect(stored["locale"]?.["locale.switchingFailed|TRY_AGAIN"]).toMatchObject({
    by: "Petra Owner",
    on: "2026-11-21"
  })

  await page.getByLabel("Show").selectOption({ label: "what is signed off" })
  await expect(page.locator('.box[data-box="locale.switchingFailed"]')).toHaveAttribute("data-mark", "good")
  await beside(page).getByRole("button", { name: "Take back" }).click()
  await expect(beside(page).getByText("not signed off")).toBeVisible()
  expect(readSignOffs(readFileSync(signOffFile, "utf8"))).toEqual({})
})

test("lets no other site sign", async ({ request }) => {
  const answer = await request.post("/sign-off", {
    headers: { origin: "http://elsewhere.example", "content-type": "application/json" },
    data: JSON.stringify({ machine: "locale", version: "x", transitions: ["y"], by: "z" })
  })
  expect(answer.status()).toBe(403)
})

test("runs under a policy that allows nothing but its own files", async ({ page }) => {
  const answer = await page.goto("/")
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'")
  expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'")
  // Anything blocked fails the test: see support/test.ts.
  await open(page, "#paymentReturn?play=1")
  await expect(beside(page).getByRole("heading", { level: 2 })).toBeVisible()
})

test("can be taken along as SVG and PNG", async ({ page }) => {
  await open(page, "#paymentReturn")
  for (const [role, name, file] of [
    ["link", "SVG", "paymentReturn.svg"],
    ["button", "PNG", "paymentReturn.png"]
  ] as const) {
    const download = page.waitForEvent("download")
    await page.getByRole(role, { name }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})

test("prints a flow whole, without what is around it", async ({ page }) => {
  await open(page, "#paymentReturn")
  await page.emulateMedia({ media: "print" })
  const picture = page.locator("svg.frame-of-picture, .frame-of-picture").first()
  await expect(picture).toBeVisible()
  await expect(beside(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment result")
  const drawn = await page.locator("[data-box]").count()
  expect(drawn).toBeGreaterThan(10)
  const pdf = await page.pdf({ format: "A4" })
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-")
})

test("loads nothing a second time that has not changed", async ({ page }) => {
  await open(page, "#checkout")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 20_000)
      .map(({ name }) => new URL(name).pathname)
  )
  expect(scripts).toEqual([])
})

for (const place of [
  "",
  "#checkout",
  "#checkout/reviewing.asking?view=list",
  "#paymentReturn?play=1",
  "#locale?view=screens",
  "#checkout?overlay=signOff",
  "#checkout?overlay=coverage",
  "#checkout?overlay=failures",
  `#paymentReturn/${encodeURIComponent("paymentReturn.checking|xstate.done.actor.loadOrder#0")}`
]) {
  test(`has nothing that axe objects to at "${place}"`, async ({ page }) => {
    await open(page, place)
    await expectAccessible(page)
  })
}

test("speaks German, too", async ({ page }) => {
  await open(page, "#paymentReturn")
  await page.getByRole("button", { name: "Deutsch" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnis der Zahlung")
  await expect(box(page, /^Zahlung abgelehnt oder abgebrochen/)).toBeAttached()
  await expectAccessible(page)
})
