/** Tests of a ticket's plates: one stored spelling, rules per country, named by their path in the request. */
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { readPlates } from "./plates.ts"

const read = (plates: ReadonlyArray<readonly [string, string | null]>, maximum = 3) =>
  Result.match(
    readPlates(
      plates.map(([plate, country]) => ({ plate, country })),
      maximum
    ),
    {
      onFailure: ({ code, field, issue }) => ({ code, field, ...(issue === undefined ? {} : { issue }) }),
      onSuccess: (stored) => stored.map(({ plate, country }) => `${country} ${plate}`)
    }
  )

describe("plates", () => {
  it("are stored in upper case with plain hyphens for any input", () => {
    expect(read([["m‑pp123 ", "de"]])).toEqual(["DE M-PP123"])
    expect(read([["L14ABC", "GB"]])).toEqual(["UK L14ABC"])
  })

  it("of an unknown country follow the generic form", () => {
    expect(read([["abc 123", null]])).toEqual(["XX ABC123"])
    expect(read([["ABC123", "LI"]])).toEqual(["XX ABC123"])
  })

  it.each([
    ["MPP123", "DE", "missing_separator"],
    ["XXX-AB12", "DE", "invalid_municipal"],
    ["AB229AA", "FR", "missing_separator"],
    ["XY123", "CH", "invalid_canton_code"],
    ["QQ-123A", "AT", "invalid_province_code"],
    ["M-0P123", "DE", "invalid_license_plate"],
    [" ", "DE", "field_required"],
    ["'; drop table shop.cart; --", "XX", "invalid_license_plate"],
    ["ABCDEFGHIJ0123456789X", "XX", "invalid_license_plate"]
  ])("are refused when %s is invalid in %s, with the issue %s", (plate, country, issue) => {
    expect(
      read([
        ["M-PP123", "DE"],
        [plate, country]
      ])
    ).toEqual({ code: "E_PLATE_INVALID", field: "plates.1.plate", issue })
  })

  it("are required, up to the limit of the ticket", () => {
    expect(read([])).toEqual({ code: "E_PLATE_REQUIRED", field: "plates" })
    expect(
      read(
        [
          ["M-PP123", "DE"],
          ["M-PP124", "DE"]
        ],
        1
      )
    ).toEqual({ code: "E_PLATE_LIMIT", field: "plates" })
  })

  it("are unique in any spelling, but differ by country", () => {
    expect(
      read([
        ["M-PP123", "DE"],
        ["m-pp123", "de"]
      ])
    ).toEqual({ code: "E_PLATE_DUPLICATE", field: "plates.1.plate" })
    expect(
      read([
        ["M-PP123", "DE"],
        ["M-PP123", "XX"]
      ])
    ).toEqual(["DE M-PP123", "XX M-PP123"])
  })

  it("are not repeated in the refusal", () => {
    const refused = readPlates([{ plate: "GEHEIM-1", country: "DE" }], 1)
    expect(JSON.stringify(refused)).not.toContain("GEHEIM")
  })
})
