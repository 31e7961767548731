// Tests of the proof of a paid ticket: offline, on paper, from the account, and in the next purchase.
import type { Page } from "@playwright/test"
import { gatewayAddress, origins } from "../../backend/configuration.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { gatewayCalls } from "../support/change-answers.ts"
import { hold } from "../support/hold.ts"
import {
  buyTicket,
  expectState,
  freshPlate,
  intoCart,
  spokenPlate,
  waitForStoredProof
} from "../support/shop.ts"
import { withStylesheet } from "../support/stylesheet.ts"
import { expect, test } from "../support/test.ts"

/** A ticket bought in the last minute of a day begins with the next one. */
const running = /^(?:GÜLTIG bis .*|Bezahlt\. Gilt in )\d/

test.describe("without a connection", () => {
  // The browser logs failed requests.
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test("the page of a paid ticket opens again, also in a new tab, and prints on one page [C/C-02]", async ({
    page,
    context
  }) => {
    const plate = freshPlate()
    await buyTicket(page, plate)
    const card = page.getByRole("article").filter({ hasText: "Tagesticket Wandern" })
    await expect(card.getByRole("timer")).toHaveText(running)
    await expect(card).toContainText("Wiesensee, Wanderparkplatz Nord")
    await expect(card).toContainText(/PS-/)
    await expect(card.getByText(spokenPlate(plate))).toBeAttached()

    // Beside the code, text of twice the size has no room on a phone.
    const lines = await withStylesheet(page, ":root { font-size: 200% }", () =>
      card.getByText(/^PS-/).evaluate((number) => number.getClientRects().length)
    )
    expect(lines).toBeLessThanOrEqual(2)

    const paper = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

    const address = page.url()
    await waitForStoredProof(page)
    await context.setOffline(true)
    await page.reload()
    // The proof is shown before the request fails.
    await expectState(page, "paymentReturn", "proofKept.checking")
    await expect(card.getByRole("timer")).toHaveText(running)
    // In the shop's colour, as online.
    await expect(page.getByRole("banner")).toHaveCSS("background-color", /^oklch/)
    await expect(page.getByText("Der Stand Ihrer Bestellung wird abgefragt …")).toBeVisible()
    await expectState(page, "paymentReturn", "proofKept.checking")
    await expect(page.getByRole("button", { name: "Stand erneut abfragen" })).toBeVisible({ timeout: 30_000 })

    const later = await context.newPage()
    await later.goto(address)
    await expectState(later, "paymentReturn", /^proofKept/)
    await expect(later.getByRole("article").filter({ hasText: "Tagesticket Wandern" })).toContainText(/PS-/)
    await context.setOffline(false)
  })

  test("any address of a shop lists the proofs of this device in the language of the shop, and reloads once online", async ({
    page,
    context
  }) => {
    const plate = freshPlate()
    await buyTicket(page, plate)
    await waitForStoredProof(page)
    // The proof may be shown in another language than that of the purchase.
    const italian = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open("parkschein-proof")).keys()
        return kept.filter(({ url }) => url.includes("/assets/it-")).length
      })
    await expect.poll(italian).toBeGreaterThanOrEqual(2)
    await context.setOffline(true)

    for (const path of ["/", "/altavalle", "/wiesensee/account"]) {
      await page.goto(path)
      await expect(page).toHaveTitle("Keine Verbindung")
      await expect(page.getByRole("listitem")).toHaveCount(1)
    }
    await expect(page.getByRole("link")).toContainText(`${plate}Tagesticket Wandern`)
    await expect(page.getByRole("link")).toContainText(
      /Gilt (?:ab|bis) \w\w.*\d\d:\d\d.*Parken am Wiesensee · PS-/
    )
    await expectAccessible(page)
    for (const [language, title] of [
      ["en-GB", "No connection"],
      ["fr-FR", "Pas de connexion"],
      ["it-IT", "Nessuna connessione"]
    ] as const) {
      await page.evaluate(
        (tag) => localStorage.setItem("parkschein.language.1", JSON.stringify(tag)),
        language
      )
      await page.reload()
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      ).toBeLessThanOrEqual(0)
    }
    await page.getByRole("link").click()
    await expectState(page, "paymentReturn", /^proofKept/)
    await expect(page.getByRole("heading", { level: 1, name: "Titolo di sosta" })).toBeVisible()

    await page.evaluate(() => localStorage.setItem("parkschein.language.1", JSON.stringify("de-DE")))
    await page.goto("/wiesensee")
    await context.setOffline(false)
    await page.getByRole("button", { name: "Erneut versuchen" }).click()
    await expectState(page, "shopHome", "browsing")
  })

  test("a browser without a stored proof shows its own error page", async ({ page, context }) => {
    await page.goto("/version.json")
    await context.setOffline(true)
    await expect(page.goto("/wiesensee")).rejects.toThrow("ERR_INTERNET_DISCONNECTED")
    await context.setOffline(false)
  })
})

/** Buys a ticket, and returns the address of its proof. No other tab remains to share its session. */
const leaveKeptProof = async (page: Page): Promise<string> => {
  await buyTicket(page)
  await waitForStoredProof(page)
  const address = page.url()
  await page.close()
  return address
}

test("the proof of a paid ticket is shown in a new tab before the session is known [C/C-02]", async ({
  page,
  context
}) => {
  const address = await leaveKeptProof(page)
  const later = await context.newPage()
  const release = await hold(later, new RegExp(`${gatewayCalls.source}|^${origins.identity}/`))
  await later.goto(address)
  await expectState(later, "paymentReturn", "proofKept.checking")
  await expect(later.getByRole("article").filter({ hasText: "Tagesticket Wandern" })).toContainText(/PS-/)
  release()
  await expectState(later, "paymentReturn", "paid")
})

test("the stored proof is shown in a new tab while every server accepts requests and never answers [C/C-02]", async ({
  page,
  context
}) => {
  const address = await leaveKeptProof(page)
  // Includes the requests of the service worker.
  let asked = 0
  await context.route("**/*", () => {
    asked += 1
  })
  const later = await context.newPage()
  await later.goto(address, { waitUntil: "commit" })
  await expectState(later, "paymentReturn", "proofKept.checking")
  await expect(later.getByRole("article").filter({ hasText: "Tagesticket Wandern" })).toContainText(/PS-/)
  expect(asked).toBeGreaterThan(0)
  await context.unrouteAll({ behavior: "ignoreErrors" })
})

test("the code on the proof tells an inspector, who has no account, whether the ticket is valid", async ({
  page,
  context
}) => {
  const plate = freshPlate()
  await buyTicket(page, plate)
  const code = page.getByRole("link", { name: "Für die Kontrolle: Code scannen" })
  await expect(code.locator("path")).toHaveAttribute("d", /^M4 4h1v1h-1z/)
  const address = (await code.getAttribute("href")) ?? ""
  expect(address.startsWith(`${gatewayAddress}/v1/ticket-check/`)).toBe(true)

  const phone = await context.browser()?.newContext({ locale: "it-IT" })
  const inspector = await phone?.newPage()
  if (inspector === undefined) throw new Error("There is no other browser.")
  await inspector.goto(address)
  // What is bought in the last minute of a day begins with the next one.
  await expect(inspector.getByRole("heading", { level: 1 })).toContainText("VALIDO")
  await expect(inspector.locator(".plate")).toContainText(plate)
  await expect(inspector.getByText("Parken am Wiesensee")).toBeVisible()
  await expectAccessible(inspector)
  await phone?.close()
})

test("the account links to the proof and to buying the same ticket for the same plate again [B-14] @extended", async ({
  page
}) => {
  const plate = freshPlate()
  await buyTicket(page, plate)

  await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
  await page.getByRole("link", { name: "Nachweis zeigen: Tagesticket Wandern" }).click()
  await expectState(page, "paymentReturn", "paid")
  await page.goBack()
  await page.getByRole("link", { name: "Erneut kaufen: Tagesticket Wandern" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tagesticket Wandern" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue(plate)
  // The same day again: the shop shows the end of the paid ticket.
  await intoCart(page)
  await expect(page.getByText(/ hat schon ein bezahltes Ticket bis /)).toBeVisible()
})
