// Tests of the mails for a purchase, in the demo's outbox.
import { origins } from "../../backend/configuration.ts"
import { controlPaymentReports } from "../support/hosted-control.ts"
import { receivedMails } from "../support/outbox.ts"
import { identityProvider, killServer, restartServer } from "../support/servers-control.ts"
import { acceptAndOrder, expectState, fillCart, freshPlate, pay } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("the confirmation is sent once for two payment reports and links to the proof [A/C-08]", async ({
  page
}) => {
  const plate = freshPlate()
  const { email } = await fillCart(page, plate)
  await acceptAndOrder(page)
  await controlPaymentReports("double")
  await pay(page)
  await controlPaymentReports("deliver")
  await expect(page.getByText("Die Bestätigung schicken wir Ihnen per E-Mail.")).toBeVisible()

  await expect.poll(async () => (await receivedMails(email)).length).toBe(1)
  const [mail] = await receivedMails(email)
  const reference = /PS-\w{4}-\w{4}/.exec(mail?.subject ?? "")?.[0]
  expect(mail?.body).toContain(`${plate} (DE)`)
  expect(mail?.body).toContain("Bezahlt mit: Visa, Endziffern 4242")
  expect(mail?.body).toContain("https://parkschein.example/de/terms")
  expect(mail?.attachments.map(({ name }) => name)).toEqual([
    `beleg-${reference}.pdf`,
    `${reference}.ics`,
    "AGB.txt"
  ])

  await page.goto(`${origins.identity}/outbox?address=${encodeURIComponent(email)}&lang=de`)
  const calendar = page.waitForEvent("download")
  await page.getByRole("link", { name: `${reference}.ics` }).click()
  expect((await calendar).suggestedFilename()).toBe(`${reference}.ics`)
  const shown = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: reference ?? "" }) })
  await expect(shown.frameLocator("iframe").getByRole("link", { name: "Nachweis zeigen" })).toHaveAttribute(
    "href",
    /payment-success/
  )
  await shown.getByText("Als reiner Text").click()
  await shown.getByRole("link", { name: /payment-success/ }).click()
  await expectState(page, "paymentReturn", "paid")
  await expect(page.getByRole("article").filter({ hasText: "Tagesticket Wandern" })).toContainText(
    `${reference}`
  )
  expect(await receivedMails(email)).toHaveLength(1)
})

test("the confirmation is sent once after an outage of the mail server", { tag: "@alone" }, async ({
  page
}) => {
  const { email } = await fillCart(page)
  await acceptAndOrder(page)
  // The demo's mail server is part of the identity provider's process.
  await killServer(identityProvider)
  await page.locator("button[value=pay]").click({ noWaitAfter: true })
  await page.waitForURL(/payment-success/, { waitUntil: "commit" })
  await restartServer(identityProvider)
  await expect.poll(async () => (await receivedMails(email)).length, { timeout: 45_000 }).toBe(1)
})
