import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createTooltipTiming, type TooltipState } from "./tooltip-timing.ts"

const setUp = (delay?: number, group = { lastClosedAt: Number.NEGATIVE_INFINITY }) => {
  const states: TooltipState[] = []
  return { states, group, tooltip: createTooltipTiming((state) => states.push(state), delay, group) }
}

describe("a tooltip", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("opens after 700 ms of resting on it, an area pill after 150 [H-18 L-14 N-05]", () => {
    const { states, tooltip } = setUp()
    tooltip.pointerEnter()
    vi.advanceTimersByTime(699)
    expect(states).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(["delayed-open"])

    const pill = setUp(150)
    pill.tooltip.pointerEnter()
    vi.advanceTimersByTime(150)
    expect(pill.states).toEqual(["delayed-open"])
  })

  it("does not open for a pointer that only passes", () => {
    const { states, tooltip } = setUp()
    tooltip.pointerEnter()
    vi.advanceTimersByTime(600)
    tooltip.pointerLeave()
    vi.advanceTimersByTime(5000)
    expect(states).toEqual([])
  })

  it("stays while the pointer crosses to it within 300 ms, and closes after [L-14 N-05]", () => {
    const { states, tooltip } = setUp(150)
    tooltip.pointerEnter()
    vi.advanceTimersByTime(150)
    tooltip.pointerLeave()
    vi.advanceTimersByTime(299)
    tooltip.pointerEnter()
    vi.advanceTimersByTime(1000)
    expect(states).toEqual(["delayed-open"])
    tooltip.pointerLeave()
    vi.advanceTimersByTime(300)
    expect(states).toEqual(["delayed-open", "closed"])
  })

  it("opens at once within 300 ms after another one closed [L-14 N-05]", () => {
    const first = setUp(700)
    first.tooltip.focus()
    first.tooltip.close()
    const second = setUp(700, first.group)
    vi.advanceTimersByTime(299)
    second.tooltip.pointerEnter()
    expect(second.states).toEqual(["instant-open"])

    const third = setUp(700, { lastClosedAt: Date.now() - 300 })
    third.tooltip.pointerEnter()
    expect(third.states).toEqual([])
  })

  it("opens at once by keyboard, and a press toggles it", () => {
    const { states, tooltip } = setUp()
    tooltip.focus()
    tooltip.close()
    tooltip.press()
    tooltip.press()
    expect(states).toEqual(["instant-open", "closed", "instant-open", "closed"])
  })
})
