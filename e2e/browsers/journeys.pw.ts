// Tests of the journeys that matter in every engine: written once, and driven by Playwright or WebDriver.
import { expect } from "@playwright/test"
import { identity, origins } from "../../backend/configuration.ts"
import { openSession } from "../../backend/identity-provider/access-token.ts"
import { mainId } from "../../src/ui/focus.ts"
import { type Credentials, unknownDriver, verifyEmail } from "../support/drivers.ts"
import { controlIdentityProvider } from "../support/hosted-control.ts"
import { appServer, killServer, restartServer } from "../support/servers-control.ts"
import { freshPlate, missingOfflineFiles } from "../support/shop.ts"
import type { Tab } from "./tab.ts"
import { test } from "./test.ts"

const seeState = async (tab: Tab, machine: string, state: string): Promise<void> => {
  await tab.see(`[data-machine="${machine}"][data-state^="${state}"]`)
}

const send = async (tab: Tab, { email, password }: Credentials): Promise<void> => {
  await tab.fill("input[name=email]", email)
  await tab.fill("input[name=password]", password)
  await tab.tap("form button[type=submit]")
}

/** Creates an account with a verified address, and logs in on the hosted page. */
const logIn = async (tab: Tab, path: string): Promise<void> => {
  const driver = unknownDriver()
  await openSession(driver.email, { issuer: identity.issuer, password: driver.password }, "signup")
  await controlIdentityProvider("account", { email: driver.email, emailVerified: true })
  await tab.open(path)
  await send(tab, driver)
}

/** Continues from the home to the cart. */
const fillCart = async (tab: Tab): Promise<void> => {
  await seeState(tab, "shopHome", "browsing")
  const card = { role: "article", name: /^Tagesticket Wandern$/ } as const
  await tab.tap({ role: "button", name: "Ticket auswählen", within: card })
  await tab.fill({ role: "textbox", name: /^Kennzeichen/ }, freshPlate())
  await tab.tap({ role: "button", name: /^Weiter$/ })
  await seeState(tab, "checkout", "reviewing.idle")
}

const order = async (tab: Tab): Promise<void> => {
  await tab.tap({ role: "checkbox", name: /Ich akzeptiere die AGB/ })
  await tab.tap({ role: "checkbox", name: /Ich verlange ausdrücklich/ })
  await tab.tap({ role: "button", name: "Zahlungspflichtig bestellen" })
}

/** Returns a tab in which a driver has ordered, and the bank has decided. */
const decidedPayment = async (openTab: () => Promise<Tab>, decision: "pay" | "decline"): Promise<Tab> => {
  const tab = await openTab()
  await logIn(tab, "/wiesensee")
  await fillCart(tab)
  await order(tab)
  await tab.tap(`button[value=${decision}]`)
  return tab
}

/** Without a look at the registrations: WebKit at times lists none, although a worker controls the page. */
const waitForStoredProof = async (tab: Tab): Promise<void> => {
  await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
  await tab.open(await tab.address())
  await seeState(tab, "paymentReturn", "paid")
  await expect.poll(() => tab.run(missingOfflineFiles)).toEqual([])
}

const isOnPaymentPage = async (tab: Tab): Promise<boolean> =>
  (await tab.address()).startsWith(`${origins.payment}/`)

test("a new driver signs up, buys a ticket, and finds it in the account", { tag: "@short" }, async ({
  openTab
}) => {
  const tab = await openTab()
  const driver = unknownDriver()
  await tab.open("/wiesensee")
  await tab.tap('a[href^="/u/signup"]')
  // The form before has the same fields.
  await expect.poll(tab.address).toContain("/u/signup")
  await send(tab, driver)
  await seeState(tab, "access", "emailUnverified")
  await verifyEmail(driver)
  await fillCart(tab)
  await order(tab)
  await tab.tap("button[value=pay]")
  await seeState(tab, "paymentReturn", "paid")
  expect(await tab.see("[data-machine=paymentReturn]")).toContain("PS-")
  await tab.tap({ role: "link", name: "Meine Tickets ansehen" })
  await seeState(tab, "account", "ticketsListed")
  expect(await tab.see("[data-machine=account]")).toContain("Tagesticket Wandern")
})

test("a refused payment is paid again, and a late one is shown when it arrives", async ({ openTab }) => {
  const tab = await decidedPayment(openTab, "decline")
  await seeState(tab, "paymentReturn", "failed")
  await tab.tap({ role: "button", name: "Noch einmal bezahlen" })
  await expect.poll(() => isOnPaymentPage(tab)).toBe(true)
  await tab.tap("summary")
  await tab.tap("button[value=pay-late]")
  await seeState(tab, "paymentReturn", "processing")
  await seeState(tab, "paymentReturn", "paid")
})

test("the proof of a paid ticket opens without a connection, in a new tab as well", async ({ openTab }) => {
  const tab = await decidedPayment(openTab, "pay")
  await seeState(tab, "paymentReturn", "paid")
  await waitForStoredProof(tab)
  const later = await openTab()
  const address = await tab.address()
  await killServer(appServer)
  try {
    for (const one of [tab, later]) {
      await one.open(address)
      await seeState(one, "paymentReturn", "proofKept")
      expect(await one.see("article")).toContain("Tagesticket Wandern")
    }
  } finally {
    await restartServer(appServer)
  }
})

test("a logout ends the session in both tabs, and leaves no personal data", async ({ openTab }) => {
  const first = await openTab()
  await logIn(first, "/wiesensee")
  await seeState(first, "shopHome", "browsing")
  const second = await openTab()
  await second.open("/wiesensee/account")
  await seeState(second, "account", "withoutTickets")
  await second.tap({ role: "button", name: "Menü öffnen" })
  await second.tap({ role: "button", name: "Abmelden" })
  for (const tab of [second, first]) {
    await tab.see({ role: "heading", name: "Sie sind abgemeldet" })
    const kept = await tab.run(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(kept.filter((key) => /^(parkschein\.personal\/|@@auth0)/.test(key))).toEqual([])
  }
})

test("a code opens a permit, and a plate is added to it", async ({ openTab }) => {
  const tab = await openTab()
  await logIn(tab, "/klinikum-rosenau/verify?code=STATION-4")
  await tab.tap({ role: "button", name: /^Verifizieren$/ })
  await seeState(tab, "shopHome", "browsing")
  await tab.open("/klinikum-rosenau/account?section=permissions")
  await tab.tap({ role: "link", name: "Kennzeichen hinzufügen" })
  const plate = freshPlate()
  await tab.fill({ role: "textbox", name: /^Kennzeichen/ }, plate)
  await tab.tap({ role: "button", name: "Speichern" })
  await seeState(tab, "plateChange", "permit.added")
  expect(await tab.see("[data-machine=plateChange]")).toContain(plate)
})

test("a chosen language is kept", async ({ openTab }) => {
  const tab = await openTab()
  await logIn(tab, "/wiesensee")
  await seeState(tab, "shopHome", "browsing")
  await tab.tap({ role: "button", name: "Menü öffnen" })
  await tab.choose({ role: "combobox", name: "Sprache" }, "en-GB")
  await tab.see({ role: "heading", name: /^Welcome/ })
  await tab.open("/wiesensee/account")
  await tab.see({ role: "heading", name: "My profile" })
})

test("the keyboard alone skips to the content, and opens and closes the cart", async ({ openTab }) => {
  const tab = await openTab()
  await logIn(tab, "/wiesensee")
  await seeState(tab, "shopHome", "browsing")
  await tab.open("/wiesensee")
  await seeState(tab, "shopHome", "browsing")
  const focused = () =>
    tab.run(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id ?? "")
  await tab.press("Tab")
  await tab.press("Enter")
  expect(await focused()).toBe(mainId)
  await tab.open("/wiesensee")
  await seeState(tab, "shopHome", "browsing")
  for (let stops = 0; stops < 5 && !(await focused()).startsWith("Warenkorb"); stops += 1)
    await tab.press("Tab")
  expect(await focused()).toMatch(/^Warenkorb/)
  await tab.press("Enter")
  await seeState(tab, "checkout", "empty")
  await expect
    .poll(() => tab.run(() => document.activeElement?.closest("dialog, [role=dialog]") !== null))
    .toBe(true)
  await tab.press("Escape")
  await expect.poll(focused).toMatch(/^Warenkorb/)
})
