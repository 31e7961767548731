/** Keeps the screen lit while what is shown is held out to somebody. */
import { useEffect } from "react"

/** Asked for anew whenever the page is looked at again: a browser ends it with the page out of sight. A refusal, as with a low battery, changes nothing. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let isOver = false
    let held: WakeLockSentinel | undefined
    const ask = async (): Promise<void> => {
      if (document.visibilityState === "hidden" || !("wakeLock" in navigator)) return
      try {
        const lock = await navigator.wakeLock.request("screen")
        if (isOver) await lock.release()
        else held = lock
      } catch {
        // The screen goes dark as it does elsewhere.
      }
    }
    void ask()
    document.addEventListener("visibilitychange", ask)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", ask)
      held?.release().catch(() => undefined)
    }
  }, [])
}
