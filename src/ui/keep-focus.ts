/**
 * Keeps the focus from falling to the body. When the focused element is removed or disabled, and nothing else
 * has taken the focus by then, the nearest control gets it; if there is none, the heading of the page.
 * Not all browsers send an event when that happens, and none sends one for a disabled element: hence the observer.
 */
import { focusPageHeading, mainId } from "./focus.ts"
import { watchChanges } from "./watch-changes.ts"

const focusable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]"

const firstIn = (element: Element | undefined): HTMLElement | undefined =>
  element === undefined
    ? undefined
    : [element, ...element.querySelectorAll(focusable)].find(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches(focusable) && one.getClientRects()[0] !== undefined
      )

/** Returns the element and its index among its siblings, then the same for each ancestor, innermost first. */
const trailOf = (element: Element): ReadonlyArray<readonly [parent: Element, place: number]> =>
  element.parentElement === null || element === document.body
    ? []
    : [
        [element.parentElement, [...element.parentElement.children].indexOf(element)],
        ...trailOf(element.parentElement)
      ]

/** Starts to keep the focus. Returns the function that stops it. */
export const keepFocus = (): (() => void) => {
  let last: Element | null = null
  let trail: ReturnType<typeof trailOf> = []
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
    trail = last === null ? [] : trailOf(last)
  }
  const isLost = () =>
    last !== null &&
    (!last.isConnected || last.matches(":disabled")) &&
    (document.activeElement === document.body || document.activeElement === last)
  const restore = () => {
    if (!isLost()) return
    for (const [parent, place] of trail) {
      // Beyond these boundaries, near elements are unrelated to the removed one.
      if (parent.matches(parent.isConnected ? `#${mainId},body,dialog:not([open])` : "[role=dialog]")) break
      if (!parent.isConnected) continue
      const { children } = parent
      const next = firstIn(children[place]) ?? firstIn(children[place - 1]) ?? firstIn(parent)
      if (next !== undefined) return next.focus()
    }
    focusPageHeading()
  }
  document.addEventListener("focusin", remember)
  const look = () => {
    // The page's own focus handling takes precedence; React Aria restores the focus in the next frame.
    if (isLost()) requestAnimationFrame(restore)
    return false
  }
  const stop = watchChanges(document.body, look, "disabled")
  return () => {
    document.removeEventListener("focusin", remember)
    stop()
  }
}
