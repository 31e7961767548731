import { describe, expect, it } from "vitest"
import { confusables } from "./confusables.ts"

const own = ["BO-A1", "M-QO12", "M-SP123", "ABC180", "ZH1", "ČK-123AB"]

describe("a plate similar to one of the driver's own", () => {
  it.each([
    ["an umlaut", "BÖ-A1", ["BO-A1"]],
    ["Q for O", "M-OQ12", ["M-QO12"]],
    ["O for 0 in a foreign plate", "ABC18O", ["ABC180"]],
    ["B for 8 and I for 1", "ABCIB0", ["ABC180"]],
    ["the hyphen elsewhere", "MS-P123", ["M-SP123"]],
    ["a caron", "CK-123AB", ["ČK-123AB"]]
  ])("is found: %s", (_, plate, found) => {
    expect(confusables(plate, own)).toEqual(found)
  })

  it("is never the plate itself, nor a plate that reads differently", () => {
    expect(confusables("BO-A1", own)).toEqual([])
    expect(confusables("M-AB1", own)).toEqual([])
    expect(confusables("ZH2", own)).toEqual([])
    expect(confusables("ZH1", [])).toEqual([])
  })

  it("keeps the order and repetitions of the list", () => {
    expect(confusables("I0", ["10", "IO", "I0", "LQ"])).toEqual(["10", "IO", "LQ"])
  })
})
