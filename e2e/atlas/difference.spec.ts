/** Tests of the view of one changed guard: that rule alone, with the screens before and after. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildAtlas, serveAtlas } from "@parkschein/flowkit/atlas"
import { host, ports } from "../../backend/configuration.ts"
import { productFlows } from "../../scripts/atlas/product-flows.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { expect, test } from "../support/test.ts"
import { testFolder } from "../support/test-environment.ts"

const folder = join(testFolder, "atlas-difference")
const site = join(folder, "site")
const signOffFile = join(folder, "sign-off.json")
const port = ports.atlas + 1

test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: "en-GB",
  baseURL: `http://${host}:${port}`
})
test.describe.configure({ mode: "serial", timeout: 90_000 })

/** One red or green pixel: the image content does not matter here. */
const pixels = {
  before: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  after: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}

const paid = "paid.receipt.idle + paid.reminder.idle"

const takePicture = (of: keyof typeof pixels, state: string): string => {
  const evidence = join(folder, of)
  const shots = join(evidence, "shots/paymentReturn/de-DE-360")
  mkdirSync(shots, { recursive: true })
  writeFileSync(join(shots, `${state}.png`), Buffer.from(pixels[of], "base64"))
  return evidence
}

let stop = async (): Promise<void> => undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(signOffFile, "{}\n")
  const flows = (await productFlows())
    .filter(({ description }) => ["paymentReturn", "checkout"].includes(description.id))
    .map((flow) => ({ ...flow, play: null }))
  // In the previous version, another function of the same name decided the condition of one rule.
  const before = flows.map((flow) =>
    flow.description.id === "paymentReturn"
      ? { ...flow, machine: flow.machine.provide({ guards: { isPaid: () => false } } as never) }
      : flow
  )
  await buildAtlas({
    flows,
    links: [],
    locales: ["de-DE"],
    widths: [360],
    evidence: takePicture("after", paid),
    signOffFile,
    folder: site,
    since: { label: "the last release", flows: before, evidence: takePicture("before", paid) }
  })
  stop = await serveAtlas({ folder: site, signOffFile, port })
})

test.afterAll(() => stop())

for (const way of ["by search", "from the front page"] as const) {
  test(`shows what has changed since the last release, ${way}`, async ({ page }) => {
    await page.goto("/")
    if (way === "by search") {
      await page.getByRole("searchbox").fill("what has changed since the last release")
      await page.keyboard.press("Enter")
    } else await page.getByRole("link", { name: "Changed since the last release" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changed since the last release")
    await expect(page).toHaveURL(/#!changes$/)
    const rule = page.getByRole("listitem").filter({ hasText: "changed:" }).first()
    await expect(rule).toContainText("The rule reads as before")
    for (const name of ["before", "now"])
      await expect(rule.getByRole("heading", { level: 4, name })).toBeVisible()
    await expectAccessible(page)
  })
}

test("one changed guard is shown as exactly the rules that it decides", async ({ page }) => {
  await page.goto("/")
  const map = page.getByRole("region", { name: "The way through the product" })
  const changed = page.getByRole("img", { name: /^what has changed: \d+$/ })
  await expect(map.getByRole("listitem").filter({ has: changed })).toHaveCount(2)
  await expect(map.locator(".on-map").filter({ has: changed })).toContainText("Payment result")
  await page.goto("/#paymentReturn?overlay=difference")
  await page.reload()
  const panel = page.getByRole("complementary")
  const changes = panel.getByRole("list").filter({ hasText: "changed:" }).getByRole("listitem")
  const expected = (await productFlows())
    .find(({ description }) => description.id === "paymentReturn")
    ?.description.transitions.filter(({ guard }) => JSON.stringify(guard ?? "").includes('"isPaid"'))
  await expect(changes).toHaveCount(expected?.length ?? 0)

  await changes.first().getByRole("button").click()
  await expect(panel).toContainText("The rule reads as before")
  await expect(panel.locator("del")).toContainText("isPaid: ()=>false")
  await expect(panel.locator("ins")).toContainText("isPaid:")
  for (const heading of ["before", "now"]) {
    const version = panel.getByRole("heading", { level: 4, name: heading }).locator("xpath=..")
    await expect(version.getByRole("img")).toHaveAttribute("src", /screens/)
  }
  const pictures = await panel
    .locator(".screens img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")))
  expect(new Set(pictures).size).toBe(2)
  // Every channel of the only compared pixel differs.
  await expect(panel.getByText("100 % of the points differ.")).toBeVisible()
  await expectAccessible(page)
})
