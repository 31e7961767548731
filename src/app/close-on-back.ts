/** The browser's Back, and the gesture for it, close what lies over the page first, as Escape does. */

const overlays = "dialog:modal, .dialog__overlay, [data-placement]:not([role=tooltip])"

/** Returns the parts of an address that open something over its page: that goes with them, by itself. */
const openedBy = (address: string): string => {
  const { hash, searchParams } = new URL(address)
  return `${searchParams.get("cart")} ${hash}`
}

/** Returns whether it minds: what must be answered stays open, and Back is Back. */
const closes = (overlay: Element): boolean => {
  if (overlay instanceof HTMLDialogElement)
    return !overlay.dispatchEvent(new Event("cancel", { cancelable: true }))
  const focused = document.activeElement
  const inside = overlay.contains(focused) ? focused : overlay.querySelector("[role]")
  const pressEscape = () =>
    inside?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    ) === false
  // The first one may have emptied a search.
  return pressEscape() || pressEscape()
}

/** Begins to listen. In browsers that do not tell of Back before it happens, it leaves the page as ever. */
export const closeOnBack = (): void =>
  window.navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable, destination } = event
    if (navigationType !== "traverse" || !userInitiated || !cancelable) return
    const open = [...document.querySelectorAll(overlays)]
    const top = open.at(-1)
    if (top === undefined) return
    if (open.length === 1 && openedBy(destination.url) !== openedBy(location.href)) return
    if (closes(top)) event.preventDefault()
  })
