/** Tests of the flow atlas: built, served under its content policy, used by pointer and by keyboard. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readSignOffs, serveAtlas, writeSignOffs } from "@parkschein/flowkit/atlas"
import type { Page } from "@playwright/test"
import { origins, ports } from "../../backend/configuration.ts"
import { buildProductAtlas } from "../../scripts/atlas/product-atlas.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { expect, test } from "../support/test.ts"
import { testFolder } from "../support/test-environment.ts"

const folder = join(testFolder, "atlas")
const site = join(folder, "site")
const signOffFile = join(folder, "sign-off.json")

// The atlas is used on a desktop; one build serves all tests.
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

test("shows a declined payment from the front page, in the picture and in play mode", async ({ page }) => {
  await open(page)
  await page.getByRole("searchbox").fill("what happens when the bank declines")
  await page.getByRole("button", { name: /the bank has declined.*Payment result/s }).click()

  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(
    /the bank has declined, “Payment declined” follows/
  )
  await beside(page).getByRole("button", { name: "Payment declined", exact: true }).click()
  await expect(box(page, /^Payment declined\. .*nothing is charged/)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/#paymentReturn\/failed$/)

  await page.getByRole("button", { name: "Play", exact: false }).first().click()
  await beside(page).getByRole("button", { name: "declined", exact: true }).click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Payment declined")
  await expect(page.locator(".box.active")).toHaveAttribute("data-box", "paymentReturn.failed")
  await beside(page).getByRole("button", { name: "Take back" }).click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Asking about the order")
})

/** A question is typed, and Enter opens the first answer. */
const ask = async (page: Page, question: string): Promise<void> => {
  await open(page)
  await page.getByRole("searchbox").fill(question)
  await page.keyboard.press("Enter")
}

test.describe("answers a question in two steps, typed and confirmed", () => {
  const heading = (page: Page) => beside(page).getByRole("heading", { level: 2 })

  for (const question of ["payment is late", "What does the driver see when the payment is late?"]) {
    test(`“${question}” with the screen of the bank that takes long`, async ({ page }) => {
      await ask(page, question)
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("The bank takes long")
      await expect(page.getByRole("img", { name: /^The bank takes long/ }).first()).toBeVisible()
    })
  }

  test("“refund” with the story of an order that is paid after it has expired", async ({ page }) => {
    await ask(page, "refund")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Paid after the order has expired: refund"
    )
  })

  test("“e-mail not verified” with the screens of the group, the first state at the top", async ({
    page
  }) => {
    await ask(page, "e-mail not verified")
    await expect(heading(page)).toHaveText("E-mail not verified")
    await expect(beside(page).getByRole("img").first()).toBeInViewport()
    await expect(beside(page).locator(".inside").getByRole("button").first()).toBeVisible()
  })

  test("“which states does nobody see” with each state and the reason", async ({ page }) => {
    await ask(page, "Which states does nobody ever see?")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("States that nobody sees")
    await expect(
      page.getByRole("listitem").filter({ hasText: "Opening a page tells this flow of it at once" })
    ).toBeVisible()
    await page.goto("/")
    await page.getByRole("link", { name: /states that nobody sees$/ }).click()
    await expect(page).toHaveURL(/#!unseen$/)
  })

  test("“what has changed since the last release” with the page of changes", async ({ page }) => {
    await ask(page, "What has changed since the last release?")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "What has changed since the last release"
    )
    await expect(page.getByText("no earlier release")).toBeVisible()
  })
})

test("turns the screens of a story by keys without a click, in the language and width chosen before", async ({
  page
}) => {
  await open(page, "#paymentReturn/failed")
  await beside(page).getByRole("button", { name: "it-IT" }).click()
  await beside(page).getByRole("button", { name: "1280 px" }).click()
  await beside(page).getByRole("button", { name: "State after" }).click()
  await expect(
    beside(page)
      .getByRole("img", { name: /it-IT, 1280 px/ })
      .first()
  ).toBeVisible()
  await open(page, "#~bank-declines")
  // The heading of the page before is one, too.
  await expect(page.getByText("Screen 1 of 5")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText("Screen 3 of 5")).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await expect(page.getByText("Screen 2 of 5")).toBeVisible()
  await expect(page.getByRole("button", { name: "it-IT" })).toHaveAttribute("aria-pressed", "true")
})

test("waits in play mode until something changes, with the answers given before", async ({ page }) => {
  await open(page, "#paymentReturn?play=1")
  await beside(page).getByRole("button", { name: "processing", exact: true }).click()
  const wait = beside(page).getByRole("button", { name: "Wait until something changes" })
  const now = beside(page).getByRole("heading", { level: 2 })
  await expect(now).toHaveText(/^Asking the bank/)
  await wait.click()
  await wait.click()
  await expect(now).toHaveText(/^The bank takes long/)
})

test("plays a whole purchase in the picture of the root: sign, login, ticket, cart, payment, proof @extended", async ({
  page
}) => {
  await open(page, "#app")
  await page.getByRole("button", { name: "Play", exact: false }).first().click()
  const now = beside(page).locator("[data-state]").first()
  for (const [move, state] of [
    ["nobody, at a page of a driver", "page.closed"],
    ["a driver", "page.open.shopHome"],
    ["Choose a ticket: a day", "page.open.ticketConfiguration"],
    ["The ticket is in the cart: of the shop", "page.open.shopHome + cart.open"],
    ["The order is paid: an order", "page.open.paymentReturn + cart.closed"]
  ] as const) {
    await beside(page).getByRole("button", { name: move, exact: true }).click()
    await expect(now).toHaveAttribute("data-state", new RegExp(`^${state.replaceAll("+", "\\+")}`))
    await expect(page.locator(`.box.active[data-box="app.${state.split(" ")[0]}"]`)).toBeInViewport()
  }
})

test("shows the driver's way with screens, and how flows call each other @extended", async ({ page }) => {
  await open(page)
  const map = page.getByRole("region", { name: "The way through the product" })
  await expect(map.getByRole("heading", { level: 2 })).toHaveText([
    "Find",
    "Choose",
    "Pay",
    "Prove",
    "Around it"
  ])
  const shown = await map.locator(".on-map").count()
  expect(shown).toBe(await page.locator(".card").count())
  await expect(
    map.locator(".on-map", { hasText: "goes on in" }).filter({ hasText: "Payment result" })
  ).not.toHaveCount(0)
  await map.getByRole("link", { name: "Cart and checkout" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart and checkout")
  const payment = beside(page).getByRole("listitem").filter({ hasText: "Payment result" })
  await expect(payment.filter({ hasText: "the order is paid" }).first()).toBeVisible()
})

test("opens at the state of a link @extended", async ({ page }) => {
  await open(page, "#checkout/reviewing.idle")
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(
    "Reviewing the order: Terms to be accepted"
  )
  await expect(box(page, /^Terms to be accepted/)).toHaveAttribute("aria-pressed", "true")
  await expect(box(page, /^Terms to be accepted/)).toBeInViewport({ ratio: 1 })
})

test("follows transitions by keyboard @extended", async ({ page }) => {
  await open(page, "#checkout/reviewing")
  await box(page, /^Reviewing the order/).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL(/\|/)
  const sentence = beside(page).getByRole("heading", { level: 2 })
  for (let presses = 0; presses < 12; presses++) {
    const shown = (await sentence.textContent()) ?? ""
    if (/“Ordering” follows/.test(shown)) break
    await page.keyboard.press("ArrowRight")
    await expect(sentence).not.toHaveText(shown)
  }
  await expect(sentence).toHaveText(/the driver orders and none of that applies, “Ordering” follows/)
  await page.keyboard.press("ArrowDown")
  await expect(page).toHaveURL(/#checkout\/ordering$/)
  await expect(box(page, /^Ordering/)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(page).toHaveURL(/#checkout\/reviewing$/)
})

test("navigates search results by keyboard @extended", async ({ page }) => {
  await open(page)
  const field = page.getByRole("searchbox")
  await field.fill("bank")
  const found = page.locator(".results button")
  await field.press("ArrowDown")
  await expect(found.first()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(found.nth(1)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field).toBeFocused()
  await expect(found).toHaveCount(0)

  // The story of that name comes first, then the rule.
  await field.fill("bank declines")
  await field.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(beside(page)).toBeFocused()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(/the bank has declined/)
})

test("reports an unknown link target and suggests the nearest @extended", async ({ page }) => {
  await open(page, "#refunds/asking")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no flow “refunds”")
  await page.getByRole("main").getByRole("link", { name: "All flows" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All flows")

  for (const [place, heading] of [
    ["reviewing.hesitating", "This flow has no such state"],
    ["checkout.reviewing|REFUND_WANTED#0", "This flow has no such rule"]
  ] as const) {
    await open(page, `#checkout/${encodeURIComponent(place)}`)
    await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(heading)
    await expect(beside(page).getByText(place, { exact: true })).toBeVisible()
    await beside(page).getByRole("button", { name: "Reviewing the order" }).click()
    await expect(page).toHaveURL(/#checkout\/reviewing$/)
  }
})

test("lists the content of the picture as text @extended", async ({ page }) => {
  await open(page, "#checkout")
  const drawn = await page
    .locator("[data-transitions]")
    .evaluateAll((rows) => rows.flatMap((row) => (row.getAttribute("data-transitions") ?? "").split(" ")))
  await page.getByRole("button", { name: "List" }).click()
  await expect(page.locator(".list-view .way")).toHaveCount(new Set(drawn).size)
})

test("lists what can fail in a flow, and shows a rule of it in the picture", async ({ page }) => {
  await open(page, "#checkout")
  const failures = beside(page)
    .getByRole("group")
    .filter({ hasText: /a service fails \(\d+\)/ })
  const first = failures.getByRole("button").first()
  const sentence = await first.innerText()
  await first.click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText(sentence)
  await expect(page.locator("[data-transitions].chosen, .line.chosen").first()).toBeInViewport()
})

test("marks missing screens and shows all four languages, or one", async ({ page }) => {
  await open(page, "#appVersion?view=screens")
  for (const locale of ["de-DE", "en-GB", "fr-FR", "it-IT"]) {
    await expect(page.getByRole("columnheader", { name: `${locale} · 360 px` })).toBeVisible()
  }
  const columns = page.getByRole("columnheader", { name: / px$/ })
  await expect(columns).toHaveCount(4)
  await page.getByRole("main").getByRole("button", { name: "all widths" }).click()
  await expect(columns).toHaveCount(8)
  await page.getByRole("main").getByRole("button", { name: "1280 px" }).click()
  await page.getByRole("main").getByRole("button", { name: "fr-FR" }).click()
  await expect(columns).toHaveText(["fr-FR · 1280 px"])
  await page.getByRole("main").getByRole("button", { name: "all languages" }).click()
  await page.getByRole("main").getByRole("button", { name: "360 px" }).click()
  const cells = page.getByRole("cell")
  await expect(cells.first()).toBeVisible()
  const shown = await page.locator(".screens-view td img, .screens-view td .missing").count()
  expect(shown).toBe(await cells.count())
  // The selected state is above all others, in the size of its screenshots.
  await page.getByRole("button", { name: "Up to date" }).first().click()
  await expect(page.locator(".screens-view").getByRole("heading", { level: 2 })).toBeVisible()
  await expect(page.getByRole("list", { name: /360 px$/ }).getByRole("listitem")).toHaveCount(4)
})

test("stores sign-offs of each role in the repository's file and withdraws them", async ({ page }) => {
  const place = "locale.switchingFailed|TRY_AGAIN"
  await open(page, `#locale/${encodeURIComponent(place)}`)
  await expect(beside(page).getByText("not signed off")).toBeVisible()
  await beside(page).getByLabel("Your name").fill("Petra Owner")
  await beside(page).getByRole("button", { name: "Sign off" }).click()
  await expect(beside(page).getByText("product owner: by Petra Owner on 2026-11-21")).toBeVisible()
  await expect(beside(page).getByText("not yet signed off by all")).toBeVisible()
  await expect(beside(page).getByText("1 of 1 by the product owner; QA missing")).toBeVisible()
  await page.getByLabel("Show").selectOption({ label: "what is signed off" })
  const drawn = page.locator('.box[data-box="locale.switchingFailed"]')
  await expect(drawn).toHaveAttribute("data-mark", "new")

  await beside(page).getByLabel("As").selectOption("QA")
  await beside(page).getByRole("button", { name: "Sign off" }).click()
  await expect(drawn).toHaveAttribute("data-mark", "good")
  const stored = readSignOffs(readFileSync(signOffFile, "utf8"))
  expect(stored["locale"]?.[place]).toMatchObject({
    "product owner": { by: "Petra Owner", on: "2026-11-21" },
    QA: { by: "Petra Owner", on: "2026-11-21" }
  })
  await expect(page.locator(".marks-legend")).toContainText("1 signed off")
  await beside(page).getByRole("button", { name: "Take back" }).click()
  await beside(page).getByLabel("As").selectOption("product owner")
  await beside(page).getByRole("button", { name: "Take back" }).click()
  await expect(beside(page).getByText("not signed off")).toBeVisible()
  expect(readSignOffs(readFileSync(signOffFile, "utf8"))).toEqual({})
})

test("lists changes since the sign-off on the front page, with the former version @extended", async ({
  page
}) => {
  const place = "paymentReturn.checking|xstate.done.actor.loadOrder#0"
  const then = {
    en: "If the bank has declined, “Cart” follows.",
    de: "Wenn die Bank abgelehnt hat, folgt „Warenkorb“."
  }
  const signed = {
    fingerprint: "another",
    version: "v1",
    by: "Petra Owner",
    on: "2026-11-01",
    sentence: then
  }
  writeFileSync(signOffFile, writeSignOffs({ paymentReturn: { [place]: { QA: signed } } }))
  try {
    await open(page)
    await page.getByRole("link", { name: "1 rule changed since its sign-off" }).click()
    await page.getByRole("button", { name: "1 changed since it was signed off" }).click()
    await expect(beside(page).getByText(then.en)).toBeVisible()
    await expect(beside(page).getByText("QA: by Petra Owner on 2026-11-01")).toBeVisible()
    await expectAccessible(page)
  } finally {
    writeFileSync(signOffFile, "{}\n")
  }
})

test("stores comments in the repository's file and removes them @extended", async ({ page }) => {
  await open(page, "#checkout/sessionLost")
  await beside(page).getByLabel("Name", { exact: true }).fill("Petra Owner")
  await beside(page).getByLabel("Comment", { exact: true }).fill("Does the cart stay?")
  await beside(page).getByRole("button", { name: "Add comment" }).click()
  // The text alone is also in the field.
  await expect(beside(page).getByText("by Petra Owner on 2026-11-21")).toBeVisible()
  const file = join(folder, "comments.json")
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    checkout: [
      { id: "1", place: "sessionLost", by: "Petra Owner", on: "2026-11-21", text: "Does the cart stay?" }
    ]
  })
  await page.reload()
  await expect(beside(page).getByText("by Petra Owner on 2026-11-21")).toBeVisible()
  await beside(page).getByRole("button", { name: "Remove" }).click()
  await expect(beside(page).getByText("Does the cart stay?")).toHaveCount(0)
  expect(readFileSync(file, "utf8")).toBe("{}\n")
})

test("folds groups and opens one of them @extended", async ({ page }) => {
  await open(page, "#checkout")
  const all = await page.locator(".box").count()
  await page.getByLabel("Groups").selectOption({ label: "all folded" })
  await expect(page.locator('.box[data-box="checkout.reviewing.idle"]')).toHaveCount(0)
  await expect(box(page, /^Reviewing the order/)).toBeInViewport({ ratio: 1 })
  expect(await page.locator(".box").count()).toBeLessThan(all)
  await page.getByLabel("Groups").selectOption({ label: "only Reviewing the order" })
  await expect(page.locator('.box[data-box="checkout.reviewing.idle"]')).toBeAttached()
  await expect(page.locator('.box[data-box="checkout.awaitingPayment.waiting"]')).toHaveCount(0)
  await expect(page).toHaveURL(/fold=checkout\.reviewing/)
})

test("shows the whole story from the on-site code to the proof @extended", async ({ page }) => {
  await open(page)
  await page.getByRole("link", { name: "From the code on the sign to the proof" }).click()
  const heading = page.getByRole("heading", { level: 2 })
  await expect(page.getByText("Screen 1 of 9")).toBeVisible()
  await expect(heading).toHaveText("On the way to the login")
  for (const [screens, label] of [
    [2, "Choosing a ticket"],
    [3, "Reviewing the order: Terms to be accepted"],
    [3, "Paid"]
  ] as const) {
    const next = page.getByRole("button", { name: "Next →" })
    for (let screen = 0; screen < screens; screen++) await next.click()
    await expect(heading).toHaveText(label)
  }
  await expect(page.getByText("Screen 9 of 9")).toBeVisible()
})

test("shows a story screen by screen, by keyboard and by its address @extended", async ({ page }) => {
  await open(page)
  await page.getByRole("link", { name: "The bank declines" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The bank declines")
  await expect(page.getByText("Screen 1 of 5")).toBeVisible()
  await page.getByRole("button", { name: "Next →" }).click()
  await page.getByRole("button", { name: "Next →" }).press("ArrowRight")
  await page.getByRole("button", { name: "Next →" }).press("ArrowRight")
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Payment declined")
  await expect(page.getByText(/the bank has declined/).first()).toBeVisible()
  await expect(page).toHaveURL(/#~bank-declines\/4\?/)
  await page.reload()
  await expect(page.getByText("Screen 4 of 5")).toBeVisible()
  const [animated] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Animated page" }).click()
  ])
  expect(readFileSync(await animated.path(), "utf8")).toMatch(/<figure.*Payment declined/s)
  await page.getByRole("link", { name: "Show it in the flow" }).click()
  await expect(page).toHaveURL(/#paymentReturn\/failed$/)
  await page.goto("/#~no-such-story")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no story “no-such-story”")
})

test.describe("with a file of sign-offs that cannot be read", () => {
  test.use({ expectedProblems: [/status of 500/] })
  const broken = "<<<<<<< HEAD\n{}\n"

  test.beforeAll(() => writeFileSync(signOffFile, broken))
  test.afterAll(() => writeFileSync(signOffFile, "{}\n"))

  test("reports the error instead of “not signed off”, and still shows the flows @extended", async ({
    page
  }) => {
    await open(page, "#locale/switchingFailed?overlay=signOff")
    await expect(beside(page).getByRole("alert")).toContainText(
      /What is signed off is not known\. The sign-offs in .*sign-off\.json cannot be read\. It is not JSON/
    )
    await expect(beside(page).getByRole("button", { name: "Sign off" })).toHaveCount(0)
    await expect(page.locator('.box[data-box="locale.switchingFailed"]')).toHaveAttribute("data-mark", "")
    await expectAccessible(page)
  })

  test("does not overwrite it @extended", async ({ request }) => {
    const answer = await request.post("/sign-off", {
      headers: { origin: origins.atlas, "content-type": "application/json" },
      data: JSON.stringify({
        machine: "locale",
        version: "x",
        transitions: ["locale.switchingFailed|TRY_AGAIN"],
        by: "z",
        role: "QA"
      })
    })
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("cannot be read") })
    expect(readFileSync(signOffFile, "utf8")).toBe(broken)
  })
})

test("refuses sign-offs from other sites @extended", async ({ request }) => {
  const answer = await request.post("/sign-off", {
    headers: { origin: "http://elsewhere.example", "content-type": "application/json" },
    data: JSON.stringify({ machine: "locale", version: "x", transitions: ["y"], by: "z" })
  })
  expect(answer.status()).toBe(403)
})

test("runs under a content security policy with its own files only", async ({ page }) => {
  const answer = await page.goto("/")
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'")
  expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'")
  // Anything blocked fails the test: see support/test.ts.
  await open(page, "#paymentReturn?play=1")
  await expect(beside(page).getByRole("heading", { level: 2 })).toBeVisible()
})

test("exports SVG and PNG @extended", async ({ page }) => {
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

test("prints a whole flow without the surrounding page @extended", async ({ page }) => {
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

test("does not reload unchanged files @extended", async ({ page }) => {
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
  "#!unseen",
  "#!changes",
  "#checkout",
  "#checkout/reviewing.idle?view=list",
  "#paymentReturn?play=1",
  "#locale?view=screens",
  "#checkout?overlay=signOff",
  "#~bank-declines/4",
  "#checkout?fold=",
  "#checkout?overlay=coverage",
  "#checkout?overlay=failures",
  `#paymentReturn/${encodeURIComponent("paymentReturn.checking|xstate.done.actor.loadOrder#0")}`
]) {
  test(`has nothing that axe objects to at "${place}" @extended`, async ({ page }) => {
    await open(page, place)
    await expectAccessible(page)
  })
}

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" })
  for (const place of ["", "#checkout?overlay=signOff", "#paymentReturn/failed?view=list&play=1"]) {
    test(`has nothing that axe objects to at "${place}" @extended`, async ({ page }) => {
      await open(page, place)
      await expectAccessible(page)
    })
  }
})

test("zooms around the center of a pinch gesture @extended", async ({ page }) => {
  await open(page, "#checkout")
  const frame = page.locator(".frame-of-picture")
  const room = await frame.boundingBox()
  if (room === null) throw new Error("The picture has no place.")
  const box = page.locator('.box[data-box="checkout.loading"] .frame, .box .frame').first()
  const before = await box.boundingBox()
  if (before === null) throw new Error("The first box is not drawn.")
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  const touch = (type: string, pointerId: number, clientX: number) =>
    frame.dispatchEvent(type, { pointerId, clientX, clientY: y, button: 0, bubbles: true })
  await touch("pointerdown", 1, x - 50)
  await touch("pointerdown", 2, x + 50)
  await touch("pointermove", 1, x - 75)
  await touch("pointermove", 2, x + 75)
  const after = await box.boundingBox()
  expect((after?.width ?? 0) / before.width).toBeCloseTo(1.5, 1)
  expect((after?.x ?? 0) + (after?.width ?? 0) / 2).toBeCloseTo(x, 0)
  for (const pointerId of [1, 2]) await touch("pointerup", pointerId, x)
})

test("supports German @extended", async ({ page }) => {
  await open(page, "#paymentReturn")
  await page.getByRole("button", { name: "Deutsch" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnis der Zahlung")
  await expect(box(page, /^Zahlung abgelehnt/)).toBeAttached()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Spielen" }).click()
  await beside(page).getByRole("button", { name: "abgelehnt", exact: true }).click()
  await expect(beside(page).getByRole("heading", { level: 2 })).toHaveText("Zahlung abgelehnt")
})
