import { describe, expect, it } from "vitest"
import { ownPlates, withUsed } from "./recent-plates.ts"

const plate = (text: string, more: { nickname?: string; isDefault?: boolean } = {}) => ({
  plate: text,
  country: "DE",
  ...more
})
const names = (plates: ReadonlyArray<{ readonly plate: string }>) => plates.map((each) => each.plate)

describe("the plates of a driver", () => {
  it("move to the front when used, and keep their name [B-05]", () => {
    const used = withUsed(
      [plate("M-PP123"), plate("RO-SE77", { nickname: "Mamas Auto" })],
      [plate("RO-SE77"), plate("B-AB12")]
    )
    expect(used).toEqual([plate("RO-SE77", { nickname: "Mamas Auto" }), plate("B-AB12"), plate("M-PP123")])
  })

  it("are limited to five, except for named and default ones", () => {
    const remembered = [
      ...[1, 2, 3, 4, 5].map((number) => plate(`M-A${number}`)),
      plate("M-DE1", { isDefault: true }),
      plate("M-NA1", { nickname: "Firmenwagen" })
    ]
    expect(names(withUsed(remembered, [plate("M-NEU1")]))).toEqual([
      "M-NEU1",
      "M-A1",
      "M-A2",
      "M-A3",
      "M-A4",
      "M-DE1",
      "M-NA1"
    ])
  })

  it("are listed with the default first and those on permits last, each once", () => {
    const offered = ownPlates(
      [plate("M-PP123"), plate("RO-SE77", { isDefault: true })],
      [plate("M-PP123"), plate("K-XY1"), plate("K-XY1")]
    )
    expect(names(offered)).toEqual(["RO-SE77", "M-PP123", "K-XY1"])
  })

  it("are listed once for any spelling of their country", () => {
    const onPermits = ["D", "Germany", "de"].map((country) => ({ plate: "M-PP123", country }))
    expect(ownPlates([plate("M-PP123")], onPermits)).toEqual([plate("M-PP123")])
  })

  it("differ by country with the same letters", () => {
    expect(
      withUsed([{ plate: "AB123CD", country: "IT" }], [{ plate: "AB123CD", country: "XX" }])
    ).toHaveLength(2)
  })
})
