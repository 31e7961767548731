// Debounced text: announces once when the driver pauses, not with every key.
import { useEffect, useRef, useState } from "react"

/** Returns the text once it is unchanged for `pause` milliseconds; empty until its first change. */
export const useSettled = (text: string, pause = 1200): string => {
  const [settled, setSettled] = useState("")
  const initial = useRef<string | null>(text)
  useEffect(() => {
    if (text === initial.current) return
    initial.current = null
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
