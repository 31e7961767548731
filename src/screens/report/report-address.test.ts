import { describe, expect, it } from "vitest"
import { orderInQuestion, reportAddress, reportIn } from "./report-address.ts"

describe("what a driver writes about", () => {
  it("comes to the sheet as it was typed, and no server sees it", () => {
    const report = { about: "plate", plate: "BÖ-A 1&x=2", country: "DE" } as const
    const address = new URL(`https://shop.example/wiesensee?cart=open${reportAddress(report)}`)
    expect(address.search).toBe("?cart=open")
    expect(reportIn(address.hash)).toEqual(report)
  })

  it("is something else where nothing is named, and never longer than a field takes", () => {
    expect(reportIn("#problem")).toEqual({ about: "other" })
    expect(reportIn("#problem?about=weather&plate=%20")).toEqual({ about: "other" })
    expect(reportIn(`#problem?plate=${"A".repeat(1000)}`)).toEqual({ about: "other", plate: "A".repeat(60) })
  })

  it("is nothing at any other fragment", () => {
    for (const hash of ["", "#", "#help", "#plate=M-PP123", "#problems"]) expect(reportIn(hash)).toBeNull()
  })
})

describe("the order a driver writes about", () => {
  it("comes to the contact page by its number", () => {
    expect(orderInQuestion("#order=PS-2026-0099")).toBe("PS-2026-0099")
    expect(orderInQuestion("#plate=M-PP123")).toBeNull()
  })
})
