/** Tests at least forty valid plates of every country, and as many invalid ones. */
import { describe, expect, it } from "vitest"
import { corpusOf } from "../testing/plates.ts"
import { countryCodes, validateLicencePlate } from "./index.ts"

describe.each(countryCodes)("the corpus of %s", (country) => {
  const { source, accepted, refused } = corpusOf(country)
  const issueOf = (plate: string) => validateLicencePlate(country, plate)

  it("names its sources, and has enough valid and invalid plates", () => {
    expect(source).toMatch(/^.{3,}: .{10,}/)
    expect(Math.min(new Set(accepted).size, new Set(refused).size)).toBeGreaterThanOrEqual(40)
  })

  it("is validated as on the road", () => {
    expect(accepted.filter((plate) => issueOf(plate) !== undefined)).toEqual([])
    expect(refused.filter((plate) => issueOf(plate) === undefined)).toEqual([])
  })
})
