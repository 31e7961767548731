// Tests of codes that unlock tickets: the prompt, the message of each refusal, the effect of a valid code.
import type { Locator } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { clippedElements } from "../support/clipped-elements.ts"
import { freshDriver, logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { withStylesheet } from "../support/stylesheet.ts"
import { expect, test } from "../support/test.ts"

// Most drivers of these tests sign up first.
test.describe.configure({ timeout: 120_000 })

const home = "/klinikum-rosenau"
const prompt = { name: "Bitte verifizieren Sie sich" } as const

const sizeOf = (text: Locator): Promise<string> =>
  text.evaluate((element) => getComputedStyle(element).fontSize)

test("a shop with verification asks once, and a code unlocks its tickets [V-03 V-05 V-10] @desktop", async ({
  page
}) => {
  await freshDriver(page, home)
  await expectState(page, "shopHome", "browsing")
  await expect(page.getByRole("article", { name: "Mitarbeiter Monat (Nacht)" })).toHaveCount(0)
  const dialog = page.getByRole("dialog", prompt)
  await expect(dialog).toContainText("Verifizierungscode")
  await expectAccessible(page)
  expect(await sizeOf(dialog.getByRole("heading"))).toBe(await sizeOf(page.locator("h1")))
  await dialog.getByRole("button", { name: "Verifizieren", exact: true }).click()

  await expect(page).toHaveURL(`${home}/verify`)
  await expectState(page, "verification", "entering.typing")
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  await page.getByRole("textbox", { name: "Verifizierungscode" }).fill(" ROSENAU-2026 ")
  await page.getByRole("button", { name: "Verifizieren", exact: true }).click()
  await expect(page).toHaveURL(home)
  await expect(page.getByText("Ihrem Konto wurde ein neuer Verifizierungscode hinzugefügt.")).toHaveCount(1)
  await expect(page.getByRole("article", { name: "Mitarbeiter Monat (Nacht)" })).toBeVisible()
  await expectState(page, "verificationPrompt", "resting")

  await page.goto(`${home}/account?section=verify`)
  await expectState(page, "account", "codesListed")
  await expect(page.getByRole("table", { name: "Verifizierungscodes" })).toContainText("ROSENAU-2026")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Verifizierung hinzufügen" }).click()
  await expect(page).toHaveURL(`${home}/verify`)
})

test("a skipped question is not asked again in this shop, also on a later visit [V-05 V-07] @extended", async ({
  page
}) => {
  await freshDriver(page, home)
  const dialog = page.getByRole("dialog", prompt)
  await expect(dialog).toBeVisible()
  // The icon that closes it stays beside or above a large title.
  const largeText = ":root { font-size: 200% }"
  expect(await withStylesheet(page, largeText, () => clippedElements(page))).toEqual([])
  await dialog.getByRole("button", { name: "Verifizierung überspringen" }).last().click()
  await expectState(page, "verificationPrompt", "resting")
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await expectState(page, "verificationPrompt", "resting")
  await expect(dialog).toBeHidden()
})

test("continuing without verification skips the question [V-04] @extended", async ({ page }) => {
  await freshDriver(page, `${home}/verify`)
  await page.getByRole("button", { name: "Ohne Verifizierung fortfahren" }).click()
  await expect(page).toHaveURL(home)
  await expectState(page, "shopHome", "browsing")
  await expectState(page, "verificationPrompt", "resting")
  await expect(page.getByRole("dialog", prompt)).toBeHidden()
})

test.describe("with the browser's own word on the refusal", () => {
  test.use({ expectedProblems: [/status of 4(04|09)/] })

  test("each refused code shows the reason and the next step, and stays in the field [V-13 B-20 C/C-09]", async ({
    page
  }) => {
    await freshDriver(page, `${home}/verify`)
    const field = page.getByRole("textbox", { name: "Verifizierungscode" })
    const send = async (code: string) => {
      await field.fill(code)
      await field.press("Enter")
    }
    await send("bad code!")
    await expectState(page, "verification", "entering.correcting")
    await expect(field).toHaveAccessibleDescription(/nur Buchstaben, Ziffern, Punkt, Bindestrich und @/)
    await expect(field).toBeFocused()
    await expectAccessible(page)

    for (const [code, state, next] of [
      ["NEVER-ISSUED", "entering.codeUnknown", /prüfen Sie die Schreibweise/],
      ["USED-UP", "entering.codeUsedUp", /Fragen Sie die Stelle/],
      ["EXPIRED.2025", "entering.codeExpired", /um einen neuen/],
      ["OTHER-SHOP", "entering.codeOfOtherShop", /Öffnen Sie den anderen Shop/]
    ] as const) {
      await send(code)
      await expectState(page, "verification", state)
      // At the field, and nowhere else.
      const failed = "Die Verifizierung war nicht erfolgreich. Bitte versuche es erneut."
      await expect(page.getByText(failed)).toHaveCount(1)
      await expect(field).toHaveAccessibleDescription(new RegExp(`${failed}.*${next.source}`))
      await expect(field).toHaveValue(code)
    }
    await expectAccessible(page)
    await page.reload()
    await expect(field).toHaveValue("OTHER-SHOP")
  })

  test("a code in a link fills the field without being sent [V-02 B-21]", async ({ page }) => {
    await logIn(page, `${home}/verify?code=STATION-4`, demoDrivers.fahrerin)
    await expectState(page, "verification", "entering.typing")
    await expect(page.getByRole("textbox", { name: "Verifizierungscode" })).toHaveValue("STATION-4")
    await page.getByRole("button", { name: "Verifizieren", exact: true }).click()
    await expectState(page, "verification", "entering.alreadyAdded")
    await page.getByRole("link", { name: "Meine Codes ansehen" }).click()
    await expectState(page, "account", "codesListed")
    await expect(page.getByRole("table", { name: "Verifizierungscodes" })).toContainText("STATION-4")
  })
})
