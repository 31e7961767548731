// Counts the open dialogs, so that nothing disturbs them: a reload of the page, or a message that ends.
import { useEffect } from "react"

let open = 0
let onChange = () => {}

export const isDialogOpen = (): boolean => open > 0

/** Calls back when a dialog opens or closes. */
export const watchDialogs = (then: () => void): void => {
  onChange = then
}

const change = (by: number): void => {
  const { style, clientWidth } = document.documentElement
  // Width of the scroll bar, which is hidden while a dialog is open.
  if (open === 0) style.setProperty("--scroll-bar", `${window.innerWidth - clientWidth}px`)
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
