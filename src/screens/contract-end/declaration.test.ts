import { describe, expect, it } from "vitest"
import { declarationAddress, declarationIn, letterAddress } from "./declaration.ts"

const filled = {
  kind: "withdrawal",
  name: "Frieda Fahrerin",
  email: "fahrerin@example.com",
  reference: "PS-2026-0099 & M-PP123"
} as const

describe("the declaration that ends a contract", () => {
  it("is filled in first, and checked with all that was filled in", () => {
    expect(declarationIn("#withdrawal")).toEqual({
      kind: "withdrawal",
      name: "",
      email: "",
      reference: "",
      isFilledIn: false
    })
    expect(declarationIn(declarationAddress(filled, "check"))).toEqual({ ...filled, isFilledIn: true })
  })

  it("keeps what was filled in when it is changed", () => {
    expect(declarationIn(declarationAddress(filled, "change"))).toEqual({ ...filled, isFilledIn: false })
  })

  it("is not ready to be confirmed with a field left empty", () => {
    expect(declarationIn(declarationAddress({ ...filled, reference: " " }, "check"))?.isFilledIn).toBe(false)
  })

  it("is none at any other fragment", () => {
    expect(declarationIn("")).toBeNull()
    expect(declarationIn("#cookies")).toBeNull()
  })

  it("goes to the operator as a letter", () => {
    const address = new URL(
      letterAddress("hilfe-de@parkschein.example", { subject: "Widerruf", body: "A & B" })
    )
    expect(address.pathname).toBe("hilfe-de@parkschein.example")
    expect(address.searchParams.get("body")).toBe("A & B")
  })
})
