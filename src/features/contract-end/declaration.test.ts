import { describe, expect, it } from "vitest"
import { declarationAddress, declarationIn, emptyDeclaration, letterAddress } from "./declaration.ts"

const filledIn = {
  name: "Frieda Fahrerin",
  email: "fahrerin@example.com",
  reference: "PS-2026-0099 & M-PP123"
}

describe("the declaration that ends a contract", () => {
  it("starts with a form, then a review of all input", () => {
    expect(declarationIn("#withdrawal", emptyDeclaration)).toEqual({
      kind: "withdrawal",
      ...emptyDeclaration,
      isFilledIn: false
    })
    expect(declarationIn(declarationAddress("withdrawal", "check"), filledIn)).toEqual({
      kind: "withdrawal",
      ...filledIn,
      isFilledIn: true
    })
  })

  it("keeps its input when edited", () => {
    expect(declarationIn(declarationAddress("cancellation", "fillIn"), filledIn)).toEqual({
      kind: "cancellation",
      ...filledIn,
      isFilledIn: false
    })
  })

  it("cannot be confirmed with an empty field or after a reload", () => {
    const check = declarationAddress("withdrawal", "check")
    expect(declarationIn(check, { ...filledIn, reference: "" })?.isFilledIn).toBe(false)
    expect(declarationIn(check, emptyDeclaration)?.isFilledIn).toBe(false)
  })

  it("is absent at any other fragment", () => {
    expect(declarationIn("", emptyDeclaration)).toBeNull()
    expect(declarationIn("#cookies", emptyDeclaration)).toBeNull()
  })

  it("is sent to the operator as a letter", () => {
    const address = new URL(
      letterAddress("hilfe-de@parkschein.example", { subject: "Widerruf", body: "A & B" })
    )
    expect(address.pathname).toBe("hilfe-de@parkschein.example")
    expect(address.searchParams.get("body")).toBe("A & B")
  })
})
