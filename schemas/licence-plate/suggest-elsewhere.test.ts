import { describe, expect, it } from "vitest"
import { type CountryCode, countryCodes } from "./countries.ts"
import { suggestElsewhere } from "./suggest-elsewhere.ts"

const elsewhere = (own: CountryCode, raw: string, preferred: readonly CountryCode[] = []) =>
  suggestElsewhere(own, raw, preferred).map(({ country, plate }) => `${country} ${plate}`)

describe("a plate typed under the country of the shop", () => {
  it.each([
    ["DE", "ZH 1234", ["CH ZH1234"]],
    ["DE", "zh·123456", ["CH ZH123456"]],
    ["DE", "W-12345B", ["AT W-12345B"]],
    ["DE", "AB-123-CD", ["FR AB-123-CD", "IT AB123CD", "SK AB123CD"]],
    ["DE", "1-ABC-234", ["BE 1ABC234"]],
    ["DE", "GDA 12345", ["PL GDA12345"]],
    ["CH", "M-PP 123", ["DE M-PP123"]],
    ["CH", "W-1234A", ["AT W-1234A"]],
    ["AT", "m pp 123", ["DE M-PP123"]],
    ["AT", "ZH 1234", ["CH ZH1234"]],
    ["IT", "M-PP123", ["DE M-PP123"]],
    ["DE", "АХ 0001 КІ", ["UA AX0001KI"]]
  ] as const)("in %s: %s is that of %s", (own, raw, meant) => {
    expect(elsewhere(own, raw)).toEqual(meant)
  })

  it("may be an authority's there, and that of a driver in another country", () => {
    expect(elsewhere("DE", "GR 1234")).toEqual(["CH GR1234"])
    expect(elsewhere("IT", "ZH 1234")).toEqual(["CH ZH1234"])
    expect(elsewhere("DE", "W-1234A")).toEqual(["AT W-1234A"])
    expect(elsewhere("DE", "M-1234")).toEqual([])
  })

  it("begins with the sign of its country", () => {
    expect(elsewhere("CH", "CH ZH 1234")[0]).toBe("CH ZH1234")
    expect(elsewhere("DE", "D-M-PP123")[0]).toBe("DE M-PP123")
    expect(elsewhere("IT", "A W-1234A")[0]).toBe("AT W-1234A")
  })

  it("is that of the shop or of the driver's other plates first", () => {
    expect(elsewhere("DE", "AB 123 CD", ["DE", "SK"])[0]).toBe("SK AB123CD")
  })
})

it("offers nothing elsewhere for a plate that only lacks its dash or was typed in another script", () => {
  for (const raw of ["MPP123", "MSP123", "B-AB1Z3", "М-РР123", "M/PP123", "", "M", "A".repeat(5000)])
    expect(elsewhere("DE", raw), raw).toEqual([])
  expect(elsewhere("XX", "ZH1234")).toEqual([])
})

it("never offers the field's own plate in another spelling twice", () => {
  for (const own of countryCodes)
    for (const raw of ["ZH 1234", "M-PP123", "AB-123-CD", "D M-PP123"])
      expect(new Set(elsewhere(own, raw)).size, `${own} ${raw}`).toBe(elsewhere(own, raw).length)
})
