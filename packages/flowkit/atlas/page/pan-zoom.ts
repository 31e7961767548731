/** View of a picture: position and scale, changed by pointer, wheel and keyboard. */
import { type RefObject, useCallback, useEffect, useRef } from "react"
import type { Rectangle } from "../../draw/layout.ts"

export interface Transform {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface PanZoom {
  readonly showAll: () => void
  readonly zoom: (factor: number) => void
  /** Centres the place, with the others where they fit, unless it is visible and legible already. */
  readonly reveal: (place: Rectangle, others: ReadonlyArray<Rectangle>) => void
}

const smallest = 0.1
const largest = 3
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Text is at least 11 px when the picture is first shown, even if parts of it are outside. */
const readableScale = 0.92
/** Minimum scale for showing related places together. */
const smallestTogether = 0.5
/** Space between a revealed place and the edge of the window. */
const margin = 40

const around = (places: ReadonlyArray<Rectangle>): Rectangle => {
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y
  }
}

/** Centred; a place taller than the window is aligned to its top. */
const topFor = ({ y, height }: Rectangle, scale: number, room: number): number =>
  height * scale > room - 2 * margin ? margin - y * scale : room / 2 - (y + height / 2) * scale

/** Centre of the pointers, and their distance (0 for a single one). */
interface Middle {
  readonly x: number
  readonly y: number
  readonly spread: number
}

interface Grip extends Middle {
  readonly transform: Transform
}

const middleOf = (points: ReadonlyArray<{ readonly x: number; readonly y: number }>): Middle => {
  const [first, second] = [points[0] ?? { x: 0, y: 0 }, points[1]]
  if (second === undefined) return { ...first, spread: 0 }
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    spread: Math.hypot(first.x - second.x, first.y - second.y)
  }
}

/** Keeps the point under the fingers while they move and spread. */
const movedTransform = (
  { transform, ...from }: Grip,
  now: Middle,
  { left, top }: { readonly left: number; readonly top: number }
): Transform => {
  const factor = from.spread === 0 || now.spread === 0 ? 1 : now.spread / from.spread
  const scale = clamp(transform.scale * factor, smallest, largest)
  return {
    x: now.x - left - ((from.x - left - transform.x) * scale) / transform.scale,
    y: now.y - top - ((from.y - top - transform.y) * scale) / transform.scale,
    scale
  }
}

export const usePanZoom = (
  frame: RefObject<SVGSVGElement | null>,
  content: RefObject<SVGGElement | null>,
  size: { readonly width: number; readonly height: number },
  first: Rectangle | undefined,
  isWhole: boolean
): PanZoom => {
  const transform = useRef<Transform>({ x: 0, y: 0, scale: 1 })
  const { width, height } = size

  const show = useCallback(
    (next: Transform) => {
      transform.current = next
      content.current?.setAttribute("transform", `translate(${next.x} ${next.y}) scale(${next.scale})`)
    },
    [content]
  )

  const [startX, startWidth] = [first?.x ?? 0, first?.width ?? 0]
  const showAll = useCallback(
    (least = smallest) => {
      const { clientWidth, clientHeight } = frame.current ?? { clientWidth: 0, clientHeight: 0 }
      const scale = clamp(Math.min(clientWidth / width, clientHeight / height, 1), least, 1)
      const room = clientWidth - width * scale
      // If not all fits, show the beginning.
      const beginning = clientWidth / 2 - (startX + startWidth / 2) * scale
      show({ x: room > 0 ? room / 2 : clamp(beginning, room, 0), y: 0, scale })
    },
    [frame, show, width, height, startX, startWidth]
  )

  const zoomAt = useCallback(
    (factor: number, at: { readonly x: number; readonly y: number }) => {
      const { x, y, scale } = transform.current
      const next = clamp(scale * factor, smallest, largest)
      show({ x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale, scale: next })
    },
    [show]
  )

  const zoom = useCallback(
    (factor: number) => {
      const { clientWidth, clientHeight } = frame.current ?? { clientWidth: 0, clientHeight: 0 }
      zoomAt(factor, { x: clientWidth / 2, y: clientHeight / 2 })
    },
    [frame, zoomAt]
  )

  const reveal = useCallback(
    (place: Rectangle, others: ReadonlyArray<Rectangle>) => {
      const { clientWidth, clientHeight } = frame.current ?? { clientWidth: 0, clientHeight: 0 }
      const { x, y, scale } = transform.current
      const isInView = (area: Rectangle): boolean =>
        area.x * scale + x >= margin &&
        area.y * scale + y >= margin &&
        (area.x + area.width) * scale + x <= clientWidth - margin &&
        (area.y + area.height) * scale + y <= clientHeight - margin
      const fitting = (area: Rectangle): number =>
        Math.min((clientWidth - 2 * margin) / area.width, (clientHeight - 2 * margin) / area.height)
      // As many of the others as are legible together with the place, the last ones first.
      const area =
        others
          .map((_, index) => around([place, ...others.slice(index)]))
          .find((candidate) => fitting(candidate) >= smallestTogether) ?? place
      if (isInView(area) && scale >= smallestTogether) return
      const next =
        area === place
          ? Math.max(scale, readableScale)
          : Math.min(fitting(area), Math.max(scale, readableScale))
      show({
        x: clientWidth / 2 - (area.x + area.width / 2) * next,
        y: topFor(area, next, clientHeight),
        scale: next
      })
    },
    [frame, show]
  )

  useEffect(() => {
    showAll(isWhole ? smallest : readableScale)
    const svg = frame.current
    if (svg === null) return
    /** Active pointers, and their position and that of the picture when the last one was added or removed. */
    const pointers = new Map<number, { readonly x: number; readonly y: number }>()
    let from: Grip | undefined
    const grip = (): void => {
      from =
        pointers.size === 0
          ? undefined
          : { ...middleOf([...pointers.values()]), transform: transform.current }
    }
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      grip()
    }
    const move = (event: PointerEvent) => {
      if (from === undefined || !pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const now = middleOf([...pointers.values()])
      // A click with a small movement is still a click.
      if (
        !svg.classList.contains("moving") &&
        Math.hypot(now.x - from.x, now.y - from.y) + Math.abs(now.spread - from.spread) < 5
      )
        return
      svg.classList.add("moving")
      show(movedTransform(from, now, svg.getBoundingClientRect()))
    }
    const release = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return
      grip()
      // Ignore the click that follows a movement.
      if (pointers.size === 0) setTimeout(() => svg.classList.remove("moving"))
    }
    const turn = (event: WheelEvent) => {
      // A picture that fits leaves the wheel to the page.
      if (isWhole && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = svg.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey) {
        zoomAt(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top })
        return
      }
      const { x, y, scale } = transform.current
      show({ x: x - event.deltaX, y: y - event.deltaY, scale })
    }
    // Print the whole picture, as wide as the page.
    const forPaper = () => {
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`)
      content.current?.removeAttribute("transform")
    }
    const forScreen = () => {
      svg.removeAttribute("viewBox")
      show(transform.current)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener("beforeprint", forPaper, { signal })
    window.addEventListener("afterprint", forScreen, { signal })
    svg.addEventListener("pointerdown", press, { signal })
    window.addEventListener("pointermove", move, { signal })
    window.addEventListener("pointerup", release, { signal })
    window.addEventListener("pointercancel", release, { signal })
    svg.addEventListener("wheel", turn, { passive: false, signal })
    return () => listening.abort()
  }, [frame, content, showAll, show, zoomAt, isWhole, width, height])

  return { showAll, zoom, reveal }
}
