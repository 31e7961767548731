// Tests of forgotten passwords.
import { describe, expect, it } from "vitest"
import { demoPassword } from "../../demo-world/drivers.ts"
import { makeHttpBrowser } from "../http-browser.ts"
import { limits } from "../storage/attempts.ts"
import { authorize, logIn, mailsTo, submit, wayBackOn, withProvider } from "../testing.ts"

const provider = withProvider()

describe("a forgotten password", () => {
  it("is reset by mail and signs out all sessions", async () => {
    const email = "flotte@example.com"
    const old = await logIn(provider, email)
    const attempt = await authorize(provider, { ui_locales: "en", "ext-target": "/wiesensee?area=nord" })
    const asked = await submit(attempt, { email, lang: "en" }, "reset-password")
    expect(await asked.response.text()).toContain("If there is an account for flotte@example.com")
    const [mail] = await mailsTo(provider, email)
    const ticket = new URL(mail?.link ?? "").searchParams.get("ticket") ?? ""
    const phone = makeHttpBrowser(provider.origin)
    expect((await phone.request(mail?.link ?? "")).status).toBe(200)
    expect((await phone.request("/u/new-password", { ticket, password: "kurz" })).status).toBe(400)
    const changed = await phone.request("/u/new-password", { ticket, password: "ein neues Passwort" })
    expect(changed.status).toBe(200)
    expect(await wayBackOn(changed)).toBe("/wiesensee?area=nord")
    expect(
      (await phone.request("/u/new-password", { ticket, password: "noch ein neues Passwort" })).status
    ).toBe(400)

    const silent = await authorize(provider, { prompt: "none" }, old.browser)
    expect(silent.page.url.searchParams.get("error")).toBe("login_required")
    expect((await logIn(provider, email)).code).toBe("")
    const again = await authorize(provider)
    expect(
      (await submit(again, { email, password: "ein neues Passwort" })).url.searchParams.get("code")
    ).not.toBeNull()
  })

  it("ends links, logins under way and others' accounts of the address, too", async () => {
    const email = "wiederkehr@example.com"
    const password = "ein gutes Passwort"
    const stranger = await authorize(provider, { screen_hint: "signup" })
    await submit(stranger, { email, password }, "signup")
    const waiting = await authorize(provider)
    const state = waiting.page.url.searchParams.get("state") ?? ""
    const loggedIn = await waiting.browser.request("/u/login", { state, email, password: demoPassword })

    for (let count = 0; count < 2; count++)
      await submit(await authorize(provider), { email }, "reset-password")
    const [last, former] = (await mailsTo(provider, email)).map(({ link }) => link ?? "")
    const ticket = new URL(last ?? "").searchParams.get("ticket") ?? ""
    const phone = makeHttpBrowser(provider.origin)
    expect((await phone.request("/u/new-password", { ticket, password: "ein neues Passwort" })).status).toBe(
      200
    )

    expect((await phone.request(former ?? "")).status).toBe(400)
    const resumed = await waiting.browser.open(loggedIn.headers.get("location") ?? "")
    expect(resumed.url.searchParams.has("code")).toBe(false)
    const { page } = await authorize(provider, { prompt: "none" }, stranger.browser)
    expect(page.url.searchParams.get("error")).toBe("login_required")
    const again = await submit(await authorize(provider), { email, password })
    expect(again.url.searchParams.has("code")).toBe(false)
  })

  it("is reset by a double click", async () => {
    const email = "flotte@example.com"
    await submit(await authorize(provider), { email }, "reset-password")
    const [mail] = await mailsTo(provider, email)
    const ticket = new URL(mail?.link ?? "").searchParams.get("ticket") ?? ""
    const save = async (password = "ein neues Passwort") =>
      (await makeHttpBrowser(provider.origin).request("/u/new-password", { ticket, password })).status
    expect(await Promise.all([save(), save()])).toEqual([200, 200])
    expect(await save()).toBe(200)
    for (let count = 0; count < limits["login-email-from"].maximum; count++)
      expect(await save("noch ein neues Passwort")).toBe(400)
    expect(await save()).toBe(400)
  })

  it("is reset also after others have signed up with the address", async () => {
    const email = "flotte@example.com"
    for (let count = 0; count <= limits["notice-email"].maximum; count++) {
      const stranger = await authorize(provider, { screen_hint: "signup" })
      await submit(stranger, { email, password: "ein gutes Passwort" }, "signup")
      await stranger.browser.request("/u/email-verification/resend", { lang: "en" })
    }
    const { response } = await submit(await authorize(provider), { email }, "reset-password")
    expect(response.status).toBe(200)
    const kinds = (await mailsTo(provider, email)).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(["reset-password", "account-exists"])
    expect(kinds.filter((kind) => kind === "account-exists")).toHaveLength(limits["notice-email"].maximum)
  })

  it("gets the same response without an account, and no mail", async () => {
    const email = "niemand@example.com"
    const attempt = await authorize(provider)
    const { response } = await submit(attempt, { email, lang: "en" }, "reset-password")
    expect(response.status).toBe(200)
    expect(await response.text()).toContain("If there is an account for niemand@example.com")
    expect(await mailsTo(provider, email)).toEqual([])
  })
})
