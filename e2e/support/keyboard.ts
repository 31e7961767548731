/** Uses a page by keyboard alone: Tab, Enter, Space and typing, with a visible focus at each stop. */
import { expect, type Locator, type Page } from "@playwright/test"

interface Stop {
  readonly name: string
  /** A ring, a border or a shadow marks the focus. */
  readonly isMarked: boolean
  /** Inside of the window, and not covered by an overlay. */
  readonly isInSight: boolean
}

/** Returns the focused element; null without focus. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}”`
    // Their inner parts have the browser's own focus ring, which styles do not reveal.
    const hasParts = element.matches("input[type=date], input[type=time]")
    const isMarked =
      hasParts ||
      [element, element.parentElement, element.parentElement?.parentElement].some((one) => {
        if (one === null || one === undefined) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
      })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const above = document.elementFromPoint(x, y)
    const isInSight = above !== null && (element.contains(above) || above.contains(element))
    return { name, isMarked, isInSight }
  })

/** Presses Tab until the control has the focus; fails if the focus is lost, unmarked or hidden on the way. */
export const tabTo = async (page: Page, control: Locator, most = 60): Promise<void> => {
  await expect(control).toBeVisible()
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab")
    const stop = await stopOf(page)
    if (stop !== null) {
      expect(stop.isMarked, `the focus is marked on ${stop.name}`).toBe(true)
      expect(stop.isInSight, `the focus is in sight on ${stop.name}`).toBe(true)
    }
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab do not lead to ${control}.`)
}

/** Returns the focused dialog of this name; a native dialog focuses its heading instead. */
export const focusedDialog = (page: Page, name: string): Locator => {
  const dialog = page.getByRole("dialog", { name })
  return dialog.and(page.locator(":focus")).or(dialog.locator("h2:focus"))
}

/** Closes a dialog by Escape. Waits for the focus, which moves into a dialog after it becomes visible. */
export const escapeDialog = async (page: Page): Promise<void> => {
  await expect(page.locator("[role=dialog], dialog").and(page.locator(":focus-within"))).toBeVisible()
  await page.keyboard.press("Escape")
}

/** Goes Back by the browser's button. Does not wait, since the page may cancel the navigation. */
export const pressBack = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory")
  await browser.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 })
  await browser.detach()
}

export const pressOn = async (
  page: Page,
  control: Locator,
  key: "Enter" | "Space" = "Enter"
): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
}

/** Asserts that neither page nor open dialog exceeds the window to the right; names elements that do. */
export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => {
    const tell = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
    const reachOut = (element: Element) =>
      [...element.querySelectorAll("*")]
        .filter(
          (inner) =>
            inner.getBoundingClientRect().right >
            element.getBoundingClientRect().left + element.clientWidth + 1
        )
        .map((inner) => `${tell(inner)} to ${Math.round(inner.getBoundingClientRect().right)}`)
    return [
      document.documentElement,
      ...document.querySelectorAll("dialog[open], dialog[open] *, .dialog__overlay *")
    ]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(
        (element) =>
          element === document.documentElement ||
          getComputedStyle(element).overflowX === "auto" ||
          element instanceof HTMLDialogElement
      )
      .map((element) =>
        [`${tell(element)}: ${element.scrollWidth} in ${element.clientWidth} px`, ...reachOut(element)].join(
          "\n"
        )
      )
  })
  expect(wide, `scrolls sideways at ${page.url()}`).toEqual([])
}
