import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

/** Loads the module as in a process with these variables. */
const configurationWith = async (variables: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return import("./configuration.ts")
}

const own = [
  "APP_PORT",
  "API_PORT",
  "IDENTITY_PORT",
  "APP_ORIGIN",
  "API_ORIGIN",
  "IDENTITY_ORIGIN",
  "IDENTITY_CLIENT_ID"
]

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const originsOnTheWeb = {
  PARKSCHEIN_APP_ORIGIN: "https://shop.example",
  PARKSCHEIN_API_ORIGIN: "https://api.shop.example",
  PARKSCHEIN_IDENTITY_ORIGIN: "https://login.shop.example",
  PARKSCHEIN_PAYMENT_ORIGINS: "https://checkout.stripe.com"
}

describe("the configuration", () => {
  it("defaults to the demo world, also for an empty variable", async () => {
    const { identity, origins } = await configurationWith(
      Object.fromEntries(own.map((name) => [`PARKSCHEIN_${name}`, ""]))
    )
    expect(origins.app).toBe("http://localhost:4400")
    expect(identity).toMatchObject({ issuer: "http://localhost:4402/", clientId: "parkschein-shop" })
  })

  it("derives server addresses from ports or from public addresses", async () => {
    const { identity, origins, ports } = await configurationWith({
      PARKSCHEIN_APP_PORT: "8080",
      PARKSCHEIN_API_PORT: "8081",
      PARKSCHEIN_API_ORIGIN: "https://api.shop.example",
      PARKSCHEIN_IDENTITY_ORIGIN: "https://login.shop.example",
      PARKSCHEIN_IDENTITY_CLIENT_ID: "shop-of-a-town",
      PARKSCHEIN_DEMO: "1"
    })
    expect(origins.app).toBe("http://localhost:8080")
    expect([ports.api, origins.api]).toEqual([8081, "https://api.shop.example"])
    expect(identity).toMatchObject({ issuer: "https://login.shop.example/", clientId: "shop-of-a-town" })
  })
})

describe("a public deployment", () => {
  const web = originsOnTheWeb
  const local = Object.fromEntries(Object.keys(web).map((name) => [name, ""]))

  it.each(["PARKSCHEIN_APP_ORIGIN", "PARKSCHEIN_API_ORIGIN", "PARKSCHEIN_IDENTITY_ORIGIN"])(
    "trusts no server of its own machine, and none without TLS: %s",
    async (name) => {
      for (const origin of ["", "http://shop.example"]) {
        const given = configurationWith({ ...web, [name]: origin })
        await expect(given).rejects.toThrow(`${name} must begin with https:// in a public deployment`)
      }
    }
  )

  it("does not allow fault injection", async () => {
    const { testControl } = await configurationWith({ ...web, PARKSCHEIN_TEST_CONTROL: "1" })
    expect(testControl).toThrow("PARKSCHEIN_TEST_CONTROL=1 lets anyone inject faults")
    expect((await configurationWith({ ...local, PARKSCHEIN_TEST_CONTROL: "1" })).testControl()).toBe(true)
  })

  it("refuses a short secret without printing it, and a generated one", async () => {
    const given = { ...web, PARKSCHEIN_SECRET_PAYMENT_SIGNING: "parkschein-demo" }
    const { secret } = await configurationWith(given)
    expect(() => secret("payment-signing")).toThrow(
      "PARKSCHEIN_SECRET_PAYMENT_SIGNING must have at least 32 random characters in a public deployment."
    )
    const without = await configurationWith({ ...web, PARKSCHEIN_SECRET_PAYMENT_SIGNING: "" })
    expect(() => without.secret("payment-signing")).toThrow(
      "PARKSCHEIN_SECRET_PAYMENT_SIGNING is required in a public deployment"
    )
    const here = await configurationWith({ ...given, ...local })
    expect(Redacted.value(here.secret("payment-signing"))).toBe("parkschein-demo")
  })
})

it("the demo runs only when requested by name, locally and on the web", async () => {
  for (const servers of [{}, originsOnTheWeb]) {
    const without = await configurationWith({ ...servers, PARKSCHEIN_DEMO: "" })
    expect(without.isDemo()).toBe(false)
    expect(() => without.requireDemo("payment page")).toThrow("Set PARKSCHEIN_DEMO=1")
    const demo = await configurationWith({ ...servers, PARKSCHEIN_DEMO: "1" })
    expect(demo.isDemo()).toBe(true)
    expect(() => demo.requireDemo("payment page")).not.toThrow()
  }
})

it("a missing secret is generated once at random, readable by its owner only", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-secrets-"))
  const variables = { PARKSCHEIN_DATA_FOLDER: folder, PARKSCHEIN_SECRET_COOKIES: "" }
  const made = async () => Redacted.value((await configurationWith(variables)).secret("cookies"))
  const first = await made()
  expect(await made()).toBe(first)
  expect(Buffer.from(first, "base64url")).toHaveLength(32)
  expect(statSync(join(folder, "secrets")).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, "secrets/cookies")).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
