import fc from "fast-check"
import { expect, it } from "vitest"
import { identities } from "./identities.ts"
import { hasSameText, stableText } from "./stable-text.ts"

const value = fc.anything({
  withMap: true,
  withSet: true,
  withDate: true,
  withNullPrototype: true,
  maxDepth: 3
})

it("are equal exactly when the texts are", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), (values) => {
      const identify = identities()
      const copies = values.map((each) => structuredClone(each))
      const all = [...values, ...copies]
      const numbers = all.map(identify)
      const texts = all.map(stableText)
      for (const [one, text] of texts.entries())
        for (const [other, otherText] of texts.entries())
          expect([numbers[one] === numbers[other], hasSameText(all[one], all[other])]).toEqual([
            text === otherText,
            text === otherText
          ])
    }),
    { numRuns: 300, seed: 1 }
  )
})

it("distinguish undefined from absent, in any order of keys", () => {
  const identify = identities()
  expect(identify({ one: 1, two: undefined })).toBe(identify({ two: undefined, one: 1 }))
  expect(identify({ one: 1, two: undefined })).not.toBe(identify({ one: 1 }))
  expect(identify([undefined])).not.toBe(identify([null]))
})
