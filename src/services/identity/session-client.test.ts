/** Tests of the session with the real SDK and a provider: login, reload, renewal, logout, failures. */
import { Effect, Layer } from "effect"
import { assert, beforeEach, describe, it, onTestFinished, vi } from "vitest"
import { cachedHome } from "../cached-home.ts"
import { codeDraft, promptDismissed } from "../drafts.ts"
import { AccessToken } from "../http/index.ts"
import { latestShop } from "../remembered.ts"
import { Tabs } from "../tabs.ts"
import { pageOrigin } from "../testing/browser-page.ts"
import { blockStorage } from "../testing/browser-storage.ts"
import { comeBack, load, page, provider, session, withDriverTab } from "../testing/driver-tab.ts"
import type { IdentityFailure } from "./failure.ts"
import { Identity } from "./identity.ts"
import type { RedirectLoop, SessionClient } from "./session-client.ts"

withDriverTab()

const loginOptions = {
  target: "/wiesensee?a=1#b",
  shop: "wiesensee",
  locale: "de-DE",
  signUp: false,
  automatic: true
}

/** Starts a login, logs in, and returns to the callback. */
const logIn = async () => {
  assert.deepStrictEqual(await session.login(loginOptions), { _tag: "Success", value: "leaving" })
  comeBack()
}
const signIn = async () => {
  await logIn()
  const done = await session.completeLogin()
  assert.strictEqual(done._tag, "Success", JSON.stringify(done))
  return done
}
const failed = <E extends IdentityFailure | RedirectLoop>(error: E) => ({ _tag: "Failure", error }) as const
const storedKeys = () =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "")
/** Copies the storage of the tab, with which a duplicated tab starts. */
const copyStorage = () => storedKeys().map((key) => [key, sessionStorage.getItem(key) ?? ""] as const)
const restoreStorage = (copy: ReturnType<typeof copyStorage>) => {
  for (const [key, value] of copy) sessionStorage.setItem(key, value)
}
const requests = (path: string) => provider.service.received.filter(({ url }) => url.startsWith(path)).length

describe("starting the login", () => {
  it("requests a code with PKCE, in German and English, and sends the return address [S-02 A-03 K-01]", async () => {
    await session.login(loginOptions)
    const url = new URL(page.visited[0] ?? "")
    const query = Object.fromEntries(url.searchParams)
    assert.strictEqual(url.origin, provider.origin)
    assert.deepInclude(query, {
      client_id: "parkschein-shop",
      audience: "https://api.parkschein.example",
      scope: "openid profile email",
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${pageOrigin}/callback`,
      ui_locales: "de en",
      // For links back from the provider's mails and pages.
      "ext-target": "/wiesensee?a=1#b"
    })
    assert.isFalse(url.searchParams.has("screen_hint"))
  })

  it("requests English first for an English page, and the sign-up on request [S-03]", async () => {
    await session.login({ ...loginOptions, locale: "en-GB", signUp: true })
    const query = new URL(page.visited[0] ?? "").searchParams
    assert.strictEqual(query.get("ui_locales"), "en de")
    assert.strictEqual(query.get("screen_hint"), "signup")
  })

  it("forces the password to switch accounts only", async () => {
    await session.login({ ...loginOptions, automatic: false, another: true })
    await session.login({ ...loginOptions, automatic: false })
    const prompts = page.visited.map((address) => new URL(address).searchParams.get("prompt"))
    assert.deepStrictEqual(prompts, ["login", null])
  })

  it.each([
    ["de-DE", "de en"],
    ["en-US", "en de"],
    ["fr-FR", "fr en de"],
    ["it-IT", "it en de"]
  ])("requests, for a page in %s, the languages %s", async (locale, asked) => {
    await session.login({ ...loginOptions, locale })
    assert.strictEqual(new URL(page.visited[0] ?? "").searchParams.get("ui_locales"), asked)
  })

  it("works when storage is blocked", async () => {
    blockStorage()
    load()
    assert.strictEqual((await session.login(loginOptions))._tag, "Success")
    assert.lengthOf(page.visited, 1)
  })
})

describe("the callback", () => {
  it("returns the driver and the requested page [R-04 S-02]", async () => {
    provider.claims = {
      ...provider.claims,
      "https://parkschein.example/last_shop_visited": "wiesensee",
      "https://parkschein.example/email_verified": false
    }
    assert.deepStrictEqual(await signIn(), {
      _tag: "Success",
      value: {
        target: "/wiesensee?a=1#b",
        user: {
          userId: "driver|fahrerin",
          nickname: "fahrerin",
          email: "fahrerin@example.com",
          emailVerified: false,
          lastShopVisited: "wiesensee"
        }
      }
    })
  })

  it("is processed once for any number of calls", async () => {
    await logIn()
    const all = await Promise.all([session.completeLogin(), session.completeLogin(), session.completeLogin()])
    assert.deepStrictEqual(new Set(all.map(({ _tag }) => _tag)), new Set(["Success"]))
    assert.strictEqual(requests("/oauth/token"), 1)
  })

  it("sends its code by itself, since the SDK would add a header that needs a preflight", async () => {
    await signIn()
    const sent = provider.service.received.filter(({ url }) => url === "/oauth/token")
    assert.deepStrictEqual(
      sent.map(({ headers }) => headers["auth0-client"]),
      [undefined]
    )
  })

  it("is ignored without code and state [R-03]", async () => {
    for (const search of ["", "?code=a", "?state=b", "?error=access_denied"]) {
      load(search)
      assert.deepStrictEqual(
        await session.completeLogin(),
        failed({ _tag: "Refused", reason: "missing_parameters" })
      )
    }
  })

  it("is refused when forged, and keeps the requested page [F-12]", async () => {
    await session.login(loginOptions)
    load("?code=x&state=x")
    const forged = await session.completeLogin()
    assert.deepStrictEqual(forged, failed({ _tag: "InvalidState", reason: "state_mismatch" }))
    await session.loginAgain({ shop: "wiesensee", locale: "de-DE" })
    comeBack()
    const done = await session.completeLogin()
    assert.strictEqual(done._tag === "Success" && done.value.target, "/wiesensee?a=1#b")
  })

  it("continues with the session when a used address is opened again", async () => {
    await logIn()
    const used = page.search
    await session.completeLogin()
    load(used)
    assert.strictEqual((await session.completeLogin())._tag, "Success")
  })

  it("distinguishes an unreachable provider from a refusal", async () => {
    await logIn()
    provider.instead = (path) => (path === "/oauth/token" ? { status: 502, text: "<html>" } : undefined)
    const dead = await session.completeLogin()
    assert.strictEqual(dead._tag === "Failure" && dead.error._tag, "Unreachable")
    provider.instead = () => undefined
    await session.login(loginOptions)
    const state = new URL(page.visited.at(-1) ?? "").searchParams.get("state") ?? ""
    load(`?${new URLSearchParams({ error: "access_denied", error_description: "<b>No</b>", state })}`)
    assert.deepStrictEqual(
      await session.completeLogin(),
      failed({ _tag: "Refused", reason: "access_denied" })
    )
  })

  it.each([
    ["issuer", { iss: "https://evil.example/" }],
    ["audience", { aud: "another-client" }],
    ["nonce", { nonce: "another" }],
    ["subject", { sub: null }]
  ])("rejects an ID token with a wrong %s [F-11]", async (_, wrong) => {
    provider.claims = { ...provider.claims, ...wrong }
    await logIn()
    assert.deepStrictEqual(
      await session.completeLogin(),
      failed({ _tag: "Refused", reason: "invalid_id_token" })
    )
    assert.isUndefined(session.stored())
  })

  it("reports a clock difference for an ID token that is expired on arrival", async () => {
    provider.claims = { ...provider.claims, exp: 1 }
    await logIn()
    assert.deepStrictEqual(await session.completeLogin(), failed({ _tag: "Refused", reason: "wrong_clock" }))
  })

  it("does not treat repeated successful logins as a loop", async () => {
    for (const _ of [1, 2, 3]) {
      await signIn()
      for (const key of storedKeys().filter((one) => one.includes("openid"))) sessionStorage.removeItem(key)
    }
    assert.strictEqual((await session.login(loginOptions))._tag, "Success")
  })

  it("stops a login that keeps failing", async () => {
    for (const _ of [1, 2]) {
      await session.login(loginOptions)
      const state = new URL(page.visited.at(-1) ?? "").searchParams.get("state") ?? ""
      load(`?${new URLSearchParams({ error: "access_denied", state })}`)
      await session.completeLogin()
    }
    assert.deepStrictEqual(await session.login(loginOptions), failed({ _tag: "RedirectLoop" }))
  })

  it("stops a login that repeats with a refused token until the driver retries", async () => {
    await signIn()
    await signIn()
    assert.deepStrictEqual(await session.login(loginOptions), failed({ _tag: "RedirectLoop" }))
    assert.strictEqual((await session.login({ ...loginOptions, automatic: false }))._tag, "Success")
  })
})

describe("after a reload", () => {
  it("returns token and driver without the SDK and without a request", async () => {
    await signIn()
    const before = provider.service.received.length
    load()
    const stored = session.stored()
    assert.match(stored?.accessToken ?? "", /^access-/)
    assert.strictEqual(stored?.user.nickname, "fahrerin")
    assert.deepStrictEqual(await session.accessToken(), { _tag: "Success", value: stored?.accessToken ?? "" })
    assert.strictEqual((await session.restore())._tag, "Success")
    assert.strictEqual(provider.service.received.length, before)
  })

  it("silently renews a token that is about to expire [A-03 N-09]", async () => {
    provider.lifetime = 59
    await signIn()
    load()
    assert.isUndefined(session.stored())
    provider.lifetime = 3600
    const restored = await session.restore()
    assert.strictEqual(restored._tag === "Success" && restored.value?.nickname, "fahrerin")
    assert.strictEqual(requests("/authorize"), 1)
    assert.isDefined(session.stored())
  })

  it("sends no request without a previous session", async () => {
    assert.deepStrictEqual(await session.restore(), { _tag: "Success", value: null })
    assert.strictEqual(provider.service.received.length, 0)
  })

  it("is signed out when the provider reports it [X-20]", async () => {
    provider.lifetime = 30
    await signIn()
    provider.claims = null
    load()
    assert.deepStrictEqual(await session.restore(), { _tag: "Success", value: null })
  })

  it("is not signed out when the provider is down, and keeps the hint for a retry", async () => {
    provider.lifetime = 30
    await signIn()
    load()
    provider.instead = (path) => (path === "/oauth/token" ? { status: 503, text: "down" } : undefined)
    const restored = await session.restore()
    assert.strictEqual(restored._tag === "Failure" && restored.error._tag, "Unreachable")
    assert.isTrue(session.hasHint())
    provider.instead = () => undefined
    provider.lifetime = 3600
    assert.strictEqual((await session.restore())._tag, "Success")
  })

  it("returns fresh claims after the e-mail verification", async () => {
    provider.claims = { ...provider.claims, email_verified: false }
    await signIn()
    provider.claims = { ...provider.claims, email_verified: true }
    const fresh = await session.restore({ fresh: true })
    assert.isTrue(fresh._tag === "Success" && fresh.value?.emailVerified)
  })
})

it("the cached home is kept for the same driver and cleared when another one signs in", async () => {
  await signIn()
  cachedHome.write({ ownerKey: "driver|fahrerin wiesensee", seen: Date.now(), offer: "{}" })
  await session.restore({ fresh: true })
  assert.isDefined(cachedHome.read())
  provider.claims = { ...provider.claims, sub: "driver|another" }
  await signIn()
  assert.isUndefined(cachedHome.read())
})

describe("a new tab beside a signed-in one", () => {
  /** Opens another tab; the open one responds as the app does, and the new one shares only the cookies. */
  const openTab = async (own = session) => {
    const answered = own.toHandOver()
    const other = new BroadcastChannel("parkschein.handover")
    onTestFinished(() => other.close())
    other.addEventListener("message", ({ data }) => {
      if (data === "" && answered !== undefined) other.postMessage(answered)
    })
    for (const key of storedKeys()) sessionStorage.removeItem(key)
    const before = provider.service.received.length
    load()
    // On a busy machine a response may take longer than the timeout.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const restoring = session.restore()
    await (answered === undefined ? vi.advanceTimersByTimeAsync(1000) : restoring)
    vi.useRealTimers()
    const restored = await restoring
    other.close()
    return { restored, answered, asked: provider.service.received.length - before }
  }
  const nameOf = (restored: Awaited<ReturnType<SessionClient["restore"]>>) =>
    restored._tag === "Success" && restored.value?.nickname

  it("receives its token without a request to the provider, and renews it later", async () => {
    await signIn()
    const { restored, asked } = await openTab()
    assert.strictEqual(nameOf(restored), "fahrerin")
    assert.strictEqual(asked, 0)
    assert.deepStrictEqual(await session.accessToken(), {
      _tag: "Success",
      value: session.stored()?.accessToken ?? ""
    })
    assert.strictEqual((await session.renewToken())._tag, "Success")
    assert.strictEqual(requests("/authorize"), 1)
  })

  it("receives no refresh token, since each is valid for one use", async () => {
    load("", { tokenMode: "refreshToken" })
    await signIn()
    assert.include(
      JSON.stringify({ ...sessionStorage, keys: storedKeys().map((key) => sessionStorage.getItem(key)) }),
      "refresh_token"
    )
    const { restored, answered } = await openTab()
    assert.strictEqual(nameOf(restored), "fahrerin")
    assert.notInclude(answered ?? "", "refresh_token")
  })

  it.each([
    [
      "whose token is about to end",
      () => {
        provider.lifetime = 59
      }
    ],
    [
      "whose address is not verified yet: the provider alone knows when it is",
      () => {
        provider.claims = { ...provider.claims, email_verified: false }
      }
    ]
  ])("receives nothing from a tab %s", async (_, set) => {
    set()
    await signIn()
    provider.lifetime = 3600
    const { restored, answered } = await openTab()
    assert.isUndefined(answered)
    assert.strictEqual(nameOf(restored), "fahrerin")
    assert.strictEqual(requests("/authorize"), 1)
  })

  it("receives nothing from a tab of another driver than the last one", async () => {
    await signIn()
    const first = session
    const kept = copyStorage()
    provider.claims = { ...provider.claims, sub: "driver|other" }
    load()
    await signIn()
    assert.isDefined(session.toHandOver())
    restoreStorage(kept)
    assert.isUndefined(first.toHandOver())
  })

  it("receives nothing from a tab during or after its logout", async () => {
    await signIn()
    const other = session
    const kept = copyStorage()
    await session.logout()
    restoreStorage(kept)
    assert.isUndefined(other.toHandOver())
    session.finishLogout()
    assert.isUndefined(other.stored())
  })

  it("is signed out with all others, also while its page loads", async () => {
    await signIn()
    await openTab()
    assert.isDefined(session.stored())
    const leaving = new BroadcastChannel("parkschein.session")
    leaving.postMessage("")
    await vi.waitFor(() => assert.isUndefined(session.stored()))
    leaving.close()
  })
})

it("tokens are renewed once for many refused calls", async () => {
  await signIn()
  const before = session.stored()?.accessToken ?? ""
  const tokens = await Effect.runPromise(
    Effect.gen(function* () {
      const { refresh } = yield* AccessToken
      return yield* Effect.all(
        Array.from({ length: 20 }, () => refresh(before)),
        { concurrency: "unbounded" }
      )
    }).pipe(Effect.provide(Layer.provide(Identity.layer(session), Tabs.layer)))
  )
  assert.strictEqual(new Set(tokens).size, 1)
  assert.notStrictEqual(tokens[0], before)
  assert.strictEqual(requests("/authorize"), 1)
})

describe("the login in a popup", () => {
  const popup = () => session.loginInPopup({ locale: "de-DE", signUp: false })

  it("signs the driver in without leaving the page, and closes the popup [K-01]", async () => {
    const done = await popup()
    assert.strictEqual(done._tag === "Success" && done.value.nickname, "fahrerin")
    assert.lengthOf(page.visited, 0)
    assert.isAtLeast(page.popupsClosed, 1)
    assert.isDefined(session.stored())
  })

  it("distinguishes a closed popup from one that did not open", async () => {
    page.popup = "closed"
    assert.deepStrictEqual(await popup(), failed({ _tag: "Refused", reason: "cancelled" }))
    page.popup = "blocked"
    assert.deepStrictEqual(await popup(), failed({ _tag: "Refused", reason: "popup_open" }))
  })

  it("closes the popup after a minute without activity [N-09]", async () => {
    provider.instead = (path) => (path === "/authorize" ? "hang" : undefined)
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
    onTestFinished(() => void vi.useRealTimers())
    const outcome = popup()
    // The timeout starts when the popup has been sent to the provider.
    while (page.popupsSent === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(61_000)
    assert.deepStrictEqual(await outcome, failed({ _tag: "Unreachable", reason: "timeout" }))
    assert.strictEqual(page.popupsClosed, 1)
  })
})

describe("logging out", () => {
  it("opens the provider's logout and clears personal data, but not the shop [R-06 S-04 K-03]", async () => {
    await signIn()
    latestShop.write("wiesensee")
    promptDismissed("driver|fahrerin", "shop").write(true)
    await session.logout()
    const url = new URL(page.visited.at(-1) ?? "")
    assert.strictEqual(url.pathname, "/v2/logout")
    assert.strictEqual(url.searchParams.get("returnTo"), `${pageOrigin}/callback-logout`)
    assert.isUndefined(session.stored())
    assert.isFalse(session.hasHint())
    assert.isUndefined(promptDismissed("driver|fahrerin", "shop").read())
    assert.strictEqual(latestShop.read(), "wiesensee")
  })

  it("clears token and personal data when another tab logs out", async () => {
    await signIn()
    codeDraft("driver|fahrerin", "wiesensee").write("ROSENAU-2026")
    session.forget()
    assert.isUndefined(session.stored())
    assert.isUndefined(codeDraft("driver|fahrerin", "wiesensee").read())
  })

  it("notifies the other tabs only after the return from the provider", async () => {
    const heard: string[] = []
    const otherTab = new BroadcastChannel("parkschein.session")
    const told = new Promise<void>((resolve) => {
      otherTab.onmessage = () => {
        heard.push("logged out")
        resolve()
      }
    })
    onTestFinished(() => otherTab.close())
    await signIn()
    // A public address, to which anybody may link.
    session.finishLogout()
    await session.logout()
    assert.deepStrictEqual(heard, [])
    load()
    session.finishLogout()
    await told
    load()
    session.finishLogout()
    assert.deepStrictEqual(heard, ["logged out"])
  })
})

describe("a tab that missed the logout message", () => {
  /** Simulates an event in another tab that this tab misses; then reopens this tab. */
  const missing = async (news: () => unknown) => {
    await signIn()
    codeDraft("driver|fahrerin", "wiesensee").write("ROSENAU-2026")
    const kept = copyStorage()
    await news()
    sessionStorage.clear()
    restoreStorage(kept)
    load()
  }
  const nothingIsLeft = () => {
    assert.isUndefined(session.stored())
    assert.deepStrictEqual(storedKeys(), [])
  }
  const takenAway = async () => {
    provider.claims = null
    await session.logout()
    load()
    session.finishLogout()
  }

  it("has neither token nor drafts after a logout in another tab", async () => {
    await missing(takenAway)
    nothingIsLeft()
    assert.deepStrictEqual(await session.restore(), { _tag: "Success", value: null })
  })

  it("does not restore the previous driver after another one has logged in", async () => {
    await missing(async () => {
      provider.claims = { ...provider.claims, sub: "driver|another", nickname: "another" }
      load()
      await signIn()
      promptDismissed("driver|another", "shop").write(true)
    })
    nothingIsLeft()
    assert.isTrue(promptDismissed("driver|another", "shop").read())
    const restored = await session.restore()
    assert.strictEqual(restored._tag === "Success" && restored.value?.nickname, "another")
  })

  it("has no data after everything on this device was deleted", async () => {
    await missing(() => localStorage.clear())
    nothingIsLeft()
  })

  it("requests no token for a logged-out driver, even with a renewable session", async () => {
    provider.lifetime = 30
    load("", { tokenMode: "refreshToken" })
    await missing(takenAway)
    const before = requests("/oauth/token")
    for (const ask of [session.accessToken, session.renewToken])
      assert.deepStrictEqual(await ask(), failed({ _tag: "SignedOut" }))
    nothingIsLeft()
    assert.strictEqual(requests("/oauth/token"), before)
  })

  it("discards a token that arrives after the logout", async () => {
    await signIn()
    const renewed = session.renewToken()
    localStorage.clear()
    assert.deepStrictEqual(await renewed, failed({ _tag: "SignedOut" }))
    nothingIsLeft()
  })

  it("stays signed in when local storage is blocked", async () => {
    await signIn()
    localStorage.clear()
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse })
    load()
    assert.strictEqual(session.stored()?.user.nickname, "fahrerin")
  })

  it("does not mistake a running login callback for another driver's login", async () => {
    await logIn()
    const looks: unknown[] = []
    const looking = setInterval(() => looks.push(session.stored()?.user.userId), 0)
    const done = await session.completeLogin()
    clearInterval(looking)
    assert.strictEqual(done._tag, "Success")
    assert.isDefined(session.stored())
  })
})

/** Provider on another site, whose session is not visible to frames. */
describe("with refresh tokens", () => {
  beforeEach(() => {
    load("", { tokenMode: "refreshToken" })
  })

  const grants = () =>
    provider.service.received.flatMap(({ url, body }) =>
      url === "/oauth/token" ? [new URLSearchParams(body).get("grant_type")] : []
    )

  it("requests them, and restores tokens and driver after a reload without a request", async () => {
    await logIn()
    assert.strictEqual((await session.completeLogin())._tag, "Success")
    load()
    assert.strictEqual(session.stored()?.user.nickname, "fahrerin")
    assert.deepStrictEqual(grants(), ["authorization_code"])
  })

  it("renews without a frame after the longest payment, using each once", async () => {
    provider.lifetime = 30
    await signIn()
    for (const _ of [1, 2, 3]) {
      load()
      assert.isUndefined(session.stored())
      const restored = await session.restore()
      assert.strictEqual(restored._tag === "Success" && restored.value?.nickname, "fahrerin")
    }
    assert.strictEqual(requests("/authorize"), 0)
    assert.deepStrictEqual(grants(), [
      "authorization_code",
      "refresh_token",
      "refresh_token",
      "refresh_token"
    ])
  })

  it("returns fresh claims after the e-mail verification", async () => {
    provider.claims = { ...provider.claims, email_verified: false }
    await signIn()
    provider.claims = { ...provider.claims, email_verified: true }
    const fresh = await session.restore({ fresh: true })
    assert.isTrue(fresh._tag === "Success" && fresh.value?.emailVerified)
  })

  const becomeTab = (kept: ReturnType<typeof copyStorage>) => {
    sessionStorage.clear()
    restoreStorage(kept)
    load()
  }

  it("does not reuse a token that a duplicated tab has already used, so both keep the session", async () => {
    provider.lifetime = 30
    await signIn()
    const other = copyStorage()
    assert.strictEqual((await session.renewToken())._tag, "Success")
    const own = copyStorage()
    becomeTab(other)
    assert.deepStrictEqual(await session.restore(), { _tag: "Success", value: null })
    assert.deepStrictEqual(grants(), ["authorization_code", "refresh_token"])
    becomeTab(own)
    assert.strictEqual((await session.renewToken())._tag, "Success")
  })

  it("retries with the same token when its delivery is uncertain", async () => {
    await signIn()
    provider.instead = (path) =>
      path === "/oauth/token" ? { status: 429, json: { error: "too_many_requests" } } : undefined
    const limited = await session.renewToken()
    assert.strictEqual(limited._tag === "Failure" && limited.error._tag, "Unreachable")
    provider.instead = () => undefined
    assert.strictEqual((await session.renewToken())._tag, "Success")
  })

  it.each([
    "consent_required",
    "interaction_required",
    "mfa_required",
    "account_selection_required",
    "unauthorized"
  ])(
    "treats %s at a renewal as the end of the session: the login asks again or shows the reason",
    async (error) => {
      await signIn()
      provider.instead = (path) => (path === "/oauth/token" ? { status: 403, json: { error } } : undefined)
      assert.deepStrictEqual(await session.renewToken(), failed({ _tag: "SignedOut" }))
    }
  )

  describe("in a new tab", () => {
    const openTab = async () => {
      await signIn()
      sessionStorage.clear()
      load()
      page.pathname = "/wiesensee/payment-success"
      page.search = "?order=1"
      void session.restore()
      void session.restore()
      await vi.waitFor(() => assert.lengthOf(page.visited, 1))
      return new URL(page.visited[0] ?? "")
    }

    it("redirects to the provider and back to the opened page without a prompt", async () => {
      const address = await openTab()
      assert.strictEqual(address.searchParams.get("prompt"), "none")
      load(`?${provider.visit(address.href)}`)
      const done = await session.completeLogin()
      assert.strictEqual(done._tag === "Success" && done.value.target, "/wiesensee/payment-success?order=1")
    })

    it("redirects to the page of a login whose response was lost", async () => {
      await logIn()
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
      assert.strictEqual((await session.completeLogin())._tag, "Failure")
      vi.unstubAllGlobals()
      page.pathname = "/"
      page.search = ""
      void session.restore()
      await vi.waitFor(() => assert.lengthOf(page.visited, 1))
      assert.strictEqual(new URL(page.visited[0] ?? "").searchParams.get("ext-target"), loginOptions.target)
    })

    it("does not redirect to an unreachable provider, and retries on request", async () => {
      await signIn()
      sessionStorage.clear()
      load()
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
      const lost = await session.restore()
      vi.unstubAllGlobals()
      assert.strictEqual(lost._tag === "Failure" && lost.error._tag, "Unreachable")
      assert.lengthOf(page.visited, 0)
      void session.restore()
      await vi.waitFor(() => assert.lengthOf(page.visited, 1))
    })

    it("stays signed out when the provider has no session, and does not redirect again", async () => {
      const address = await openTab()
      provider.claims = null
      load(`?${provider.visit(address.href)}`)
      void session.completeLogin()
      await vi.waitFor(() => assert.deepStrictEqual(page.visited, ["/wiesensee/payment-success?order=1"]))
      load()
      assert.deepStrictEqual(await session.restore(), { _tag: "Success", value: null })
      assert.lengthOf(page.visited, 0)
    })
  })

  it("revokes the refresh token with the logout, and logs out even when that fails", async () => {
    await signIn()
    await session.renewToken()
    assert.isNotNull(localStorage.getItem("parkschein.used-refresh-tokens.1"))
    await session.logout()
    assert.strictEqual(requests("/oauth/revoke"), 1)
    assert.isNull(localStorage.getItem("parkschein.used-refresh-tokens.1"))
    assert.strictEqual(new URL(page.visited.at(-1) ?? "").pathname, "/v2/logout")
    assert.strictEqual(sessionStorage.length, 1, "that this tab is logging out")
    load()
    await signIn()
    provider.instead = (path) => (path === "/oauth/revoke" ? { status: 503, text: "down" } : undefined)
    assert.strictEqual((await session.logout())._tag, "Success")
    assert.isUndefined(session.stored())
  })
})
