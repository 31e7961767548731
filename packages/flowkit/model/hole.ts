/** Gaps of a skeleton, to be filled in by hand. */

const holeOf: unique symbol = Symbol.for("flowkit.hole")

/**
 * Stands for a missing value, driver or assertion, and fits every type. A flow with values as holes is
 * rejected, since it cannot be planned; a driver or an assertion that is a hole throws when it is called.
 */
export const hole = (what: string): never => {
  const open = () => {
    throw new Error(`Still to be written: ${what}.`)
  }
  return Object.assign(open, { [holeOf]: what }) as never
}

/** Returns the description of the hole; undefined for everything else. */
const whatIsOpen = (value: unknown): string | undefined =>
  typeof value === "function" && holeOf in value ? String(value[holeOf]) : undefined

/** Returns every hole in a value, with its path: `events.BELL_RUNG.do`. */
export const holesIn = (
  value: unknown,
  way = ""
): ReadonlyArray<{ readonly way: string; readonly what: string }> => {
  const what = whatIsOpen(value)
  if (what !== undefined) return [{ way, what }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => holesIn(below, way === "" ? key : `${way}.${key}`))
}
