// Counts the open dialogs, so that nothing disturbs them: a reload of the page, or a message that ends.
import { useEffect } from "react"

let open = 0
let onChange = () => {}

export const isDialogOpen = (): boolean => open > 0

/** Calls back when a dialog opens or closes. */
export const watchDialogs = (then: () => void): void => {
  onChange = then
}

/** Keeps the width of the scroll bar, which is hidden while a dialog is open. */
const keepScrollBar = (): void => {
  const { style, clientWidth } = document.documentElement
  const width = `${window.innerWidth - clientWidth}px`
  // Each element inherits a change of it; a phone has no scroll bar, and needs none.
  if (width !== (style.getPropertyValue("--scroll-bar") || "0px")) style.setProperty("--scroll-bar", width)
}

const change = (by: number): void => {
  if (open === 0) keepScrollBar()
  open += by
  onChange()
}

/** Counts a dialog for as long as it is open. */
export const useOpenDialog = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return
    change(1)
    return () => change(-1)
  }, [isOpen])
