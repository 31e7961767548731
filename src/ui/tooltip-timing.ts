// When a tooltip opens and closes. Pure timing, no DOM: closed, delayed-open (after resting on it), instant-open (keyboard,
// press, or shortly after another tooltip closed).
import { hoverGraceDelay, tooltipDelay, tooltipSkipDelay } from "./measures.ts"

export type TooltipState = "closed" | "delayed-open" | "instant-open"

/** Shared by all tooltips of a page: when the last one closed. */
export interface TooltipGroup {
  lastClosedAt: number
}

const pageTooltips: TooltipGroup = { lastClosedAt: Number.NEGATIVE_INFINITY }

export interface TooltipTiming {
  readonly pointerEnter: () => void
  readonly pointerLeave: () => void
  readonly focus: () => void
  /** A press on the trigger: the way in on a touch screen; a second one closes. */
  readonly press: () => void
  readonly close: () => void
  /** Forgets all timers; for unmounting. */
  readonly stop: () => void
}

export const createTooltipTiming = (
  onChange: (state: TooltipState) => void,
  delay: number = tooltipDelay,
  group: TooltipGroup = pageTooltips
): TooltipTiming => {
  let state: TooltipState = "closed"
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: TooltipState) => {
    clearTimeout(timer)
    if (next === state) return
    if (next === "closed") group.lastClosedAt = Date.now()
    state = next
    onChange(next)
  }
  const open = (next: TooltipState) => (state === "closed" ? set(next) : clearTimeout(timer))
  return {
    pointerEnter: () => {
      clearTimeout(timer)
      if (state !== "closed") return
      if (Date.now() - group.lastClosedAt < tooltipSkipDelay) set("instant-open")
      else timer = setTimeout(() => set("delayed-open"), delay)
    },
    pointerLeave: () => {
      clearTimeout(timer)
      if (state !== "closed") timer = setTimeout(() => set("closed"), hoverGraceDelay)
    },
    focus: () => open("instant-open"),
    press: () => (state === "closed" ? open("instant-open") : set("closed")),
    close: () => set("closed"),
    stop: () => clearTimeout(timer)
  }
}
