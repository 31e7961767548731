/** Motion from a ticket to its page, where the driver wants it. */
import { mainId, pageHeadingId } from "./focus.ts"

/** Milliseconds to wait for the next page; a later one appears without motion. */
const timeout = 250
const timing = { duration: 200, easing: "ease-out" }

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

/**
 * Opens another page: the first `into` of it, by default its heading, moves to its place from that of `from`. Not by a
 * view transition, which opens the page only after it has drawn the former one, and holds all frames until then.
 */
export const morph = (from: HTMLElement | null, open: () => void, into = `#${pageHeadingId}`): void => {
  if (from === null || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    open()
    return
  }
  const start = from.getBoundingClientRect()
  const size = fontSizeOf(from)
  const heading = () => document.getElementById(pageHeadingId)
  const former = heading()
  const latest = performance.now() + timeout
  const move = () => {
    const to = heading() === former ? null : document.querySelector(`#${mainId} ${into}`)
    const end = to?.getBoundingClientRect()
    // A page that is still loading has a heading for screen readers alone.
    if (to === null || end === undefined || end.height < 2) {
      if (performance.now() < latest) requestAnimationFrame(move)
      return
    }
    const moved = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${size / fontSizeOf(to)})`
    // On its way it lies over fields and buttons, which stay usable.
    const passable = { pointerEvents: ["none", "none"] }
    to.animate({ ...passable, transformOrigin: ["0 0", "0 0"], transform: [moved, "none"] }, timing)
  }
  open()
  requestAnimationFrame(move)
}
