/**
 * At least forty plates of every country, and as many that are none. corpus.json: `source` names the rules or the register
 * that have the series; the accepted ones are those of
 * examples.json and drawn from the published series of `plates.arbitrary.ts`; the refused ones those of examples.json, and
 * accepted ones with a slip that no series allows: the hyphens left out where they are needed, a letter that stands on no
 * plate, too many digits.
 */
import { describe, expect, it } from "vitest"
import corpus from "./corpus.json" with { type: "json" }
import type { CountryCode } from "./countries.ts"
import { countryCodes, validateLicencePlate } from "./index.ts"

describe.each(Object.entries(corpus))("the corpus of %s", (country, { source, accepted, refused }) => {
  const issueOf = (plate: string) => validateLicencePlate(country as CountryCode, plate)

  it("says where its series are from, and is large enough in both directions", () => {
    expect(source).toMatch(/^.{3,}: .{10,}/)
    expect(Math.min(new Set(accepted).size, new Set(refused).size)).toBeGreaterThanOrEqual(40)
  })

  it("is judged as it is on the road", () => {
    expect(accepted.filter((plate) => issueOf(plate) !== undefined)).toEqual([])
    expect(refused.filter((plate) => issueOf(plate) === undefined)).toEqual([])
  })
})

it("the corpus knows every country", () => {
  expect(Object.keys(corpus).toSorted()).toEqual(countryCodes.toSorted())
})
