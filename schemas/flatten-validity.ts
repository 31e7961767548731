/** Flattens nested windows into a list. */
import type { ValidityContainer } from "./validity-container.ts"

/** Returns the window and all nested ones, outermost first. */
export const flattenValidity = (container: ValidityContainer | null): ReadonlyArray<ValidityContainer> => {
  const windows: ValidityContainer[] = []
  for (let window = container; window !== null; window = window.validityContainer) windows.push(window)
  return windows
}
