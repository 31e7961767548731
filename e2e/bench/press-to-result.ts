/**
 * Measures a wait in the page itself: from the press to the first frame that shows its result. Playwright's own waits
 * look at growing intervals of up to half a second, and find and check the button within the time that is measured.
 */
import type { Page } from "@playwright/test"

declare global {
  interface Window {
    benchPressed?: (at: number) => unknown
  }
}

/** Milliseconds since 1970, as in pages: results may be on another page than the press. */
const now = (): number => performance.timeOrigin + performance.now()

const tellPresses = (): void => {
  addEventListener(
    "click",
    ({ timeStamp }) => void window.benchPressed?.(performance.timeOrigin + timeStamp),
    { capture: true }
  )
}

/**
 * Resolves with the milliseconds since 1970 of the first frame that shows an element of the CSS selector.
 * A page is not painted before its style sheet has arrived, though its elements already count as visible.
 */
export const firstFrameTime = async (page: Page, selector: string): Promise<number> => {
  const found = await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()) &&
      performance.timeOrigin + performance.now(),
    selector,
    { polling: "raf", timeout: 60_000 }
  )
  return (await found.jsonValue()) || 0
}

/** Returns a function that measures one wait. */
export const watchPresses = async (page: Page) => {
  let pressed: number | undefined
  await page.exposeFunction("benchPressed", (at: number) => {
    pressed ??= at
  })
  await page.addInitScript(tellPresses)
  /** Returns the milliseconds from the first press of `act`, or its beginning if it presses nothing. */
  return async (act: () => Promise<unknown>, until: () => Promise<number>): Promise<number> => {
    pressed = undefined
    const began = now()
    const [at] = await Promise.all([until(), act()])
    return at - (pressed ?? began)
  }
}
