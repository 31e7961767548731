/** Tests of the login without the SDK: requests and transaction are compared with those of the pinned SDK. */
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import { pageOrigin } from "../testing/browser-page.ts"
import { demoConfiguration } from "../testing/demo-configuration.ts"
import { configuration, load, page, provider, withDriverTab } from "../testing/driver-tab.ts"
import { type LoginScreen, requestLogin, type SentCode, sendCode } from "./code-flow.ts"
import { identityFailureOf } from "./failure.ts"
import { makeSdk, makeSdkClient } from "./sdk.ts"

withDriverTab()

/** Texts assigned to `document.cookie`. */
let written: string[]

const cookieName = `a0.spajs.txs.${demoConfiguration.identityClientId}`
const appState = { target: "/wiesensee?a=1&b=ü#c", shop: "wiesensee" }
const parameters = { ui_locales: "de en", screen_hint: "signup" }

const watchCookies = () => {
  written = []
  const { document } = globalThis
  const own = Object.getOwnPropertyDescriptor(document, "cookie")
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => own?.get?.call(document),
    set: (text: string) => {
      written.push(text)
      own?.set?.call(document, text)
    }
  })
}

beforeEach(watchCookies)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (url: string) => void page.visited.push(url)
const leave = (more: Pick<LoginScreen, "prompt"> = {}) =>
  requestLogin(configuration, pageOrigin, appState, { locale: "de-DE", signUp: true, ...more }, open)
const leaveBySdk = (more: Pick<LoginScreen, "prompt"> = {}) =>
  makeSdkClient(configuration, pageOrigin).loginWithRedirect({
    appState,
    authorizationParams: { ...parameters, ...more, "ext-target": appState.target },
    openUrl: async (url) => open(url)
  })

/** Begins a login, and returns the query of its callback. */
const callback = async (begin = leave): Promise<string> => {
  await begin()
  return `?${provider.visit(page.visited.at(-1) ?? "")}`
}
const comeBackWith = (search: string, sent: SentCode | undefined) =>
  makeSdk(configuration, pageOrigin).comeBack(`${pageOrigin}/callback${search}`, sent)

const comeBack = (search: string) => comeBackWith(search, sendCode(configuration, search))

const tokenRequests = () => provider.service.received.filter(({ url }) => url === "/oauth/token")
const storedTransaction = () => page.cookies.get(cookieName)

/** Returns what a way of beginning a login requests and stores, each random value by its name. */
const begun = async (begin: typeof leave, more: Pick<LoginScreen, "prompt"> = {}) => {
  await begin(more)
  const address = new URL(page.visited.at(-1) ?? "")
  const query = Object.fromEntries(address.searchParams)
  const [pair = "", ...attributes] = (written.at(-1) ?? "").split("; ")
  const text = pair.slice(pair.indexOf("=") + 1)
  const stored = JSON.parse(decodeURIComponent(text)) as Readonly<Record<string, string>>
  const digest = await crypto.subtle.digest("SHA-256", Buffer.from(stored["code_verifier"] ?? ""))
  assert.strictEqual(query["code_challenge"], Buffer.from(digest).toString("base64url"))
  for (const name of ["state", "nonce"]) assert.strictEqual(stored[name], query[name])
  const random = { state: "state", nonce: "nonce" }
  return {
    address: `${address.origin}${address.pathname}`,
    query: { ...query, ...random, code_challenge: "challenge" },
    transaction: { ...stored, ...random, code_verifier: "verifier" },
    name: pair.slice(0, pair.indexOf("=")),
    // Escaped in the same way, in another order: random values aside, the same characters.
    characters: [...text.replaceAll(/%22(state|nonce|code_verifier)%22:%22.*?%22/g, "$1")]
      .toSorted()
      .join(""),
    attributes: attributes.map((one) => one.replace(/^Expires=.*/, "Expires")),
    days: Math.round(
      (Date.parse(attributes.find((one) => one.startsWith("Expires"))?.slice(8) ?? "") - Date.now()) /
        86_400_000
    )
  }
}

describe("the authorization request without the SDK", () => {
  it.each([
    ["a provider on the same site", "sessionStorage", "http:", {}],
    ["refresh tokens", "refreshToken", "http:", { prompt: "none" }],
    ["a page by https", "sessionStorage", "https:", { prompt: "login" }]
  ] as const)(
    "equals that of the SDK, as does the transaction, with %s",
    async (_, tokenMode, protocol, more) => {
      load("", { tokenMode, identityScope: "profile openid  email" })
      watchCookies()
      Object.assign(location, { protocol })
      const { query, ...own } = await begun(leave, more)
      const { query: sdkQuery, ...sdk } = await begun(leaveBySdk, more)
      assert.deepStrictEqual(own, sdk)
      // The name and version of the SDK, which does not send this request.
      const { auth0Client, ...expected } = sdkQuery as typeof query & { readonly auth0Client: string }
      assert.isString(auth0Client)
      assert.deepStrictEqual(query, expected)
    }
  )

  it("has a verifier, state and nonce of 256 bits of its own each time [K-01]", async () => {
    const values = new Set<string>()
    for (const _ of [1, 2, 3]) {
      await leave()
      const { state, nonce, code_verifier } = JSON.parse(decodeURIComponent(storedTransaction() ?? ""))
      for (const value of [state, nonce, code_verifier]) {
        assert.match(value, /^[\w-]{43}$/)
        values.add(value)
      }
      assert.notInclude(page.visited.at(-1), code_verifier)
    }
    assert.strictEqual(values.size, 9)
  })

  it("is refused on an insecure origin, like the SDK", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
    for (const begin of [leave, leaveBySdk]) {
      const error = await (async () => begin())().catch((cause: unknown) => cause)
      assert.match(String(error), /secure origin/)
      assert.strictEqual(identityFailureOf(error)._tag, "Unreachable")
    }
    assert.deepStrictEqual([page.visited, written], [[], []])
  })
})

describe("a code sent before the SDK is loaded", () => {
  it.each([
    ["without the SDK", leave],
    ["by the SDK", leaveBySdk]
  ])("completes a login begun %s, with one request that equals that of the SDK", async (_, begin) => {
    const search = await callback(begin)
    const sent = sendCode(configuration, search)
    assert.isUndefined(storedTransaction())
    const { target, claims } = await comeBackWith(search, sent)
    assert.deepStrictEqual([target, claims.sub], [appState.target, "driver|fahrerin"])
    assert.isUndefined(storedTransaction())
    const bySdk = await callback(begin)
    await comeBackWith(bySdk, undefined)
    const forms = tokenRequests().map(({ body, headers }) => {
      const { code, code_verifier, ...rest } = Object.fromEntries(new URLSearchParams(body))
      assert.isString(code)
      assert.match(code_verifier ?? "", /^[\w~.-]{43}$/)
      return { rest, order: [...new URLSearchParams(body).keys()], type: headers["content-type"] }
    })
    assert.lengthOf(forms, 2)
    assert.deepStrictEqual(forms[0], forms[1])
    const named = tokenRequests().map(({ headers }) => headers["auth0-client"] !== undefined)
    assert.deepStrictEqual(named, [false, true])
  })

  it("leaves the page's own fetch as it was", async () => {
    const { fetch } = globalThis
    await comeBack(await callback())
    assert.strictEqual(globalThis.fetch, fetch)
    provider.instead = (path) =>
      path === "/oauth/token" ? { status: 403, json: { error: "access_denied" } } : undefined
    await comeBack(await callback()).catch(() => undefined)
    assert.strictEqual(globalThis.fetch, fetch)
  })

  const changed = (search: string, name: string, value?: string) => {
    const query = new URLSearchParams(search)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    return `?${query}`
  }
  it.each([
    ["another state", (search: string) => changed(search, "state", "another")],
    ["no state", (search: string) => changed(search, "state")],
    ["no code", (search: string) => changed(search, "code")],
    ["an error", (search: string) => changed(search, "error", "access_denied")]
  ])("is not sent for a callback with %s, whose transaction stays for the SDK [F-12]", async (_, change) => {
    const search = change(await callback())
    const before = storedTransaction()
    assert.isUndefined(sendCode(configuration, search))
    assert.isString(before)
    assert.strictEqual(storedTransaction(), before)
    assert.lengthOf(tokenRequests(), 0)
  })

  it("is not sent without a transaction, or again after a reload", async () => {
    const search = await callback()
    await comeBack(search)
    assert.isUndefined(sendCode(configuration, search))
    const error = await comeBack(search).catch((cause: unknown) => cause)
    assert.deepInclude(error, { error: "missing_transaction" })
    assert.lengthOf(tokenRequests(), 1)
  })

  it("is sent at most three times when the connection is lost [K-02]", async () => {
    provider.instead = (path) => (path === "/oauth/token" ? "cut" : undefined)
    const error = await comeBack(await callback()).catch((cause: unknown) => cause)
    assert.strictEqual(identityFailureOf(error)._tag, "Unreachable")
    assert.lengthOf(tokenRequests(), 3)
  })

  it("reports the provider's refusal without a retry [X-19]", async () => {
    provider.instead = (path) =>
      path === "/oauth/token" ? { status: 403, json: { error: "access_denied" } } : undefined
    const error = await comeBack(await callback()).catch((cause: unknown) => cause)
    assert.deepInclude(error, { error: "access_denied" })
    assert.lengthOf(tokenRequests(), 1)
  })

  it("has the SDK's timeout, after which it is aborted before it is sent again [X-20 N-09]", async () => {
    provider.instead = (path) => (path === "/oauth/token" ? "hang" : undefined)
    const search = await callback()
    const sent = sendCode(configuration, search)
    let isAborted = false
    sent?.answer.catch(() => {
      isAborted = true
    })
    await provider.service.arrival(1)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const outcome = comeBackWith(search, sent).catch((cause: unknown) => cause)
    for (const count of [1, 2, 3]) {
      await provider.service.arrival(count)
      await vi.advanceTimersByTimeAsync(9_999)
      assert.lengthOf(tokenRequests(), count)
      assert.strictEqual(isAborted, count > 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    assert.include(String(await outcome), "Timeout when executing 'fetch'")
  })
})
