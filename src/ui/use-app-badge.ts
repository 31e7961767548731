/** The mark on the icon of the installed app: a ticket holds now. */
import { useEffect } from "react"

/** Stays until a page says otherwise; nothing where the app is not installed or the browser has no marks. */
export const useAppBadge = (isMarked: boolean): void => {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return
    const marked = isMarked ? navigator.setAppBadge() : navigator.clearAppBadge()
    marked.catch(() => undefined)
  }, [isMarked])
}
