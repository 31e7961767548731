// Tests of a lent or sold phone: one button with one confirmation deletes the data of every driver.
import { origins } from "../../backend/configuration.ts"
import { expectAccessible } from "../support/accessibility.ts"
import {
  chooseTicket,
  configureFor,
  fillCart,
  freshPlate,
  openTicketAsNew,
  orderAndPay,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// A browser that opens a bare file requests /favicon.ico.
test.use({ expectedProblems: [/favicon\.ico/] })

test("all data stored in this browser is deleted with one button, of every kind and driver", async ({
  page
}) => {
  const plate = freshPlate()
  await fillCart(page, plate)
  await page.getByRole("button", { name: "Warenkorb schließen" }).click()
  // Data of other drivers on this device.
  await page.context().addCookies([{ name: "auth0.other.is.authenticated", value: "true", url: origins.app }])
  await page.evaluate(async () => {
    localStorage.setItem("parkschein.personal/proof/1//somebody-else", "{}")
    await (await caches.open("parkschein-proof")).put("/wiesensee/payment-success", new Response("kept"))
    await new Promise((done) => {
      indexedDB.open("kept").onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result.close())
    })
  })
  await page.evaluate(() => {
    location.hash = "#cookies"
  })
  const dialog = page.getByRole("dialog", { name: "Cookies und gespeicherte Daten" })
  await dialog.getByRole("button", { name: "Alles löschen …" }).click()
  await expect(dialog.getByText(/^Gelöscht werden Anmeldung, Kennzeichen/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Behalten" }).click()
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(1)
  await dialog.getByRole("button", { name: "Alles löschen …" }).click()
  await dialog.getByRole("button", { name: "Löschen und abmelden" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible()

  await page.goto(`${origins.app}/version.json`)
  const left = await page.evaluate(async () => ({
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length
  }))
  expect(left).toEqual({
    stored: expect.not.stringMatching(/personal|auth0/),
    cookies: "",
    caches: [],
    databases: [],
    workers: 0
  })
  expect(left.stored).not.toContain(plate)
})

test("the plate of another driver's car is on the ticket, but not stored", async ({ page }) => {
  await openTicketAsNew(page)
  await page.getByRole("checkbox", { name: "Fremdes Auto: Kennzeichen hier nicht merken" }).check()
  const plate = freshPlate()
  await typePlate(page, plate)
  // Still true after a reload.
  await page.reload()
  await expect(page.getByRole("checkbox", { name: /^Fremdes Auto/ })).toBeChecked()
  await configureFor(page, plate)
  await orderAndPay(page)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /recent-plates|last-purchase/.test(key))
  )
  expect(kept).toEqual([])
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Wandern")
  await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue("")
})
