/** Tests of the keys for wallets: what an operator's file may hold, and what an error says. */
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { appleParts, googleParts } from "../testing/pass-certificates.ts"
import { readAppleKeys, readGoogleKeys } from "./keys.ts"

describe("the file for Apple Wallet", () => {
  const { certificate, privateKey, issuer } = appleParts()

  it("names pass type and team by its certificate, in any order of its parts", () => {
    for (const pem of [certificate + privateKey + issuer, issuer + certificate + privateKey]) {
      const keys = readAppleKeys(pem)
      expect(keys).toMatchObject({
        passTypeIdentifier: "pass.example.parkschein",
        teamIdentifier: "TEAM123456"
      })
      expect(keys.endsAt).toBeGreaterThan(Date.now())
      expect(keys.certificate.trim().replaceAll("\r", "")).toBe(certificate.trim().replaceAll("\r", ""))
      expect(JSON.stringify(keys)).not.toContain("PRIVATE KEY")
    }
  })

  it("is refused with what is missing or does not belong together", () => {
    const other = appleParts()
    const server = appleParts({ uid: "shop.example" })
    expect(() => readAppleKeys(certificate + issuer)).toThrow("no private key that can be read")
    expect(() => readAppleKeys(privateKey + issuer)).toThrow("no certificate of a pass type")
    expect(() => readAppleKeys(server.certificate + server.privateKey)).toThrow("UID=pass.…")
    expect(() => readAppleKeys(certificate + other.privateKey + issuer)).toThrow(
      "private key is not that of the certificate of pass.example.parkschein"
    )
    expect(() => readAppleKeys(certificate + privateKey)).toThrow("no certificate of the issuer")
    // The same name, but another key.
    expect(() => readAppleKeys(certificate + privateKey + other.issuer)).toThrow(
      "no certificate of the issuer"
    )
  })
})

describe("the file for Google Wallet", () => {
  it("is the JSON key of a service account", () => {
    const keys = readGoogleKeys(googleParts().json, "3388")
    expect(keys).toMatchObject({ issuerId: "3388", account: "passes@parkschein.example" })
    expect(Redacted.value(keys.privateKey).asymmetricKeyType).toBe("rsa")
  })

  it("is refused if it is something else", () => {
    expect(() => readGoogleKeys("-----BEGIN", "3388")).toThrow("not the JSON key of a service account")
    for (const json of ["null", "{}", JSON.stringify({ client_email: "a@b.example", private_key: "x" })])
      expect(() => readGoogleKeys(json, "3388")).toThrow("an RSA key in `private_key`")
  })
})
