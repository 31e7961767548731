/** Tests of the check of files that settings name. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it, vi } from "vitest"
import { appleParts, googleParts } from "../shop-service/testing/pass-certificates.ts"
import { checkSettings } from "./check.ts"

const folder = mkdtempSync(join(tmpdir(), "settings-"))
afterAll(() => rmSync(folder, { recursive: true }))

const faultsWith = async (files: Readonly<Record<string, string>>, rest: Record<string, string> = {}) => {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content)
    vi.stubEnv(name, join(folder, name))
  }
  for (const [name, value] of Object.entries(rest)) vi.stubEnv(name, value)
  const { faults } = await checkSettings()
  vi.unstubAllEnvs()
  return faults
}

const pem = ({ certificate, privateKey, issuer }: ReturnType<typeof appleParts>) =>
  certificate + privateKey + issuer

it("accepts the files of both wallets", async () => {
  const files = {
    PARKSCHEIN_APPLE_WALLET_FILE: pem(appleParts()),
    PARKSCHEIN_GOOGLE_WALLET_FILE: googleParts().json
  }
  expect(await faultsWith(files, { PARKSCHEIN_GOOGLE_WALLET_ISSUER: "3388" })).toEqual([])
})

it("names the wallet's file that does not fit, without its secrets", async () => {
  const { certificate, privateKey } = appleParts()
  const faults = await faultsWith(
    { PARKSCHEIN_APPLE_WALLET_FILE: certificate + privateKey },
    { PARKSCHEIN_GOOGLE_WALLET_ISSUER: "" }
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^PARKSCHEIN_APPLE_WALLET_FILE: .* does not fit\. It has no certificate of the issuer/
    )
  ])
  expect(faults.join()).not.toContain("PRIVATE KEY")
})

it("reports that the certificate of Apple Wallet has ended", async () => {
  const faults = await faultsWith({ PARKSCHEIN_APPLE_WALLET_FILE: pem(appleParts({ days: -1 })) })
  expect(faults).toEqual([
    expect.stringMatching(
      /^PARKSCHEIN_APPLE_WALLET_FILE: the certificate of pass\.example\.parkschein ended on/
    )
  ])
})

it("requires the issuer id with the file of Google Wallet", async () => {
  const both = "PARKSCHEIN_GOOGLE_WALLET_FILE and PARKSCHEIN_GOOGLE_WALLET_ISSUER must be set together"
  expect(await faultsWith({ PARKSCHEIN_GOOGLE_WALLET_FILE: googleParts().json })).toEqual([
    expect.stringContaining(both)
  ])
  expect(await faultsWith({}, { PARKSCHEIN_GOOGLE_WALLET_ISSUER: "none" })).toEqual([
    expect.stringContaining(both),
    'PARKSCHEIN_GOOGLE_WALLET_ISSUER must be a number such as 3388000000022000000, but is "none".'
  ])
})
