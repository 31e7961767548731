/** Answers that come late, as on a bad connection, and what a page fetches ahead. */
import type { Page } from "@playwright/test"
import { handleRequests } from "./change-answers.ts"

/** Holds requests of such an address from now on; returns how to send them on. */
export const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await handleRequests(page, address, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** The widgets of React Aria, which come once a page stands. */
const widgets = /\/widgets-[^/]+\.js$/

export const holdWidgets = (page: Page): Promise<() => void> => hold(page, widgets)

/** Waits until the widgets of React Aria are loaded and evaluated. */
export const widgetsLoaded = async (page: Page): Promise<void> => {
  const loaded = await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType("resource").find(({ name }) => new RegExp(pattern).test(name))?.name ?? "",
    widgets.source
  )
  // The module is loaded already: this resolves once it is evaluated, after what waited for it earlier.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => undefined)`)
}

/** Has the browser say that the driver saves data, so that nothing is prefetched. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
}
