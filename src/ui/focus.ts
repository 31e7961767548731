// Focus after navigation: screen readers and keyboards start at the top of the new screen.
import { watchChanges } from "./watch-changes.ts"

export const pageHeadingId = "page-heading"

export const mainId = "content"

/**
 * Focuses the heading of the screen. Until it is rendered, the main region holds the focus, unless the driver
 * moves it meanwhile. Does not scroll.
 */
export const focusPageHeading = (): void => {
  const main = document.getElementById(mainId)
  const focus = () => {
    const heading = document.getElementById(pageHeadingId)
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus() || main === null) return
  main.focus({ preventScroll: true })
  watchChanges(main, () => document.activeElement !== main || focus())
}
