import { describe, expect, it } from "vitest"
import { plateLook, platePieces, spellPlate, upperCaseKeepingCaret } from "./plate-drawing.ts"

const drawn = (plate: string, country: string) =>
  platePieces(plate, country)
    .map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "seals" ? "●" : "_"))
    .join("")

describe("drawing a plate", () => {
  it("puts the seals of a German plate where the dash is, and a gap before the digits", () => {
    expect(drawn("M-PP123", "DE")).toBe("M●PP_123")
    expect(drawn("B-123456", "DE")).toBe("B●123456")
    expect(drawn("B-AB1234E", "DE")).toBe("B●AB_1234E")
    expect(drawn("MPP123", "DE")).toBe("MPP123")
  })

  it("shows plates of other countries as they are stored", () => {
    expect(drawn("AB-229-AA", "FR")).toBe("AB-229-AA")
    expect(drawn("W-1234A", "AT")).toBe("W-1234A")
  })

  it("gives each country its band", () => {
    expect(plateLook("DE")).toEqual({ sign: "D", symbol: "stars", face: "white" })
    expect(plateLook("NL")).toEqual({ sign: "NL", symbol: "stars", face: "yellow" })
    expect(plateLook("CH")).toEqual({ sign: "CH", symbol: "cross", face: "white" })
    expect(plateLook("XX").sign).toBe("")
  })

  it("is read out character by character", () => {
    expect(spellPlate("M-PP123", "Bindestrich")).toBe("M, Bindestrich, P, P, 1, 2, 3")
  })
})

describe("typing a plate", () => {
  it("makes capitals without moving the caret", () => {
    expect(upperCaseKeepingCaret("m-pöp123", 3)).toEqual({ text: "M-PÖP123", caret: 3 })
  })

  it("leaves a letter whose capital is longer", () => {
    expect(upperCaseKeepingCaret("ßa", 1)).toEqual({ text: "ßA", caret: 1 })
  })
})
