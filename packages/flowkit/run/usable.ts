/** Checks whether controls can be used, in one round trip to the browser. */
import type { Control, ControlElement } from "../model/index.ts"

/** Runs in the page. Counts all elements, and those that are visible and enabled. */
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

/** Returns true if the control exists once, visible and enabled. */
export const isUsable = async (control: Control): Promise<boolean> => {
  const [all, usable] = await control.evaluateAll(countUsable)
  return all === 1 && usable === 1
}

/** Returns true if any of the controls, all of one frame, is visible and enabled. */
export const isAnyUsable = async ([first, ...others]: ReadonlyArray<Control>): Promise<boolean> => {
  if (first === undefined) return false
  const [, usable] = await others.reduce((all, one) => all.or(one), first).evaluateAll(countUsable)
  return usable > 0
}
