/** Lets the first call of a flow use the cache, and each repeated one ask the service. */

/** Returns a function that returns false at its first call, and true at each later one. */
export const makeRepeatedCall = (): (() => boolean) => {
  let hasAsked = false
  return () => {
    const before = hasAsked
    hasAsked = true
    return before
  }
}
