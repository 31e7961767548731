/** Lets the first call of a flow use the cache; repeated calls bypass it. */

/** Returns a function that returns false at its first call, and true at each later one. */
export const makeRepeatedCall = (): (() => boolean) => {
  let hasAsked = false
  return () => {
    const before = hasAsked
    hasAsked = true
    return before
  }
}
