import { describe, expect, it } from "vitest"
import { reportAddress, reportIn } from "./report-address.ts"

describe("the subject of a report", () => {
  it("is in the fragment with the hotline code, hidden from servers", () => {
    const report = { about: "payment", cause: "a&b=2" } as const
    const address = new URL(`https://shop.example/wiesensee?cart=open${reportAddress(report)}`)
    expect(address.search).toBe("?cart=open")
    expect(reportIn(address.hash)).toEqual(report)
  })

  it("has no plate, code or order in the address, even when an older address has", () => {
    expect(reportIn("#problem?about=plate&plate=M-PP123&country=DE&code=A-1&order=PS-1")).toEqual({
      about: "plate"
    })
  })

  it("is one of several tickets of the page, by its number", () => {
    const report = { about: "correction", ticket: 1 } as const
    expect(reportAddress(report)).toBe("#problem?about=correction&ticket=1")
    expect(reportIn(reportAddress(report))).toEqual(report)
    for (const wrong of ["", "-1", "1.5", "M-PP123", "9999"])
      expect(reportIn(`#problem?about=correction&ticket=${wrong}`)).toEqual({ about: "correction" })
  })

  it("has a default when none is named, and is never longer than a code", () => {
    expect(reportIn("#problem")).toEqual({ about: "other" })
    expect(reportIn("#problem?about=weather&cause=%20")).toEqual({ about: "other" })
    expect(reportIn(`#problem?cause=${"A".repeat(1000)}`)).toEqual({ about: "other", cause: "A".repeat(60) })
  })

  it("is absent at any other fragment", () => {
    for (const hash of ["", "#", "#help", "#plate=M-PP123", "#problems"]) expect(reportIn(hash)).toBeNull()
  })
})
