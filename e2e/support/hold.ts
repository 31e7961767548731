/** Delays responses, as on a slow connection, and controls prefetches of a page. */
import type { Page } from "@playwright/test"
import { handleRequests } from "./change-answers.ts"

/** Holds requests to matching addresses from now on; returns a function that releases them. */
export const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await handleRequests(page, address, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Widgets of React Aria, which load after the page. */
const widgets = /\/widgets-[^/]+\.js$/

export const holdWidgets = (page: Page): Promise<() => void> => hold(page, widgets)

/** Waits until the widgets of React Aria are loaded and evaluated. */
export const widgetsLoaded = async (page: Page): Promise<void> => {
  const loaded = await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType("resource").find(({ name }) => new RegExp(pattern).test(name))?.name ?? "",
    widgets.source
  )
  // The module is loaded: this resolves once it is evaluated, after earlier waiters.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => undefined)`)
}

/** Turns on the browser's data saver, so that nothing is prefetched. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
}
