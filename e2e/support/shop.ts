/** What a driver does in the shop, by the words and roles on the page; German, as the tests' browser speaks. */
import { expect, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"

/** The state that the page says it is in. */
export const expectState = (page: Page, machine: string, state: string | RegExp): Promise<void> =>
  expect(page.locator(`[data-machine="${machine}"]`)).toHaveAttribute("data-state", state)

export const chooseTicket = async (page: Page, title: string): Promise<void> => {
  await expectState(page, "shopHome", "browsing")
  const card = page.getByRole("article", { name: title, exact: true })
  await card.getByRole("button", { name: "Ticket auswählen" }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

export const typePlate = (page: Page, plate: string): Promise<void> =>
  page.getByRole("textbox", { name: /^Kennzeichen/ }).fill(plate)

export const checkPrice = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Preis und Gültigkeit prüfen" }).click()

/** From the ticket's page into the cart. */
export const configureFor = async (page: Page, plate: string): Promise<void> => {
  await typePlate(page, plate)
  await checkPrice(page)
  await expectState(page, "ticketConfiguration", "reviewing")
  await page.getByRole("button", { name: "In den Warenkorb" }).click()
  await expectState(page, "checkout", "reviewing.asking")
}

/** What has to be ticked before a ticket that begins soon can be ordered. */
export const acceptTerms = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: /Ich akzeptiere die AGB/ }).check()
  await page.getByRole("checkbox", { name: /Ich verlange ausdrücklich/ }).check()
}

export const acceptAndOrder = async (page: Page): Promise<void> => {
  await acceptTerms(page)
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.waitForURL((url) => url.origin === origins.payment)
}

/** Chooses how the bank answers. */
export const payWith = (page: Page, outcome: "pay" | "decline" | "cancel" | "leave"): Promise<void> =>
  page.locator(`button[value=${outcome}]`).click()

/** A plate of Munich that no other test uses; letters and digits by chance. */
export const freshPlate = (): string => {
  const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
  const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? "A"
  return `M-${letter()}${letter()}${1000 + Math.floor(Math.random() * 9000)}`
}

/** A plate as screen readers get it. */
export const spelled = (plate: string): RegExp =>
  new RegExp([...plate].map((character) => (character === "-" ? "Bindestrich" : character)).join(",? "))
