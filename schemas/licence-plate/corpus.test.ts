/**
 * Tests at least forty valid plates of every country, and as many invalid ones. corpus.json: `source` names
 * the rules or the register with the series; valid plates are from examples.json and generated from the
 * published series of `plates.arbitrary.ts`; invalid ones are from examples.json, and valid ones with an
 * error that no series allows: required hyphens left out, a letter that no plate has, too many digits.
 */
import { describe, expect, it } from "vitest"
import corpus from "./corpus.json" with { type: "json" }
import type { CountryCode } from "./countries.ts"
import { countryCodes, validateLicencePlate } from "./index.ts"

describe.each(Object.entries(corpus))("the corpus of %s", (country, { source, accepted, refused }) => {
  const issueOf = (plate: string) => validateLicencePlate(country as CountryCode, plate)

  it("names its sources, and has enough valid and invalid plates", () => {
    expect(source).toMatch(/^.{3,}: .{10,}/)
    expect(Math.min(new Set(accepted).size, new Set(refused).size)).toBeGreaterThanOrEqual(40)
  })

  it("is validated as on the road", () => {
    expect(accepted.filter((plate) => issueOf(plate) !== undefined)).toEqual([])
    expect(refused.filter((plate) => issueOf(plate) === undefined)).toEqual([])
  })
})

it("the corpus covers every country", () => {
  expect(Object.keys(corpus).toSorted()).toEqual(countryCodes.toSorted())
})
