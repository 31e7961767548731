/** The service's time for what is shown as it runs, once a second. */
import { useEffect, useState } from "react"
import { useShell } from "./shop-context.tsx"

/** In milliseconds since 1970. */
export const useNow = (): number => {
  const { now } = useShell()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
