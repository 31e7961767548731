/** Tests of the page's configuration, and of its errors. */
import { assert, describe, it, vi } from "vitest"
import { ConfigurationError, decodeConfiguration, readConfiguration } from "./configuration.ts"
import { demoConfiguration } from "./services/testing/demo-configuration.ts"

const pageWith = (content: string | null) =>
  ({
    querySelector: () => (content === null ? null : { getAttribute: () => content })
  }) as unknown as Document

describe("the configuration", () => {
  it("is read from the page, with defaults for missing values", () => {
    assert.deepStrictEqual(readConfiguration(pageWith(JSON.stringify(demoConfiguration))), {
      ...demoConfiguration,
      adapters: {},
      assetsLocation: "http://localhost:4401/assets/",
      loginErrorPath: null,
      tracingOrigin: null,
      version: demoConfiguration.commitHash,
      tokenMode: "sessionStorage",
      retryPolicy: "fourRequests",
      headerLanguages: "byShopCountry"
    })
  })

  it("accepts a version other than the build", () => {
    const { version } = decodeConfiguration(JSON.stringify({ ...demoConfiguration, version: "1.2.3" }))
    assert.strictEqual(version, "1.2.3")
  })

  it("accepts a gateway with a path prefix", () => {
    const { apiOrigin, assetsLocation } = decodeConfiguration(
      JSON.stringify({ ...demoConfiguration, apiOrigin: "https://gateway.example/parking/shop" })
    )
    assert.deepStrictEqual(
      [apiOrigin, assetsLocation],
      ["https://gateway.example/parking/shop", "https://gateway.example/parking/shop/assets/"]
    )
  })

  it("has the gateway at the page's own origin by default", () => {
    vi.stubGlobal("window", { location: { origin: "https://shop.example" } })
    const { apiOrigin, assetsLocation } = decodeConfiguration(
      JSON.stringify({ ...demoConfiguration, apiOrigin: null, assetsLocation: null })
    )
    vi.unstubAllGlobals()
    assert.deepStrictEqual(
      [apiOrigin, assetsLocation],
      ["https://shop.example", "https://shop.example/assets/"]
    )
  })

  it("accepts separate addresses for unspecified endpoints, or none", () => {
    const adapters = { orders: "https://orders.example/v2", plates: null }
    assert.deepStrictEqual(
      decodeConfiguration(JSON.stringify({ ...demoConfiguration, adapters })).adapters,
      adapters
    )
  })

  it("reports a missing configuration", () => {
    assert.throws(
      () => readConfiguration(pageWith(null)),
      ConfigurationError,
      'parkschein-configuration"> is missing.'
    )
  })

  it.each([
    ["{", "must hold a JSON object"],
    ["[]", "must hold a JSON object"],
    [JSON.stringify({ ...demoConfiguration, apiOrigin: "http://localhost:4401/" }), '"apiOrigin" an address'],
    [
      JSON.stringify({ ...demoConfiguration, apiOrigin: "https://a.example/shop?x=1" }),
      '"apiOrigin" an address'
    ],
    [JSON.stringify({ ...demoConfiguration, apiOrigin: "javascript:alert(1)" }), '"apiOrigin" an address'],
    [JSON.stringify({ ...demoConfiguration, adapters: { codes: 7 } }), '"adapters" an address'],
    [JSON.stringify({ ...demoConfiguration, identityOrigin: 7 }), '"identityOrigin" an origin'],
    [JSON.stringify({ ...demoConfiguration, identityClientId: "" }), '"identityClientId" as a text'],
    [
      JSON.stringify({ ...demoConfiguration, paymentOrigins: "http://localhost:4403" }),
      '"paymentOrigins" as a list'
    ],
    [
      JSON.stringify({ ...demoConfiguration, paymentOrigins: ["javascript:alert(1)"] }),
      '"paymentOrigins" an origin'
    ],
    [
      JSON.stringify({ ...demoConfiguration, assetsLocation: "https://assets.example" }),
      '"assetsLocation" an address such as https://shop.example/parking/.'
    ],
    [JSON.stringify({ ...demoConfiguration, assetsLocation: "javascript:/" }), '"assetsLocation" an address'],
    [JSON.stringify({ ...demoConfiguration, trackingOrigin: "" }), '"trackingOrigin" an origin'],
    [
      JSON.stringify({ ...demoConfiguration, tracingOrigin: "https://traces.example/v1/traces" }),
      '"tracingOrigin" an origin'
    ],
    [JSON.stringify({ ...demoConfiguration, loginErrorPath: "//evil.example" }), '"loginErrorPath" a path'],
    [
      JSON.stringify({ ...demoConfiguration, tokenMode: "cookie" }),
      '"tokenMode" one of sessionStorage, refreshToken'
    ],
    [
      JSON.stringify({ ...demoConfiguration, headerLanguages: "all" }),
      '"headerLanguages" one of byShopCountry, germanAndEnglish'
    ]
  ])("reports the error of %s", (content, problem) => {
    assert.throws(() => decodeConfiguration(content), ConfigurationError, problem)
  })
})
