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
const trailOf = (element: Element): ReadonlyArray<readonly [parent: Element, index: number]> =>
  element.parentElement === null || element === document.body
    ? []
    : [
        [element.parentElement, [...element.parentElement.children].indexOf(element)],
        ...trailOf(element.parentElement)
      ]

/** Keeps the focus for as long as the page is open. */
export const keepFocus = (): void => {
  let last: HTMLElement | null = null
  let trail: ReturnType<typeof trailOf> = []
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null
    trail = last === null ? [] : trailOf(last)
  }
  const isGone = () => last !== null && (!last.isConnected || last.matches(":disabled"))
  const isFree = () => document.activeElement === document.body || document.activeElement === last
  const restore = () => {
    if (!isFree()) return
    // Enabled again, as by a quick answer, after the browser had taken the focus from it.
    if (!isGone()) return last?.focus({ preventScroll: true })
    for (const [parent, index] of trail) {
      // Beyond these boundaries, near elements are unrelated to the removed one.
      if (parent.matches(parent.isConnected ? `#${mainId},body,dialog:not([open])` : "[role=dialog]")) break
      if (!parent.isConnected) continue
      const { children } = parent
      const next = firstIn(children[index]) ?? firstIn(children[index - 1]) ?? firstIn(parent)
      if (next !== undefined) return next.focus()
    }
    focusPageHeading()
  }
  document.addEventListener("focusin", remember)
  const look = () => {
    // The page's own focus handling takes precedence; React Aria restores the focus in the next frame.
    if (isGone() && isFree()) requestAnimationFrame(restore)
    return false
  }
  watchChanges(document.body, look, "disabled")
}
