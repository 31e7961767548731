// Tests of the reminder on this phone before a ticket ends: by a button, with permission, until opting out.
import type { BrowserContext, Page, Worker } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import type { ReminderContent } from "../../backend/shop-service/push/reminder-message.ts"
import { de } from "../../src/i18n/testing/catalogues.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { buyTicket, freshPlate } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"
import { pushOrigin } from "../support/test-environment.ts"

const words = de.payment.reminder

/** Replaces the push service, which headless Chromium lacks; keeps its subscriptions across pages. */
const playPushService = (page: Page) =>
  page.addInitScript((origin) => {
    const key = "played-subscription"
    const subscription = {
      toJSON: () => ({
        endpoint: `${origin}/${localStorage.getItem("played-endpoint") ?? "phone"}`,
        keys: {
          p256dh: "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg",
          auth: "A".repeat(22)
        }
      }),
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      }
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(key, String(options?.applicationServerKey))
      return subscription
    }
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(key) === null ? null : subscription
  }, pushOrigin)

const subscribedWith = (page: Page) => page.evaluate(() => localStorage.getItem("played-subscription"))

/** Buys for a later day, so that the end is in the future at any time of the test. */
const buy = async (page: Page) => {
  const plate = freshPlate()
  await buyTicket(page, plate, "Wochenticket")
  return plate
}
/** Records notifications by tag, since headless Chromium shows none. */
const writeDown = `(() => {
  self.told = new Map()
  self.registration.showNotification = async (title, { tag, ...options }) => void self.told.set(tag, { title, ...options })
})()`

/** Sends the click event to the worker; returns the address that the worker opens. */
const press = `(async () => {
  const [{ data }] = self.told.values()
  const opened = new Promise((resolve) => Object.defineProperty(self.clients, "openWindow", { value: async (to) => resolve(to) }))
  const notification = { data, close: () => undefined }
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }))
  return opened
})()`

/** Simulates a renewal of the subscription; returns the endpoint then known to the service. */
const renew = `(async () => {
  const keys = { p256dh: "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg", auth: "A".repeat(22) }
  const newSubscription = { toJSON: () => ({ endpoint: "${pushOrigin}/renewed", keys }) }
  let renewed
  const waitUntil = (work) => (renewed = work)
  self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { newSubscription, waitUntil }))
  await renewed
  const cache = await caches.open("parkschein-push")
  return (await (await cache.match(self.registration.scope)).json()).endpoint
})()`

/** Returns the worker for pages of paid orders, among those with other scopes. */
const workerOf = async (context: BrowserContext): Promise<Worker> => {
  for (const worker of context.serviceWorkers()) {
    const scope = await worker.evaluate<string>("self.registration.scope")
    if (scope.endsWith("/payment-success")) return worker
  }
  throw new Error("No worker is there to be told.")
}

const start = (page: Page) => page.getByRole("button", { name: words.start })

test("a phone gets a reminder after opting in, shows it, and links to the proof", async ({
  page,
  context
}) => {
  await context.grantPermissions(["notifications"], { origin: origins.app })
  await playPushService(page)
  const plate = await buy(page)
  await start(page).click()
  await expect(page.getByRole("status").filter({ hasText: words.on })).toBeVisible()
  expect(await subscribedWith(page)).toBe(process.env["PARKSCHEIN_PUSH_PUBLIC_KEY"])
  await expectAccessible(page)
  // Still true after a reload.
  await page.reload()
  await expect(page.getByText(words.on)).toBeVisible()

  const address = page.url()
  const told: ReminderContent = {
    title: "Ihr Ticket endet bald",
    body: "Wochenticket, Wiesensee\nGültig bis 23:59",
    language: "de",
    tag: "order:0",
    address
  }
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/payment-success"))
      if (own !== undefined) resolve(own.registrationId)
    })
  )
  await browser.send("ServiceWorker.enable")
  const message = { origin: origins.app, registrationId: await registered, data: JSON.stringify(told) }
  const worker = await workerOf(context)
  await worker.evaluate(writeDown)
  // A message that arrives twice is shown once.
  for (const _ of [1, 2]) await browser.send("ServiceWorker.deliverPushMessage", message)
  const shown = () => worker.evaluate<ReadonlyArray<object>>("[...self.told.values()]")
  await expect
    .poll(shown)
    .toEqual([{ title: told.title, body: told.body, lang: "de", icon: "/icon-192.png", data: told.address }])
  expect(JSON.stringify(await shown())).not.toContain(plate)
  expect(await worker.evaluate(renew)).toBe(`${pushOrigin}/renewed`)
  await page.goto("/wiesensee")
  expect(await worker.evaluate(press)).toBe(address)
})

test("a phone gets no reminder after opting out or after a logout", async ({ page, context }) => {
  await context.grantPermissions(["notifications"], { origin: origins.app })
  await playPushService(page)
  await buy(page)
  await start(page).click()
  await page.getByRole("button", { name: words.end }).click()
  await expect(start(page)).toBeVisible()
  await start(page).click()
  await expect(page.getByText(words.on)).toBeVisible()

  // Silent renewal by the browser: the page tells the service before it shows the reminder as active.
  await page.evaluate(() => localStorage.setItem("played-endpoint", "renewed"))
  const told = page.waitForRequest(/push-reminder$/)
  await page.reload()
  expect((await told).postDataJSON()).toMatchObject({ subscription: { endpoint: `${pushOrigin}/renewed` } })
  await expect(page.getByText(words.on)).toBeVisible()

  // Permission revoked in the browser: the page shows it, and offers to ask again.
  await page.evaluate(() => localStorage.removeItem("played-subscription"))
  await page.reload()
  await expect(page.getByText(words.lost)).toBeVisible()
  await start(page).click()
  await expect(page.getByText(words.on)).toBeVisible()

  await page.getByRole("button", { name: de.layout.openMenu }).click()
  await page.getByRole("button", { name: de.layout.logout }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible()
  expect(await subscribedWith(page)).toBeNull()
})

test("a browser without permission or support is reported; permission is requested on press only", async ({
  page
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 })
    Notification.requestPermission = async () => {
      Object.assign(globalThis, { asked: (globalThis as unknown as { asked: number }).asked + 1 })
      return "denied"
    }
  })
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked)
  await buy(page)
  expect(await asked()).toBe(0)
  await start(page).click()
  await expect(page.getByText(words.blocked)).toBeVisible()
  expect(await asked()).toBe(1)
  await expectAccessible(page)

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"))
  await page.reload()
  await start(page).click()
  await expect(page.getByText(words.unsupported)).toBeVisible()
  await expect(start(page)).toBeHidden()
})
