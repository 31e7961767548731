/** For one flow: who asks again wants to know, and not to be told once more what was kept from a moment ago. */

/** Makes a question that is answered false the first time and true ever after. */
export const makeRepeatedCall = (): (() => boolean) => {
  let hasAsked = false
  return () => {
    const before = hasAsked
    hasAsked = true
    return before
  }
}
