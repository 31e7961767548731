// Closing what is open: by a press outside of it, or by Escape.
import { type RefObject, useEffect } from "react"

export const useDismiss = (
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (by: "outside" | "escape") => void
): void => {
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && element.current?.contains(event.target) === false)
        onDismiss("outside")
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss("escape")
    }
    document.addEventListener("pointerdown", onPointer)
    document.addEventListener("keydown", onKey)
    return () => {
      document.removeEventListener("pointerdown", onPointer)
      document.removeEventListener("keydown", onKey)
    }
  }, [open, element, onDismiss])
}
