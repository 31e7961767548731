// A text that has stopped changing: for saying something once when the driver pauses, and not with every key.
import { useEffect, useRef, useState } from "react"

/** The text as it was when it last stood still for `pause` milliseconds; empty until it has changed at all. */
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
