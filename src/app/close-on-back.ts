/** Closes the topmost overlay on the browser's Back and the back gesture first, as Escape does. */

const overlays = "dialog:modal, .dialog__overlay, [data-placement]:not([role=tooltip])"

/** Returns the parts of an address that open an overlay: Back removes these by itself. */
const openedBy = (address: string): string => {
  const { hash, searchParams } = new URL(address)
  return `${searchParams.get("cart")} ${hash}`
}

/** Returns whether the overlay can be closed: one that requires an answer stays open, and Back navigates. */
const closes = (overlay: Element): boolean => {
  if (overlay instanceof HTMLDialogElement)
    return !overlay.dispatchEvent(new Event("cancel", { cancelable: true }))
  const focused = document.activeElement
  const inside = overlay.contains(focused) ? focused : overlay.querySelector("[role]")
  const pressEscape = () =>
    inside?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    ) === false
  // The first Escape may only have cleared a search.
  return pressEscape() || pressEscape()
}

/** Starts listening. In browsers that do not announce Back in advance, Back leaves the page as usual. */
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
