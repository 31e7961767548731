/**
 * Where the page was prerendered (`src/prerender`), React renders offscreen, and replaces it once it has as
 * much content: nothing flickers, the focus is kept, and a button that was pressed meanwhile is clicked
 * again. After the timeout it replaces the page in any case, since a prerendered page does not respond.
 */
import { keepFocusAndPress } from "../app/keep-focus-and-press.ts"
import { watchChanges } from "../ui/watch-changes.ts"

/** A page that is still loading may replace another such page, but not cards. */
const stands = (page: Element, first: Element): boolean =>
  page.querySelector("main") !== null &&
  (first.querySelector("article") === null || page.querySelector('[aria-busy="true"]') === null)

/** Milliseconds. */
const timeout = 5000

/** Returns the element for React to render into. */
export const hydrate = (first: HTMLElement): HTMLElement => {
  if (first.querySelector("[data-layout]") === null) {
    first.replaceChildren()
    return first
  }
  const page = first.cloneNode() as HTMLElement
  const take = () => {
    stop()
    clearTimeout(late)
    const pressedIn = keepFocusAndPress(first)
    first.replaceWith(page)
    // What has appeared does not appear again.
    for (const animation of page.getAnimations({ subtree: true })) animation.currentTime = 1000
    pressedIn(page)?.click()
  }
  const look = () => {
    const isComplete = stands(page, first)
    if (isComplete) take()
    return isComplete
  }
  const stop = watchChanges(page, look, "aria-busy")
  const late = setTimeout(take, timeout)
  return page
}
