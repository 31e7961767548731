/** Whether controls can be used, each time asked of the browser in one go. */
import type { Control, ControlElement } from "../model/index.ts"

/** Runs in the page. Of all elements: how many there are, and how many of them are seen and enabled. */
const countUsable = (elements: ReadonlyArray<ControlElement>): readonly [all: number, usable: number] => [
  elements.length,
  elements.filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return (
      width * height > 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(":disabled") &&
      one.closest('[aria-disabled="true"]') === null
    )
  }).length
]

/** Returns whether the control is there once, seen and enabled. */
export const isUsable = async (control: Control): Promise<boolean> => {
  const [all, usable] = await control.evaluateAll(countUsable)
  return all === 1 && usable === 1
}

/** Returns whether any of the controls, which are of one frame, is seen and enabled. */
export const isAnyUsable = async ([first, ...others]: ReadonlyArray<Control>): Promise<boolean> => {
  if (first === undefined) return false
  const [, usable] = await others.reduce((all, one) => all.or(one), first).evaluateAll(countUsable)
  return usable > 0
}
