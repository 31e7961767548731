/** Where a driver is on a page that another one takes the place of: what has the focus, and what was pressed while nobody listened. */

const controls = "a[href], button, select, [tabindex]"

const controlsIn = (part: Element): ReadonlyArray<HTMLElement> => [
  ...part.querySelectorAll<HTMLElement>(controls)
]

/** What who pressed it has read: all of a card, with its price. */
const wordsOf = (control: Element | undefined) => (control?.closest("article") ?? control)?.textContent

/** Returns what gives the page in its place the focus, and finds the button that was pressed if it still says the same. */
export const keepPlace = (first: Element): ((page: Element) => HTMLElement | undefined) => {
  const before = controlsIn(first)
  const focused = before.indexOf(document.activeElement as HTMLElement)
  const pressed = before.findIndex((control) => control.ariaBusy === "true")
  return (page) => {
    const now = controlsIn(page)
    // Another page than was drawn: an error, a login, other tickets.
    if (now.length !== before.length) return undefined
    now[focused]?.focus({ preventScroll: true })
    return wordsOf(now[pressed]) === wordsOf(before[pressed]) ? now[pressed] : undefined
  }
}
