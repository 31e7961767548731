/** Tests of active, expiring and expired: decision D-10, with fixed instants. */
import { describe, expect, it } from "vitest"
import { permitStatus } from "./permit-status.ts"

const at = (instant: string) => Date.parse(instant)
const year = { validFrom: "2026-01-01T00:00:00+01:00", validTo: "2027-01-01T00:00:00+01:00" }

it.each([
  ["2026-01-01T00:00:00+01:00", "active"],
  ["2026-12-01T23:59:59+01:00", "active"],
  ["2026-12-02T00:00:00+01:00", "expiring"],
  ["2027-01-01T00:00:00+01:00", "expiring"],
  ["2027-01-01T00:00:00.001+01:00", "expired"]
])("a permission for a year is at %s %s [P-06 S-11]", (now, status) => {
  expect(permitStatus(year, at(now))).toBe(status)
})

describe("a permission for a week", () => {
  const week = { validFrom: "2026-11-02T00:00:00+01:00", validTo: "2026-11-09T00:00:00+01:00" }

  it("is expiring in its last quarter, not from its first day", () => {
    expect(permitStatus(week, at("2026-11-02T00:00:00+01:00"))).toBe("active")
    expect(permitStatus(week, at("2026-11-07T05:59:59+01:00"))).toBe("active")
    expect(permitStatus(week, at("2026-11-07T06:00:00+01:00"))).toBe("expiring")
  })
})

describe("a permission without all of its bounds", () => {
  it("never expires without an end [S-11]", () => {
    expect(permitStatus({ validFrom: null, validTo: null }, at("2999-01-01T00:00Z"))).toBe("active")
    expect(permitStatus({ validFrom: year.validFrom, validTo: null }, at("2999-01-01T00:00Z"))).toBe("active")
  })

  it("is expiring for its last thirty days when its length is unknown", () => {
    const open = { validFrom: null, validTo: year.validTo }
    expect(permitStatus(open, at("2026-12-01T23:59:59+01:00"))).toBe("active")
    expect(permitStatus(open, at("2026-12-02T00:00:00+01:00"))).toBe("expiring")
  })
})

describe("a permission with an odd term", () => {
  it("is active before it begins, for any length", () => {
    const hour = { validFrom: "2026-12-24T10:00:00Z", validTo: "2026-12-24T11:00:00Z" }
    expect(permitStatus(hour, at("2026-12-24T09:59:59Z"))).toBe("active")
  })

  it("is expired after its end, even if the end precedes the start", () => {
    const turned = { validFrom: "2026-12-24T10:00:00Z", validTo: "2026-12-01T00:00:00Z" }
    expect(permitStatus(turned, at("2026-12-02T00:00:00Z"))).toBe("expired")
  })

  it("compares instants, not strings: the same end in another zone is equal", () => {
    const inUtc = { ...year, validTo: "2026-12-31T23:00:00Z" }
    for (const now of [
      "2026-12-01T23:59:59+01:00",
      "2026-12-02T00:00:00+01:00",
      "2027-01-01T00:00:01+01:00"
    ]) {
      expect(permitStatus(inUtc, at(now))).toBe(permitStatus(year, at(now)))
    }
  })
})

it("follows a configured rule", () => {
  const rule = { maxLeft: 7 * 86_400_000, share: 1 }
  expect(permitStatus(year, at("2026-12-20T00:00:00+01:00"), rule)).toBe("active")
  expect(permitStatus(year, at("2026-12-26T00:00:00+01:00"), rule)).toBe("expiring")
})
