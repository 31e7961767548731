/** Badge on the icon of the installed app: a ticket is valid now. */
import { useEffect } from "react"

/** Stays until a page changes it. Without effect if the app is not installed, or badges are unsupported. */
export const useAppBadge = (isMarked: boolean): void => {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return
    const marked = isMarked ? navigator.setAppBadge() : navigator.clearAppBadge()
    marked.catch(() => undefined)
  }, [isMarked])
}
