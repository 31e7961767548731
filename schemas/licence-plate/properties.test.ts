/** Property tests of all plates and all texts. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CountryCode, countryCodes } from "./countries.ts"
import {
  confusables,
  describeLicencePlate,
  type Issue,
  normaliseLicencePlate,
  plateFormat,
  validateLicencePlate
} from "./index.ts"
import { roadPlate } from "./plates.arbitrary.ts"
import { suggestPlates, suggestSeparators } from "./suggest.ts"

const issues: readonly (Issue | undefined)[] = [
  undefined,
  "field_required",
  "missing_separator",
  "invalid_license_plate",
  "invalid_canton_code",
  "invalid_municipal",
  "invalid_province_code"
]

const awkward = fc.constantFrom(
  ..."AbÖöß019OI -–—\u2011\u00AD.·\u00A0\u200B\u0308\u030C\uFEFFİıſKÅВвΒёЧǆ\t\n😀{}$^\\"
)
const anyText = fc.oneof(
  fc.string({ unit: awkward, maxLength: 24 }),
  fc.string({ unit: "binary", maxLength: 24 }),
  fc.string({ unit: "grapheme", maxLength: 12 })
)

/** Returns a plate with up to four mutations: removed, inserted, replaced or swapped characters. */
const mutated = (country: CountryCode) =>
  fc
    .tuple(
      roadPlate(country),
      fc.array(fc.tuple(fc.nat(20), awkward, fc.constantFrom("drop", "insert", "replace", "swap")), {
        maxLength: 4
      })
    )
    .map(([plate, slips]) => {
      const characters = [...plate]
      for (const [place, character, slip] of slips) {
        const at = place % (characters.length + 1)
        if (slip === "drop") characters.splice(at, 1)
        if (slip === "insert") characters.splice(at, 0, character)
        if (slip === "replace") characters.splice(at, 1, character)
        if (slip === "swap") characters.splice(at, 2, ...characters.slice(at, at + 2).reverse())
      }
      return characters.join("")
    })

const hyphened = countryCodes.filter((country) => plateFormat(country).separators > 0)

describe.each(countryCodes)("in %s", (country) => {
  it("every plate of the series is valid, also in stored form", () => {
    fc.assert(
      fc.property(roadPlate(country), (plate) => {
        expect(validateLicencePlate(country, plate)).toBeUndefined()
        expect(validateLicencePlate(country, normaliseLicencePlate(country, plate))).toBeUndefined()
        expect(suggestPlates(country, plate)).toEqual([])
      })
    )
  })

  it("a plate in lower case with surrounding spaces is the same plate", () => {
    fc.assert(
      fc.property(roadPlate(country), (plate) => {
        const typed = ` ${plate.toLowerCase().replaceAll("-", " – ")}\u00A0`
        expect(normaliseLicencePlate(country, typed)).toBe(normaliseLicencePlate(country, plate))
      })
    )
  })

  it("typos and arbitrary texts are validated deterministically without exceptions", () => {
    fc.assert(
      fc.property(fc.oneof(mutated(country), anyText), (text) => {
        const issue = validateLicencePlate(country, text)
        expect(issues).toContain(issue)
        expect(validateLicencePlate(country, text)).toBe(issue)
        const stored = normaliseLicencePlate(country, text)
        expect(normaliseLicencePlate(country, stored)).toBe(stored)
        expect(validateLicencePlate(country, stored)).toBe(validateLicencePlate(country, stored))
        if (issue !== undefined) expect(describeLicencePlate(country, text) ?? "").toBe("")
        expect(confusables(text, [text])).toEqual([])
      })
    )
  })

  it("suggestions for an invalid plate are valid, normalised and unique; a valid plate has none", () => {
    fc.assert(
      fc.property(mutated(country), (text) => {
        const offers = suggestPlates(country, text)
        if (validateLicencePlate(country, normaliseLicencePlate(country, text)) === undefined)
          expect(offers).toEqual([])
        expect(new Set(offers).size).toBe(offers.length)
        for (const offer of offers) {
          expect(validateLicencePlate(country, offer)).toBeUndefined()
          expect(normaliseLicencePlate(country, offer)).toBe(offer)
        }
      })
    )
  })

  it("ten thousand characters are refused early", () => {
    for (const piece of ["A", "1", "A1", "-", " ", "A ", "1-", "\u0308", "\u200B", "ö", "Ж", ".", "- "]) {
      const long = piece.repeat(10_000 / piece.length)
      expect(validateLicencePlate(country, long)).not.toBeUndefined()
      const stored = normaliseLicencePlate(country, long)
      expect(normaliseLicencePlate(country, stored)).toBe(stored)
      expect(suggestSeparators(country, long)).toEqual([])
      expect(suggestPlates(country, long)).toEqual([])
      expect(describeLicencePlate(country, long)).toBeUndefined()
      expect(confusables(long, [`${long}-`])).toEqual([`${long}-`])
    }
  })
})

describe.each(hyphened)("in %s, where hyphens are required", (country) => {
  it("a plate without them is suggested, and every suggestion is valid and differs only by hyphens", () => {
    fc.assert(
      fc.property(roadPlate(country), (plate) => {
        const stored = normaliseLicencePlate(country, plate)
        const bare = plate.replaceAll("-", "")
        const offers = suggestSeparators(country, bare)
        expect(offers).toContain(stored)
        expect(new Set(offers).size).toBe(offers.length)
        for (const offer of offers) {
          expect(validateLicencePlate(country, offer)).toBeUndefined()
          expect(offer.replaceAll("-", "")).toBe(bare)
        }
        // The typed spelling comes first.
        expect(suggestSeparators(country, plate)[0]).toBe(stored)
      })
    )
  })

  it("a plate without any separator is never split by a guess", () => {
    fc.assert(
      fc.property(roadPlate(country), (plate) => {
        const bare = plate.replaceAll("-", "")
        expect(normaliseLicencePlate(country, bare)).toBe(bare)
        expect(validateLicencePlate(country, bare)).toBe("missing_separator")
      })
    )
  })
})

it("every function that takes a country refuses an unknown one", () => {
  const uses = [
    validateLicencePlate,
    normaliseLicencePlate,
    suggestSeparators,
    describeLicencePlate,
    suggestPlates,
    plateFormat
  ]
  for (const country of ["GB", "de", "", "constructor", "__proto__"]) {
    for (const use of uses) expect(() => use(country as CountryCode, "M-PP123"), country).toThrow(RangeError)
  }
})
