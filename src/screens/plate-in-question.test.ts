import { describe, expect, it } from "vitest"
import { aboutPlate, orderInQuestion, plateInQuestion } from "./plate-in-question.ts"

describe("the plate a driver writes about", () => {
  it("comes to the contact page as it was typed", () => {
    const fragment = aboutPlate({ plate: "BÖ-A 1&x=2", country: "DE" })
    const address = new URL(`https://shop.example/wiesensee/contact${fragment}`)
    expect(address.pathname).toBe("/wiesensee/contact")
    expect(address.search).toBe("")
    expect(plateInQuestion(address.hash)).toEqual({ plate: "BÖ-A 1&x=2", country: "DE" })
  })

  it("is none where the address names none, and never longer than a field takes", () => {
    expect(plateInQuestion("")).toBeNull()
    expect(plateInQuestion("#plate=%20&country=DE")).toBeNull()
    expect(plateInQuestion(`#plate=${"A".repeat(1000)}`)).toEqual({ plate: "A".repeat(60), country: "XX" })
  })
})

describe("the order a driver writes about", () => {
  it("comes to the contact page by its number", () => {
    expect(orderInQuestion("#order=PS-2026-0099")).toBe("PS-2026-0099")
    expect(orderInQuestion("#plate=M-PP123")).toBeNull()
  })
})
