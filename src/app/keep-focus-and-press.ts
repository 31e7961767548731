/** Keeps the focus, and a press that had no listener yet, when another page replaces the page. */

const controls = "a[href], button, select, [tabindex]"

const controlsIn = (part: Element): ReadonlyArray<HTMLElement> => [
  ...part.querySelectorAll<HTMLElement>(controls)
]

/** Returns the text that the driver read before the press: the whole card, with its price. */
const wordsOf = (control: Element | undefined) => (control?.closest("article") ?? control)?.textContent

/** Returns a function that focuses the same control of a page, and returns the pressed button if unchanged. */
export const keepFocusAndPress = (first: Element): ((page: Element) => HTMLElement | undefined) => {
  const before = controlsIn(first)
  const focused = before.indexOf(document.activeElement as HTMLElement)
  const pressed = before.findIndex((control) => control.ariaBusy === "true")
  return (page) => {
    const now = controlsIn(page)
    // A different page than was drawn: an error, a login, other tickets.
    if (now.length !== before.length) return undefined
    now[focused]?.focus({ preventScroll: true })
    return wordsOf(now[pressed]) === wordsOf(before[pressed]) ? now[pressed] : undefined
  }
}
