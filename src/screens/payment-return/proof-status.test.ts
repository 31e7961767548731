import { describe, expect, it } from "vitest"
import { proofStatus } from "./proof-status.ts"

const day = { validFrom: "2026-12-01T00:00:00+01:00", validTo: "2026-12-02T00:00:00+01:00" }
const at = (instant: string) => proofStatus(day, Date.parse(instant))

describe("the proof of a ticket", () => {
  it("counts down to the start, then to the end", () => {
    expect(at("2026-11-30T23:59:58+01:00")).toEqual({ kind: "notYet", seconds: 2 })
    expect(at("2026-12-01T00:00:00+01:00")).toEqual({ kind: "valid", seconds: 86_400 })
    expect(at("2026-12-01T23:59:59.500+01:00")).toEqual({ kind: "valid", seconds: 1 })
  })

  it("is over at the very end, since that belongs to what comes next", () => {
    expect(at("2026-12-02T00:00:00+01:00")).toEqual({ kind: "over" })
  })

  it("promises no end to a ticket that names none", () => {
    expect(proofStatus({ validFrom: null, validTo: null }, 0)).toEqual({ kind: "open" })
  })
})
