// Time of day: the native field until React Aria is loaded, whose hours follow the language of the shop.
import { type ComponentType, useCallback, useEffect, useState } from "react"
import type { TimeFieldProps } from "./aria/TimeSegments.tsx"
import { Input } from "./Field.tsx"
import { savesData } from "./saves-data.ts"
import { idle } from "./when-idle.ts"

export const TimeField = (props: TimeFieldProps) => {
  const { id } = props
  const [Segments, setSegments] = useState<ComponentType<TimeFieldProps> | null>(null)
  // Never replaced while in use, or left incomplete with an hour and no minutes.
  const exchange = useCallback(async () => {
    if (savesData()) return
    const loaded = await import("./aria/TimeSegments.tsx").catch(() => null)
    const native = document.getElementById(id)
    const isInUse = native === document.activeElement || native?.matches(":invalid")
    if (loaded !== null && !isInUse) setSegments(() => loaded.default)
  }, [id])
  useEffect(() => void idle(1000).then(exchange), [exchange])
  return Segments === null ? <Input {...props} type="time" onBlur={exchange} /> : <Segments {...props} />
}
