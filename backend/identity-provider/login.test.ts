// Tests of login and logout: the path through the provider, its languages, and every refusal.
import { createHook } from "node:async_hooks"
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose"
import { describe, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { accessTokenOf } from "./access-token.ts"
import { makeHttpBrowser } from "./http-browser.ts"
import { limits } from "./storage/attempts.ts"
import {
  appOrigin,
  authorize,
  claimsAfter,
  control,
  exchangeCode,
  logIn,
  submit,
  withProvider
} from "./testing.ts"

const fahrerin = "fahrerin@example.com"
const callback = `${appOrigin}/callback`

const provider = withProvider()

describe("logging in", () => {
  it("issues an RS256 token for the shop service that verifies with the published keys", async () => {
    const token = await accessTokenOf(fahrerin, { issuer: `${provider.origin}/`, appOrigin })
    const keys = createRemoteJWKSet(new URL(`${provider.origin}/.well-known/jwks.json`))
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: `${provider.origin}/`,
      audience: identity.audience,
      algorithms: ["RS256"]
    })
    expect(protectedHeader.alg).toBe("RS256")
    expect(payload).toMatchObject({
      sub: "driver|fahrerin",
      azp: identity.clientId,
      scope: identity.scope,
      [identity.claims.emailVerified]: true
    })
    expect(payload).not.toHaveProperty([identity.claims.lastShopVisited])
    expect(payload.exp).toBe((payload.iat ?? 0) + 900)
  })

  it("shows only the login page: one redirect to it, two back to the shop", async () => {
    const { page, visit } = await logIn(provider, fahrerin)
    expect(page.hops).toHaveLength(2)
    expect(visit.hops).toHaveLength(3)
    expect(visit.url.href.startsWith(`${callback}?code=`)).toBe(true)
  })

  it("compresses the page for a browser that accepts that", async () => {
    const { page, browser } = await authorize(provider)
    const bytesOf = async (encoding: string) => {
      const answer = await browser.request(page.url.href, undefined, { "accept-encoding": encoding })
      expect(answer.headers.get("vary")).toBe("Accept-Encoding")
      expect(await answer.text()).toContain("<!doctype html>")
      return [answer.headers.get("content-encoding"), Number(answer.headers.get("content-length"))] as const
    }
    const [[none, bytes], [brotli, compressed]] = [await bytesOf("identity"), await bytesOf("br")]
    expect([none, brotli]).toEqual([null, "br"])
    expect(compressed).toBeLessThan(bytes / 2)
  })

  it("returns state and nonce, and the driver's claims in the ID token", async () => {
    const { state, nonce, visit, code, verifier } = await logIn(provider, "wiederkehr@example.com")
    expect(visit.url.searchParams.get("state")).toBe(state)
    const { body } = await exchangeCode(provider, code, verifier)
    const token = String(body["id_token"])
    expect(decodeProtectedHeader(token).alg).toBe("RS256")
    expect(decodeJwt(token)).toMatchObject({
      iss: `${provider.origin}/`,
      aud: identity.clientId,
      sub: "driver|wiederkehr",
      nonce,
      nickname: "wiederkehr",
      name: "Wiebke Wiederkehr",
      email: "wiederkehr@example.com",
      email_verified: true,
      [identity.claims.lastShopVisited]: "wiesensee"
    })
  })

  it("accepts the code exchange as JSON and as a form [K-02]", async () => {
    const { code, verifier } = await logIn(provider, fahrerin)
    const { status, body } = await exchangeCode(provider, code, verifier, { json: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: "Bearer", scope: identity.scope, expires_in: 900 })
  })

  it("does not ask for the password again with a session", async () => {
    const { browser } = await logIn(provider, fahrerin)
    const second = await authorize(provider, {}, browser)
    expect(second.page.hops).toHaveLength(2)
    expect(second.page.url.searchParams.get("code")).not.toBeNull()
  })

  it("accepts an address copied with invisible characters", async () => {
    const attempt = await authorize(provider)
    const visit = await submit(attempt, { email: `\u00a0${fahrerin}\u200b`, password: "Parken-2026!" })
    expect(visit.url.searchParams.get("code")).toBeTruthy()
  })

  it("supports two parallel logins in one browser", async () => {
    const first = await authorize(provider)
    const second = await authorize(provider, {}, first.browser)
    for (const attempt of [second, first]) {
      const visit = await submit(attempt, { email: fahrerin, password: "Parken-2026!" })
      expect(visit.url.searchParams.get("state")).toBe(attempt.state)
    }
  })

  it("marks a driver as unverified, and as verified from the next token on", async () => {
    const email = "unbestaetigt@example.com"
    const attempt = await logIn(provider, email)
    const before = await claimsAfter(provider, attempt)
    expect(before.access[identity.claims.emailVerified]).toBe(false)
    await control(provider, "account", { email, emailVerified: true })
    const silent = await authorize(provider, { prompt: "none" }, attempt.browser)
    expect((await claimsAfter(provider, silent)).id["email_verified"]).toBe(true)
  })

  it("lets another driver log in during a session", async () => {
    const { browser } = await logIn(provider, fahrerin)
    const again = await logIn(provider, "neu@example.com", { prompt: "login" }, browser)
    expect((await claimsAfter(provider, again)).access.sub).toBe("driver|neu")
  })

  it("reports a login state that is unknown to this browser", async () => {
    const { page } = await authorize(provider)
    const stranger = makeHttpBrowser(provider.origin)
    const state = page.url.searchParams.get("state") ?? ""
    const shown = await stranger.open(`/u/login?state=${state}&lang=en`)
    expect(shown.response.status).toBe(400)
    expect(await shown.response.text()).toContain("This login has expired")
    // The owner of that login must not be signed in by another person's password.
    const posted = await stranger.open("/u/login", { state, email: fahrerin, password: "Parken-2026!" })
    expect(posted.response.status).toBe(400)
  })
})

describe("the language of the pages", () => {
  const titleOf = async (changes: Record<string, string>, headers: Record<string, string> = {}) => {
    const attempt = await authorize(provider, changes)
    const response = await attempt.browser.request(attempt.page.url.href, undefined, headers)
    return /<h1>(.*)<\/h1>/.exec(await response.text())?.[1]
  }

  it("is the requested one, else the browser's, else German", async () => {
    expect(await titleOf({ ui_locales: "en de" })).toBe("Log in")
    expect(await titleOf({ ui_locales: "rm de-AT en" }, { "accept-language": "en" })).toBe("Anmelden")
    expect(await titleOf({ ui_locales: "fr-CH en de" })).toBe("Se connecter")
    expect(await titleOf({ ui_locales: "rm it en de" })).toBe("Accedi")
    expect(await titleOf({}, { "accept-language": "rm;q=0.9, en-GB;q=0.8, de;q=0.5" })).toBe("Log in")
    expect(await titleOf({}, { "accept-language": "rm" })).toBe("Anmelden")
  })
})

describe("refusals of the login page", () => {
  const answerOf = async (email: string, password: string) => {
    const attempt = await authorize(provider)
    const { response } = await submit(attempt, { email, password, lang: "en" })
    const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ""
    const state = attempt.page.url.searchParams.get("state") ?? ""
    return { status: response.status, text: main.replaceAll(email, "ADDRESS").replaceAll(state, "STATE") }
  }

  it("sends identical responses to a wrong password and an unknown address", async () => {
    const wrong = await answerOf(fahrerin, "Nicht-das-Passwort")
    const unknown = await answerOf("niemand@example.com", "Nicht-das-Passwort")
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain("Email address or password is wrong.")
    expect(unknown).toEqual(wrong)
  })

  it("reveal no account to whoever signs up with its address, neither by time nor by passwords", async () => {
    let derived = 0
    const hook = createHook({
      init: (_id, type) => {
        if (type === "SCRYPTREQUEST") derived += 1
      }
    })
    const derivedFor = async (email: string, password: string) => {
      const attempt = await authorize(provider)
      derived = 0
      hook.enable()
      const { url } = await submit(attempt, { email, password })
      hook.disable()
      return { derived, logsIn: url.searchParams.has("code") }
    }
    const signedUpWith = ["ein gutes Passwort", "noch ein gutes Passwort", "ein drittes Passwort"]
    const seen = async (email: string) => {
      for (const password of signedUpWith)
        await submit(await authorize(provider, { screen_hint: "signup" }), { email, password }, "signup")
      const tried: Array<unknown> = []
      for (const password of [...signedUpWith, "Nicht-das-Passwort"])
        tried.push(await derivedFor(email, password))
      return tried
    }
    const unknown = await derivedFor("niemand@example.com", "Nicht-das-Passwort")
    expect(unknown).toEqual({ derived: 1, logsIn: false })
    const expected = [...signedUpWith.map(() => ({ derived: 1, logsIn: true })), unknown]
    expect(await seen("fremd@example.org")).toEqual(expected)
    expect(await seen(fahrerin)).toEqual(expected)
  })

  it("name missing or malformed fields and keep the address", async () => {
    const attempt = await authorize(provider, { ui_locales: "de" })
    const { response } = await submit(attempt, { email: 'x"><b>@', password: "" })
    const text = await response.text()
    expect(text).toContain("Diese E-Mail-Adresse ist nicht vollständig")
    expect(text).toContain("Geben Sie Ihr Passwort ein.")
    expect(text).toContain('value="x&quot;&gt;&lt;b&gt;@"')
    expect(text).toContain('aria-invalid="true"')
  })

  it("lock an address after too many attempts, also for the right password, and no other address", async () => {
    const attempt = await authorize(provider, { ui_locales: "en" })
    for (let count = 0; count < limits["login-email-from"].maximum; count++) {
      const { response } = await submit(attempt, { email: fahrerin, password: "wrong" })
      expect(response.status).toBe(400)
    }
    const { response } = await submit(attempt, { email: fahrerin.toUpperCase(), password: "Parken-2026!" })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800)
    expect(await response.text()).toContain("Try again in 15 minutes.")
    const other = await submit(attempt, { email: "neu@example.com", password: "Parken-2026!" })
    expect(other.url.searchParams.get("code")).not.toBeNull()
  })

  it("count passwords of many addresses from one place, whatever else succeeds there", async () => {
    const attempt = await authorize(provider)
    const guess = async (name: number | string) => {
      const email = `ziel-${name}@example.org`
      return (await submit(attempt, { email, password: "Sommer-2026!" })).response.status
    }
    const guesses = Array.from({ length: limits["login-origin"].maximum - 1 }, (_, number) => guess(number))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]))
    for (let count = 0; count < 2; count++) expect((await logIn(provider, fahrerin)).code).not.toBe("")
    expect(await guess("last")).toBe(400)
    expect(await guess("one-more")).toBe(429)
  })

  it("include a blocked driver, even with a session", async () => {
    const { browser } = await logIn(provider, fahrerin)
    await control(provider, "account", { email: fahrerin, blocked: true })
    const silent = await authorize(provider, { prompt: "none" }, browser)
    expect(silent.page.url.searchParams.get("error")).toBe("login_required")
    const again = await logIn(provider, fahrerin, { ui_locales: "en" })
    expect(await again.visit.response.text()).toContain("This account is blocked.")
  })

  it("include a form of another origin", async () => {
    const attempt = await authorize(provider)
    const response = await attempt.browser.request(
      "/u/login",
      { state: attempt.page.url.searchParams.get("state") ?? "", email: fahrerin, password: "Parken-2026!" },
      { origin: "http://localhost:6666" }
    )
    expect(response.status).toBe(403)
  })
})

describe("refusals of /authorize", () => {
  it("do not redirect to an unregistered address", async () => {
    for (const redirect of [
      `${appOrigin}/elsewhere`,
      "https://evil.example/callback",
      `${appOrigin}.evil.example/callback`
    ]) {
      const { page } = await authorize(provider, { redirect_uri: redirect })
      expect(page.response.status).toBe(400)
      expect(page.hops).toHaveLength(1)
    }
  })

  it("require a known audience, PKCE with S256 and the code flow [K-01]", async () => {
    const errorOf = async (changes: Record<string, string | undefined>) =>
      (await authorize(provider, changes)).page.url.searchParams.get("error")
    expect(await errorOf({ audience: "https://other.example" })).toBe("invalid_target")
    expect(await errorOf({ code_challenge: undefined, code_challenge_method: undefined })).toBe(
      "invalid_request"
    )
    expect(await errorOf({ code_challenge_method: "plain" })).toBe("invalid_request")
    expect(await errorOf({ response_type: "none" })).toBe("unsupported_response_type")
  })
})

describe("silent login", () => {
  it("posts code and state only to the shop's origin", async () => {
    const { browser } = await logIn(provider, fahrerin)
    const silent = await authorize(provider, { prompt: "none", response_mode: "web_message" }, browser)
    const text = await silent.page.response.text()
    const policy = silent.page.response.headers.get("content-security-policy")
    expect(silent.page.response.status).toBe(200)
    expect(text).toContain('"type":"authorization_response"')
    expect(text).toContain(`"${appOrigin}"`)
    expect(text).toContain(silent.state)
    expect(policy).toContain(`frame-ancestors ${appOrigin}`)
    expect(policy).toMatch(/script-src 'nonce-[\w-]+';/)
  })

  it("returns login_required without a session", async () => {
    const { page } = await authorize(provider, { prompt: "none", response_mode: "web_message" })
    expect(await page.response.text()).toContain('"error":"login_required"')
  })

  it("escapes scripts in the state", async () => {
    const state = "</script><script>alert(1)</script>"
    const { page } = await authorize(provider, { prompt: "none", response_mode: "web_message", state })
    expect((await page.response.text()).match(/<\/script>/g)).toHaveLength(1)
  })
})

describe("logging out", () => {
  const logOut = (returnTo: string, browser = makeHttpBrowser(provider.origin)) =>
    browser.request(`/v2/logout?${new URLSearchParams({ client_id: identity.clientId, returnTo })}`)

  it("ends the session and returns to the shop in one step [A-05 K-03]", async () => {
    const { browser } = await logIn(provider, fahrerin)
    const response = await logOut(`${appOrigin}/callback-logout`, browser)
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toBe(`${appOrigin}/callback-logout`)
    const { page } = await authorize(provider, { prompt: "none" }, browser)
    expect(page.url.searchParams.get("error")).toBe("login_required")
  })

  it("refuses an unregistered address and keeps the session", async () => {
    const { browser } = await logIn(provider, fahrerin)
    expect((await logOut("https://evil.example/", browser)).status).toBe(400)
    expect((await logOut(`${appOrigin}@evil.example/`, browser)).status).toBe(400)
    const { page } = await authorize(provider, { prompt: "none" }, browser)
    expect(page.url.searchParams.get("code")).not.toBeNull()
  })
})
