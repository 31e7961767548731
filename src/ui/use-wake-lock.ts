/** Keeps the screen on while its content is shown to another person. */
import { useEffect } from "react"

/** Renews the lock when the page becomes visible: browsers release it in the background. Ignores refusals. */
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
        // Ignored: the screen turns off as usual.
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
