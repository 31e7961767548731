import { describe, expect, it } from "vitest"
import { formatPlate, platePieces, plateStyle } from "./plate-style.ts"

const drawn = (plate: string, country: string) =>
  platePieces(plate, country)
    .map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "seals" ? "●" : "_"))
    .join("")

describe("drawing a plate", () => {
  it("puts the seals of a German plate in place of the dash, and a gap before the digits", () => {
    expect(drawn("M-PP123", "DE")).toBe("M●PP_123")
    expect(drawn("B-123456", "DE")).toBe("B●123456")
    expect(drawn("B-AB1234E", "DE")).toBe("B●AB_1234E")
    expect(drawn("MPP123", "DE")).toBe("MPP123")
  })

  it("shows plates of other countries as stored", () => {
    expect(drawn("AB-229-AA", "FR")).toBe("AB-229-AA")
    expect(drawn("W-1234A", "AT")).toBe("W-1234A")
  })

  it("writes it as on the car", () => {
    expect(formatPlate("M-PP123", "DE")).toBe("M-PP 123")
    expect(formatPlate("AB-229-AA", "FR")).toBe("AB-229-AA")
  })

  it("gives each country its band", () => {
    expect(plateStyle("DE")).toEqual({ sign: "D", symbol: "stars", face: "white" })
    expect(plateStyle("NL")).toEqual({ sign: "NL", symbol: "stars", face: "yellow" })
    expect(plateStyle("XX").symbol).toBe("none")
    expect(plateStyle("CH")).toEqual({ sign: "CH", symbol: "cross", face: "white" })
    expect(plateStyle("XX").sign).toBe("")
  })
})
