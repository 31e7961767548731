// Tests of a lost session: the login returns to the same page with its open dialog, and it can be used.
import type { Locator, Page } from "@playwright/test"
import { loseSession } from "../support/drivers.ts"
import {
  acceptAndOrder,
  acceptTerms,
  expectState,
  fillCart,
  joinStation4,
  logOut,
  openShopAsNew
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// The browser logs the refused call.
test.use({ expectedProblems: [/status of 401/] })

test("a login after session loss in the cart returns to the open cart, and the order continues [C/C-07]", async ({
  page
}) => {
  const driver = await fillCart(page)
  await acceptTerms(page)
  await loseSession(page, driver, () =>
    page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  )
  await expect(page).toHaveURL("/wiesensee?cart=open")
  await expectState(page, "checkout", "reviewing.idle")
  await expect(page.getByRole("dialog", { name: "Warenkorb" })).toBeVisible()
  await acceptAndOrder(page)
})

/** Closes the dialog, and uses the page. */
const expectUsable = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Schließen" }).first().click()
  await expect(dialog).toBeHidden()
  await logOut(page)
  await expect(page).not.toHaveURL(/\/wiesensee/)
}

for (const [hash, name] of [
  ["#help", "Hilfe in einfacher Sprache"],
  ["#problem", "Etwas stimmt nicht"],
  ["#withdrawal", /widerrufen/i],
  ["#cancellation", /kündigen/i],
  ["#cookies", "Cookies"]
] as const)
  test(`a login after session loss under ${hash} returns to it @extended`, async ({ page }) => {
    const driver = await openShopAsNew(page)
    await loseSession(page, driver, async () => {
      await page.goto(`/wiesensee${hash}`)
      await page.reload()
    })
    await expectState(page, "shopHome", "browsing")
    await expectUsable(page, page.getByRole("dialog", { name }))
  })

test("a login after session loss on a page of the account or of a permit returns to it @extended", async ({
  page
}) => {
  const driver = await joinStation4(page)
  const lose = async (path: string | RegExp) => {
    await loseSession(page, driver, async () => {
      await page.reload()
    })
    await expect(page).toHaveURL(path)
  }
  for (const section of ["", "?section=active-tickets", "?section=verify", "?section=permissions"]) {
    await page.goto(`/klinikum-rosenau/account${section}`)
    await expectState(page, "account", /./)
    await lose(`/klinikum-rosenau/account${section}`)
    await expectState(page, "account", /./)
  }
  await page.getByRole("link", { name: "Kennzeichen hinzufügen" }).click()
  await expectState(page, "plateChange", /./)
  await lose(/parking-permissions-group/)
  await expectState(page, "plateChange", /./)
  await logOut(page)
  await expect(page).not.toHaveURL(/parking-permissions-group/)
})
