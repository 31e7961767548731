/** Actions of a driver in the shop, by texts and roles of the page; in German, like the tests' browser. */
import { expect, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { type DemoDriver, demoDrivers } from "../../backend/demo-world/drivers.ts"
import { type Credentials, freshDriver, logIn } from "./drivers.ts"

/** Asserts that a machine on the page is in a state, or in one nested in it. */
export const expectState = (page: Page, machine: string, state: string | RegExp): Promise<void> =>
  expect(page.locator(`[data-machine="${machine}"]`)).toHaveAttribute(
    "data-state",
    typeof state === "string" ? new RegExp(`^${state.replaceAll(".", "\\.")}(\\.|$)`) : state
  )

/** Logs in a driver of the demo world, and waits for the shop's tickets. */
export const openShop = async (
  page: Page,
  path = "/wiesensee",
  driver: DemoDriver = demoDrivers.neu
): Promise<void> => {
  await logIn(page, path, driver)
  await expectState(page, "shopHome", "browsing")
}

export const chooseTicket = async (page: Page, title: string): Promise<void> => {
  await expectState(page, "shopHome", "browsing")
  const card = page.getByRole("article", { name: title, exact: true })
  await card.getByRole("button", { name: "Ticket auswählen" }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

export const typePlate = (page: Page, plate: string): Promise<void> =>
  page.getByRole("textbox", { name: /^Kennzeichen/ }).fill(plate)

export const continueFromForm = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Weiter", exact: true }).click()

export const openCart = async (page: Page, state: string | RegExp = "reviewing.idle"): Promise<void> => {
  await page.goto("/wiesensee?cart=open")
  await expectState(page, "checkout", state)
}

/** Continues from the filled form to the cart. */
export const intoCart = async (page: Page): Promise<void> => {
  await continueFromForm(page)
  await expectState(page, "checkout", "reviewing.idle")
}

/** Continues from the ticket's page to the cart. */
export const configureFor = async (page: Page, plate = freshPlate()): Promise<void> => {
  await typePlate(page, plate)
  await intoCart(page)
}

/** Opens the shop as a new driver. */
export const openShopAsNew = async (page: Page): Promise<Credentials> => {
  const driver = await freshDriver(page, "/wiesensee")
  await expectState(page, "shopHome", "browsing")
  return driver
}

/** Opens the form of a ticket as a driver of the demo world, for tests that change none of its data. */
export const openTicket = async (page: Page, title = "Tagesticket Wandern"): Promise<void> => {
  await openShop(page)
  await chooseTicket(page, title)
}

/** Opens the form of a ticket as a new driver. */
export const openTicketAsNew = async (page: Page, title = "Tagesticket Wandern"): Promise<Credentials> => {
  const driver = await freshDriver(page, "/wiesensee")
  await chooseTicket(page, title)
  await expectState(page, "ticketConfiguration", "editing.filling")
  return driver
}

/** Opens the shop as a new driver, with one ticket in the cart. */
export const fillCart = async (page: Page, plate = freshPlate(), title?: string): Promise<Credentials> => {
  const driver = await openTicketAsNew(page, title)
  await configureFor(page, plate)
  return driver
}

/** Ticks the boxes required to order a ticket that begins soon. */
export const acceptTerms = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: /Ich akzeptiere die AGB/ }).check()
  await page.getByRole("checkbox", { name: /Ich verlange ausdrücklich/ }).check()
}

export const acceptAndOrder = async (page: Page): Promise<void> => {
  await acceptTerms(page)
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.waitForURL((url) => url.origin === origins.payment)
}

/** Selects the bank's decision. */
export const payWith = (page: Page, outcome: "pay" | "decline" | "cancel" | "leave"): Promise<void> =>
  page.locator(`button[value=${outcome}]`).click()

export const pay = async (page: Page): Promise<void> => {
  await payWith(page, "pay")
  await expectState(page, "paymentReturn", "paid")
}

export const orderAndPay = async (page: Page): Promise<void> => {
  await acceptAndOrder(page)
  await pay(page)
}

/** Buys one ticket as a new driver. */
export const buyTicket = async (page: Page, plate?: string, title?: string): Promise<Credentials> => {
  const driver = await fillCart(page, plate, title)
  await orderAndPay(page)
  return driver
}

/** Returns the files of the page that are not kept for offline use. Runs in the page, like the next. */
export const missingOfflineFiles = async (): Promise<readonly string[]> => {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    // Pictures of the shop are the gateway's, and decoration: the browser's own cache has them.
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  const cached = await Promise.all(files.map((file) => caches.match(file)))
  return files.filter((_, index) => cached[index] === undefined)
}

/** Returns the state of the worker of all pages; it is registered after the files are kept. */
const stateOfWorker = async (): Promise<string> => {
  const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration("/")) ?? {}
  return (active ?? waiting ?? installing)?.state ?? "missing"
}

/** Waits until the page of a paid ticket works offline: its worker controls it, and all files are cached. */
export const waitForStoredProof = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expectState(page, "paymentReturn", "paid")
  await expect.poll(() => page.evaluate(missingOfflineFiles)).toEqual([])
  await expect.poll(() => page.evaluate(stateOfWorker)).toBe("activated")
}

/** Joins "Pflege Station 4" as a new driver; its permit allows two plates. */
export const joinStation4 = async (page: Page): Promise<Credentials> => {
  const driver = await freshDriver(page, "/klinikum-rosenau/verify?code=STATION-4")
  await page.getByRole("button", { name: "Verifizieren", exact: true }).click()
  await expectState(page, "shopHome", "browsing")
  return driver
}

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Menü öffnen" }).click()
  await page.getByRole("button", { name: "Abmelden" }).click()
}

/** Returns a random plate of Munich that no other test uses. */
export const freshPlate = (): string => {
  const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
  const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? "A"
  return `M-${letter()}${letter()}${1000 + Math.floor(Math.random() * 9000)}`
}

/** Returns the pattern of a plate in speech output. */
export const spokenPlate = (plate: string): RegExp =>
  new RegExp([...plate].map((character) => (character === "-" ? "Bindestrich" : character)).join(",? "))
