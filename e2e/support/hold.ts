/** Answers that come late, as on a bad connection. */
import type { Page } from "@playwright/test"

/** From now on requests of such an address wait until what is returned is called. */
export const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** The widgets of React Aria, which come once a page stands. */
export const holdWidgets = (page: Page): Promise<() => void> => hold(page, /\/widgets-[^/]+\.js$/)
