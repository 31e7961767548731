/**
 * Where the page has been drawn before React is there (`src/prerender`), React draws it out of sight, and takes its place
 * once it has as much to show: nothing flickers, the focus stays where it is, and a button that was pressed meanwhile is
 * pressed again. What it has by then takes the place after some seconds at the latest, since a page that was only drawn
 * answers nobody.
 */
import { keepPlace } from "../app/keep-place.ts"

/** A page that only says that it is on its way takes the place of another such page, and not of cards. */
const stands = (page: Element, first: Element): boolean =>
  page.querySelector("main") !== null &&
  (first.querySelector("article") === null || page.querySelector('[aria-busy="true"]') === null)

/** Milliseconds */
const timeout = 5000

/** Returns the element for React to draw into. */
export const takeOver = (first: HTMLElement): HTMLElement => {
  if (first.querySelector("[data-layout]") === null) {
    first.replaceChildren()
    return first
  }
  const page = first.cloneNode() as HTMLElement
  const take = () => {
    watch.disconnect()
    clearTimeout(late)
    const pressedIn = keepPlace(first)
    first.replaceWith(page)
    pressedIn(page)?.click()
  }
  const watch = new MutationObserver(() => {
    if (stands(page, first)) take()
  })
  const late = setTimeout(take, timeout)
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] })
  return page
}
