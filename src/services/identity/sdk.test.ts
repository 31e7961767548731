/** Tests of the pinned identity SDK where the specification names its texts and numbers. */
import { MfaRequiredError, MissingRefreshTokenError } from "@auth0/auth0-spa-js"
import { assert, describe, it, onTestFinished, vi } from "vitest"
import { pageOrigin } from "../testing/browser-page.ts"
import { demoConfiguration } from "../testing/demo-configuration.ts"
import { configuration, page, provider, withDriverTab } from "../testing/driver-tab.ts"
import { makeSdkClient } from "./sdk.ts"

withDriverTab()

const client = () => makeSdkClient(configuration, pageOrigin)

const errorOf = async (promise: Promise<unknown>): Promise<Error & { readonly error?: string }> => {
  try {
    await promise
  } catch (error) {
    return error as Error
  }
  throw new Error("It did not fail.")
}

const leave = (organization?: string): Promise<void> =>
  client().loginWithRedirect({
    authorizationParams: organization === undefined ? {} : { organization },
    openUrl: async (url) => {
      page.visited.push(url)
    }
  })

/** Starts a login, and completes it with a code. */
const login = async (organization?: string): Promise<unknown> => {
  await leave(organization)
  return client().handleRedirectCallback(
    `${pageOrigin}/callback?${provider.visit(page.visited.at(-1) ?? "")}`
  )
}

describe("the messages of the login client", () => {
  it("report a callback without a query [X-20]", async () => {
    const { message } = await errorOf(client().handleRedirectCallback(`${pageOrigin}/callback`))
    assert.strictEqual(message, "There are no query params available for parsing.")
  })

  it("report “Invalid state” for a callback of another login or of none [F-12 X-20]", async () => {
    const none = await errorOf(client().handleRedirectCallback(`${pageOrigin}/callback?code=a&state=b`))
    assert.deepInclude(none, { error: "missing_transaction", message: "Invalid state" })
    await leave()
    const forged = await errorOf(client().handleRedirectCallback(`${pageOrigin}/callback?code=a&state=b`))
    assert.deepInclude(forged, { error: "state_mismatch", message: "Invalid state" })
  })

  it("report a login popup that could not be opened [X-20]", async () => {
    page.popup = "blocked"
    const { message } = await errorOf(client().loginWithPopup())
    assert.isTrue(message.startsWith("Unable to open a popup for loginWithPopup"), message)
  })

  it("report a login popup that the driver closes [X-20]", async () => {
    page.popup = "closed"
    assert.deepInclude(await errorOf(client().loginWithPopup({}, {})), {
      error: "cancelled",
      message: "Popup closed"
    })
  })

  it("report a login popup without a response in time [X-20]", async () => {
    provider.instead = (path) => (path === "/authorize" ? "hang" : undefined)
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
    onTestFinished(() => void vi.useRealTimers())
    const error = errorOf(client().loginWithPopup({}, { timeoutInSeconds: 60 }))
    while (page.popupsSent === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(61_000)
    assert.deepInclude(await error, { error: "timeout", message: "Timeout" })
  })
})

describe("the token endpoint", () => {
  /** Returns the result of a login for which the token endpoint responds with this refusal. */
  const refused = async (json: Readonly<Record<string, unknown>>) => {
    provider.instead = (path) => (path === "/oauth/token" ? { status: 403, json } : undefined)
    return errorOf(login())
  }

  it("is called with a form of the complete code grant [E-26 K-02]", async () => {
    await login()
    const sent = provider.service.received.find(({ url }) => url === "/oauth/token")
    assert.match(sent?.headers["content-type"] ?? "", /^application\/x-www-form-urlencoded/)
    const fields = Object.fromEntries(new URLSearchParams(sent?.body))
    assert.containsAllKeys(fields, ["client_id", "code", "code_verifier", "redirect_uri", "grant_type"])
    assert.strictEqual(fields["grant_type"], "authorization_code")
    assert.strictEqual(fields["redirect_uri"], `${pageOrigin}/callback`)
  })

  const asked = () => provider.service.received.filter(({ url }) => url === "/oauth/token").length

  it("is called at most three times when the connection is lost [K-02]", async () => {
    provider.instead = (path) => (path === "/oauth/token" ? "cut" : undefined)
    await errorOf(login())
    assert.strictEqual(asked(), 3)
  })

  it("has a timeout of ten seconds per response [X-20 N-09]", async () => {
    provider.instead = (path) => (path === "/oauth/token" ? "hang" : undefined)
    await leave()
    const answer = provider.visit(page.visited.at(-1) ?? "")
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const outcome = errorOf(client().handleRedirectCallback(`${pageOrigin}/callback?${answer}`))
    for (const count of [1, 2, 3]) {
      await provider.service.arrival(count)
      await vi.advanceTimersByTimeAsync(9_999)
      assert.strictEqual(asked(), count)
      await vi.advanceTimersByTimeAsync(1)
    }
    assert.strictEqual((await outcome).message, "Timeout when executing 'fetch'")
  })

  it("can require a second factor and returns its token [X-19]", async () => {
    const error = await refused({ error: "mfa_required", error_description: "More", mfa_token: "token" })
    assert.instanceOf(error, MfaRequiredError)
    assert.strictEqual((error as MfaRequiredError).mfa_token, "token")
  })

  it("can report a missing refresh token [X-19]", async () => {
    assert.instanceOf(await refused({ error: "missing_refresh_token" }), MissingRefreshTokenError)
  })

  it("passes on any other code [X-19]", async () => {
    const error = await refused({ error: "access_denied", error_description: "No" })
    assert.deepInclude(error, { error: "access_denied", message: "No" })
  })

  it("is reported with its address when it gives no reason [X-19]", async () => {
    assert.deepInclude(await refused({}), {
      error: "request_error",
      message: `HTTP error. Unable to fetch ${provider.origin}/oauth/token`
    })
  })
})

describe("an ID token", () => {
  const now = () => Math.floor(Date.now() / 1000)
  const refusalOf = async (claims: Readonly<Record<string, unknown>>): Promise<string> => {
    provider.claims = { ...provider.claims, ...claims }
    return (await errorOf(login())).message
  }

  it("is accepted up to a minute after its end [F-11 N-09]", async () => {
    provider.claims = { ...provider.claims, exp: now() - 50 }
    await login()
    assert.match(await refusalOf({ exp: now() - 70 }), /Expiration Time/)
  })

  it("must have numeric iat and exp claims [F-11]", async () => {
    assert.match(await refusalOf({ exp: "tomorrow" }), /\(exp\) claim must be a number/)
    assert.match(await refusalOf({ exp: now() + 60, iat: "today" }), /\(iat\) claim must be a number/)
  })

  it("must not have a later start [F-11]", async () => {
    assert.match(await refusalOf({ nbf: now() + 600 }), /Not Before/)
  })

  it("must name its authorized party when it has several audiences [F-11]", async () => {
    const { identityClientId } = demoConfiguration
    assert.match(await refusalOf({ aud: [identityClientId, "another"] }), /\(azp\)/)
    assert.match(await refusalOf({ aud: [identityClientId, "another"], azp: "another" }), /\(azp\)/)
  })

  it("must be of the requested organization [F-11]", async () => {
    provider.claims = { ...provider.claims, org_id: "org_another" }
    assert.match((await errorOf(login("org_ours"))).message, /org_id/)
  })

  it("must have three parts and an RS256 signature [F-11]", async () => {
    const asToken = (idToken: string) => {
      provider.instead = (path) =>
        path === "/oauth/token"
          ? { json: { access_token: "a", id_token: idToken, token_type: "Bearer", expires_in: 60 } }
          : undefined
    }
    asToken("two.parts")
    assert.match((await errorOf(login())).message, /ID token could not be decoded/)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
    asToken(
      `${part({ alg: "HS256" })}.${part({ iss: `${provider.origin}/`, sub: "driver" })}.${part("signature")}`
    )
    assert.match((await errorOf(login())).message, /RS256/)
  })
})

it("cookies of the login client last a day: the login transaction and the session hint [N-09]", async () => {
  const written: string[] = []
  const { document } = globalThis as { document: { cookie: string } }
  const cookie = Object.getOwnPropertyDescriptor(document, "cookie")
  Object.defineProperty(document, "cookie", {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      written.push(text)
      cookie?.set?.call(document, text)
    }
  })
  const begun = Date.now()
  await login()
  const days = (name: string) =>
    written
      .filter((text) => text.includes(name))
      .map((text) => /expires=([^;]+)/i.exec(text)?.[1] ?? "")
      .map((text) => Math.round((Date.parse(text) - begun) / 86_400_000))
  assert.include(days("a0.spajs.txs"), 1)
  assert.include(days("is.authenticated"), 1)
})
