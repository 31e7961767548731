/**
 * Tests of the texts of the login client and the token endpoint that the specification quotes: they are the
 * SDK's own, produced by the real SDK against a provider over HTTP.
 */
import type { Auth0Client } from "@auth0/auth0-spa-js"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import { type Configuration, decodeConfiguration } from "../../configuration.ts"
import { type BrowserPage, openPage, pageOrigin } from "../testing/browser-page.ts"
import { withBrowserStorage } from "../testing/browser-storage.ts"
import { demoConfiguration } from "../testing/demo-configuration.ts"
import { type LocalProvider, startLocalProvider } from "../testing/local-provider.ts"
import { makeSdkClient } from "./sdk.ts"

withBrowserStorage()

let provider: LocalProvider
let configuration: Configuration
let page: BrowserPage
let client: Auth0Client

beforeEach(async () => {
  provider = await startLocalProvider()
  configuration = decodeConfiguration(
    JSON.stringify({ ...demoConfiguration, identityOrigin: provider.origin })
  )
  page = openPage()
  client = makeSdkClient(configuration, pageOrigin)
})
afterEach(() => provider[Symbol.asyncDispose]())

interface Refusal {
  readonly mfa_token?: string
  readonly message: string
  readonly error?: string
}

const refusalOf = async (run: Promise<unknown>): Promise<Refusal> => {
  try {
    await run
  } catch (error) {
    return error as Refusal
  }
  throw new Error("It was not refused.")
}

/** Starts a login; returns the parameters of the provider's redirect back. */
const leave = async (): Promise<URLSearchParams> => {
  let address = ""
  await client.loginWithRedirect({
    openUrl: async (url) => {
      address = url
    }
  })
  return provider.visit(address)
}
const callback = (query: URLSearchParams | string) =>
  client.handleRedirectCallback(`${pageOrigin}/callback?${query}`)

const withoutWaiting = async (run: Promise<Refusal>, milliseconds: number): Promise<Refusal> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return run
}

describe("the callback", () => {
  it("has no query to read", async () => {
    const { message } = await refusalOf(client.handleRedirectCallback(`${pageOrigin}/callback`))
    assert.strictEqual(message, "There are no query params available for parsing.")
  })

  it("belongs to another login or to none", async () => {
    await leave()
    assert.deepInclude(await refusalOf(callback("code=x&state=forged")), {
      error: "state_mismatch",
      message: "Invalid state"
    })
    page.cookies.clear()
    assert.deepInclude(await refusalOf(callback("code=x&state=forged")), {
      error: "missing_transaction",
      message: "Invalid state"
    })
  })
})

describe("the login in a popup", () => {
  it("is cancelled by closing the window", async () => {
    page.popup = "closed"
    assert.deepInclude(await refusalOf(client.loginWithPopup({}, {})), {
      error: "cancelled",
      message: "Popup closed"
    })
  })

  it("fails without a window", async () => {
    page.popup = "blocked"
    const { message } = await refusalOf(client.loginWithPopup({}, {}))
    assert.match(message, /^Unable to open a popup for loginWithPopup/)
  })

  it("times out after a minute", async () => {
    provider.instead = (path) => (path === "/authorize" ? "hang" : undefined)
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
    try {
      const refused = refusalOf(client.loginWithPopup({}, { timeoutInSeconds: 60 }))
      while (page.popupsSent === 0) await new Promise((resolve) => setImmediate(resolve))
      assert.deepInclude(await withoutWaiting(refused, 61_000), { error: "timeout", message: "Timeout" })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("the token endpoint", () => {
  it("responds with a status only", async () => {
    const back = await leave()
    provider.instead = (path) => (path === "/oauth/token" ? { status: 500, json: {} } : undefined)
    assert.deepInclude(await refusalOf(callback(back)), {
      error: "request_error",
      message: `HTTP error. Unable to fetch ${provider.origin}/oauth/token`
    })
  })

  it("requires a second factor, and reports other errors in its own words", async () => {
    provider.instead = (path) =>
      path === "/oauth/token"
        ? {
            status: 403,
            json: { error: "mfa_required", error_description: "Second factor", mfa_token: "m1" }
          }
        : undefined
    assert.deepInclude(await refusalOf(leave().then(callback)), { error: "mfa_required", mfa_token: "m1" })
    provider.instead = (path) =>
      path === "/oauth/token"
        ? { status: 403, json: { error: "invalid_grant", error_description: "Used" } }
        : undefined
    assert.deepInclude(await refusalOf(leave().then(callback)), { error: "invalid_grant", message: "Used" })
  })

  it("is retried three times when it cannot be reached", async () => {
    const back = await leave()
    provider.instead = (path) => (path === "/oauth/token" ? "cut" : undefined)
    await refusalOf(callback(back))
    const asked = provider.service.received.filter(({ url }) => url === "/oauth/token")
    assert.lengthOf(asked, 3)
    for (const { headers, body } of asked) {
      assert.strictEqual(headers["content-type"], "application/x-www-form-urlencoded")
      assert.strictEqual(new URLSearchParams(body).get("grant_type"), "authorization_code")
    }
  })
})

describe("the cookies of the login", () => {
  it("hold a transaction for a day, and afterwards a hint for a day", async () => {
    const written: string[] = []
    const { cookie } = Object.getOwnPropertyDescriptors(document)
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        written.push(text)
        cookie?.set?.call(document, text)
      }
    })
    await callback(await leave())
    const days = (name: RegExp): ReadonlyArray<number> =>
      written
        .filter((text) => name.test(text))
        .map((text) => (Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000)
        .filter((left) => left > 0)
    for (const name of [/^a0\.spajs\.txs/, /is\.authenticated/]) {
      const [left = 0] = days(name)
      assert.closeTo(left, 1, 0.01)
    }
  })
})
