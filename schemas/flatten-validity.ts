/** Windows within windows, as a list. */
import type { ValidityContainer } from "./validity-container.ts"

/** The window and all it holds, outermost first. */
export const flattenValidity = (container: ValidityContainer | null): ReadonlyArray<ValidityContainer> => {
  const windows: ValidityContainer[] = []
  for (let window = container; window !== null; window = window.validityContainer) windows.push(window)
  return windows
}
