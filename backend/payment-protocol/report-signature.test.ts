/** Tests: a report is accepted if exactly these bytes were signed recently with our secret. */
import { createHmac } from "node:crypto"
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { isSignedReport, signReport } from "./report-signature.ts"

const secret = Redacted.make("a secret of the test")
const next = Redacted.make("the next")
const now = new Date("2026-12-01T09:00:00.700Z")
const body = '{"outcome":"paid","note":"Größe"}'
const secondsLater = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

describe("a report's signature", () => {
  it("has the form of the contract", () => {
    const time = Math.floor(now.getTime() / 1000)
    const hex = createHmac("sha256", Redacted.value(secret)).update(`${time}.${body}`).digest("hex")
    expect(signReport(body, secret, now)).toBe(`t=${time},v1=${hex}`)
  })

  it("is accepted for the signed bytes", () => {
    expect(isSignedReport(signReport(body, secret, now), body, secret, now)).toBe(true)
  })

  it("is refused for any other bytes, even equivalent ones", () => {
    const header = signReport(body, secret, now)
    expect(isSignedReport(header, body.replace("paid", "declined"), secret, now)).toBe(false)
    expect(isSignedReport(header, `${body} `, secret, now)).toBe(false)
  })

  it("is accepted with either secret during a rotation", () => {
    expect(isSignedReport(signReport(body, next, now), body, [secret, next], now)).toBe(true)
    expect(isSignedReport(signReport(body, Redacted.make("a third"), now), body, [secret, next], now)).toBe(
      false
    )
  })

  it("is refused with another secret", () => {
    expect(isSignedReport(signReport(body, Redacted.make("another"), now), body, secret, now)).toBe(false)
  })

  it.each([
    [299, true],
    [301, false],
    [-299, true],
    [-301, false]
  ])("read %d seconds later is accepted: %s", (seconds, accepted) => {
    expect(isSignedReport(signReport(body, secret, now), body, secret, secondsLater(seconds))).toBe(accepted)
  })

  it("is refused when its time is changed without a new signature", () => {
    const header = signReport(body, secret, now)
    const later = secondsLater(3600)
    const moved = header.replace(/t=\d+/, `t=${Math.floor(later.getTime() / 1000)}`)
    expect(isSignedReport(moved, body, secret, later)).toBe(false)
  })

  it.each([
    undefined,
    "",
    "t=,v1=",
    "v1=00",
    `t=1796115600,v1=${"0".repeat(63)}`,
    `t=1796115600,v1=${"0".repeat(64)},v1=x`,
    `t=1e9,v1=${"0".repeat(64)}`,
    `t=${"9".repeat(400)},v1=${"0".repeat(64)}`
  ])("is refused without an exception as %j", (header) => {
    expect(isSignedReport(header, body, secret, now)).toBe(false)
  })
})
