// Tests of tokens: exchanged, refreshed, revoked, for drivers and services, across faults and restarts.
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose"
import { describe, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { tokensOf } from "./access-token.ts"
import { makeHttpBrowser } from "./http-browser.ts"
import {
  appOrigin,
  askToken,
  authorize,
  control,
  exchangeCode,
  logIn,
  serviceSecret,
  startTestProvider,
  withProvider
} from "./testing.ts"

const fahrerin = "fahrerin@example.com"

const provider = withProvider()

describe("the token endpoint", () => {
  it("refuses a wrong verifier and a used code", async () => {
    const { code, verifier } = await logIn(provider, fahrerin)
    expect(await exchangeCode(provider, code, "x".repeat(43))).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" }
    })
    expect((await exchangeCode(provider, code, verifier)).status).toBe(200)
    expect(await exchangeCode(provider, code, verifier)).toMatchObject({ body: { error: "invalid_grant" } })
  })

  it("allows only the shop's origin to read its responses", async () => {
    const answer = (origin: string) =>
      fetch(`${provider.origin}/oauth/token`, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({
          grant_type: "refresh_token",
          client_id: identity.clientId,
          refresh_token: "x"
        })
      })
    expect((await answer(appOrigin)).headers.get("access-control-allow-origin")).toBe(appOrigin)
    expect((await answer("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull()
  })

  it("reports an unreadable body", async () => {
    const response = await fetch(`${provider.origin}/oauth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "[1, 2"
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: "invalid_request" })
  })
})

describe("refresh tokens", () => {
  const scope = `${identity.scope} offline_access`
  const refresh = (token: unknown) =>
    askToken(provider, {
      grant_type: "refresh_token",
      client_id: identity.clientId,
      refresh_token: String(token),
      scope
    })

  it("are issued with offline_access only", async () => {
    expect(await tokensOf(fahrerin, { issuer: provider.origin, appOrigin })).not.toHaveProperty(
      "refresh_token"
    )
    const tokens = await tokensOf(fahrerin, { issuer: provider.origin, appOrigin, scope })
    expect(tokens.refresh_token).toBeDefined()
    expect(tokens.scope).toBe(scope)
  })

  it("rotate, and accept the same one twice within seconds, as from two tabs", async () => {
    const tokens = await tokensOf(fahrerin, { issuer: provider.origin, appOrigin, scope })
    const [one, other] = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body["refresh_token"]).not.toBe(tokens.refresh_token)
    expect(one.body["access_token"]).not.toBe(tokens.access_token)
    expect((await refresh(one.body["refresh_token"])).status).toBe(200)
  })

  it("are accepted again while the SDK repeats a request whose response is lost, twice after ten seconds", async () => {
    const tokens = await tokensOf(fahrerin, { issuer: provider.origin, appOrigin, scope })
    for (let sent = 0; sent < 3; sent++) {
      expect((await refresh(tokens.refresh_token)).status).toBe(200)
      await provider.database
        .sql`update identity.record set consumed_at = consumed_at - interval '10 seconds'`
    }
  })

  it("are all revoked when a replaced one is reused, since it can be stolen", async () => {
    const tokens = await tokensOf(fahrerin, { issuer: provider.origin, appOrigin, scope })
    const next = await refresh(tokens.refresh_token)
    await provider.database.sql`update identity.record set consumed_at = consumed_at - interval '1 minute'`
    expect((await refresh(tokens.refresh_token)).status).toBe(403)
    expect((await refresh(next.body["refresh_token"])).status).toBe(403)
  })

  it("fail with the SDK's error when unknown, revoked or logged out", async () => {
    const unknown = {
      status: 403,
      body: { error: "invalid_grant", error_description: "Unknown or invalid refresh token." }
    }
    expect(await refresh("nonsense")).toEqual(unknown)
    const first = await tokensOf(fahrerin, { issuer: provider.origin, appOrigin, scope })
    const revoked = await fetch(`${provider.origin}/oauth/revoke`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_id: identity.clientId, token: first.refresh_token })
    })
    expect(revoked.status).toBe(200)
    expect(await refresh(first.refresh_token)).toEqual(unknown)

    const { browser, code, verifier } = await logIn(provider, fahrerin, { scope })
    const second = await exchangeCode(provider, code, verifier)
    await browser.request(`/v2/logout?client_id=${identity.clientId}`)
    expect(await refresh(second.body["refresh_token"])).toEqual(unknown)
  })
})

describe("services", () => {
  const fields = {
    grant_type: "client_credentials",
    client_id: identity.serviceClientId,
    audience: identity.audience
  }

  it("get a token for the internal cart with their secret in the body or the header", async () => {
    const inBody = await askToken(provider, {
      ...fields,
      client_secret: serviceSecret,
      scope: identity.serviceScope
    })
    expect(inBody).toMatchObject({ status: 200, body: { scope: identity.serviceScope } })
    expect(decodeJwt(String(inBody.body["access_token"]))).toMatchObject({
      aud: identity.audience,
      scope: identity.serviceScope,
      azp: identity.serviceClientId
    })
    const basic = Buffer.from(`${identity.serviceClientId}:${serviceSecret}`).toString("base64")
    const inHeader = await askToken(
      provider,
      { grant_type: "client_credentials", scope: identity.serviceScope },
      { headers: { authorization: `Basic ${basic}` } }
    )
    expect(inHeader.status).toBe(200)
  })

  it("get none without it, nor does the browser's client", async () => {
    expect((await askToken(provider, { ...fields, client_secret: "guessed" })).status).toBe(401)
    expect((await askToken(provider, { ...fields, client_id: identity.clientId })).status).toBe(400)
    const { code, verifier } = await logIn(provider, fahrerin, {
      scope: `${identity.scope} ${identity.serviceScope}`
    })
    const { body } = await exchangeCode(provider, code, verifier)
    expect(String(body["scope"])).not.toContain(identity.serviceScope)
  })
})

describe("injected faults", () => {
  it("occur the given number of times, then the real response returns", async () => {
    const { code, verifier } = await logIn(provider, fahrerin)
    await control(provider, "fault", { path: "/oauth/token", kind: "status", status: 503, times: 1 })
    expect(await exchangeCode(provider, code, verifier)).toMatchObject({ status: 503 })
    await control(provider, "fault", { path: "/oauth/token", kind: "drop", times: 1 })
    await expect(exchangeCode(provider, code, verifier)).rejects.toThrow("fetch failed")
    expect((await exchangeCode(provider, code, verifier)).status).toBe(200)
  })

  it("are refused when invalid", async () => {
    await expect(control(provider, "fault", { path: "/oauth/token", kind: "explode" })).rejects.toThrow("400")
  })

  it("shorten tokens and end sessions", async () => {
    await control(provider, "lifetimes", { accessToken: 5 })
    const { browser, code, verifier } = await logIn(provider, fahrerin)
    expect((await exchangeCode(provider, code, verifier)).body["expires_in"]).toBe(5)
    await control(provider, "sessions", { email: fahrerin })
    const { page } = await authorize(provider, { prompt: "none" }, browser)
    expect(page.url.searchParams.get("error")).toBe("login_required")
  })
})

it("a restart keeps sessions, keys and tokens", async () => {
  const first = await startTestProvider(provider.database)
  const { browser, code, verifier } = await logIn(first, fahrerin)
  const token = String((await exchangeCode(first, code, verifier)).body["access_token"])
  await first.stop()
  const second = await startTestProvider(provider.database)
  const keys = createRemoteJWKSet(new URL(`${second.origin}/.well-known/jwks.json`))
  await jwtVerify(token, keys, { audience: identity.audience })
  const moved = makeHttpBrowser(second.origin)
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value)
  const { page } = await authorize(second, { prompt: "none" }, moved)
  expect(page.url.searchParams.get("code")).not.toBeNull()
  await second.stop()
})
