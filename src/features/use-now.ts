/** The service's time for countdowns, updated every second. */
import { useEffect, useState } from "react"
import { useShell } from "./shop-context.tsx"

/** Returns milliseconds since 1970. */
export const useNow = (): number => {
  const { now } = useShell()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
