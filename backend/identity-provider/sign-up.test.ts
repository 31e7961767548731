// Tests of new accounts, their mails, and common parts of hosted pages.
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { demoPassword } from "../demo-world/drivers.ts"
import { accessTokenOf } from "./access-token.ts"
import { makeHttpBrowser } from "./http-browser.ts"
import { resendPath } from "./routes/email-verification.ts"
import { limits } from "./storage/attempts.ts"
import {
  appOrigin,
  authorize,
  claimsAfter,
  control,
  logIn,
  mailsTo,
  submit,
  wayBackOn,
  withProvider
} from "./testing.ts"

const fahrerin = "fahrerin@example.com"

/** Clicks the button of the page that the link in a mail opens. */
const confirm = (link: string | null | undefined, browser = makeHttpBrowser(provider.origin)) =>
  browser.request("/u/email-verification", Object.fromEntries(new URL(link ?? "").searchParams))

const provider = withProvider()

describe("signing up", () => {
  let number = 0
  const newEmail = () => `gast-${++number}@example.org`

  const signUp = async (email: string, password: string) => {
    const attempt = await authorize(provider, { screen_hint: "signup", ui_locales: "en" })
    expect(attempt.page.url.pathname).toBe("/u/signup")
    return { ...attempt, visit: await submit(attempt, { email, password }, "signup") }
  }

  it("logs the driver in at once, unverified, and sends a mail with a link", async () => {
    const email = newEmail()
    const { id } = await claimsAfter(provider, await signUp(email, "ein gutes Passwort"))
    expect(id).toMatchObject({ email, email_verified: false, nickname: email.split("@")[0] })
    expect(await mailsTo(provider, email)).toMatchObject([
      { kind: "verify-email", recipient: email, locale: "en" }
    ])
  })

  it("accepts an address with + and ', and its domain with an umlaut or as a browser sends it", async () => {
    const typed = "O'Brien+Parken@bücher.example"
    const sent = "o'brien+parken@xn--bcher-kva.example"
    await signUp(typed, "ein gutes Passwort")
    const [mail] = await mailsTo(provider, "O'Brien+Parken@xn--bcher-kva.example")
    expect(await (await confirm(mail?.link)).text()).toContain("Email address confirmed")
    const visit = await submit(await authorize(provider), { email: sent, password: "ein gutes Passwort" })
    expect(visit.url.searchParams.get("code")).not.toBeNull()
  })

  it("does not verify on a mere GET of the link, as by mail scanners", async () => {
    const email = newEmail()
    const { browser } = await signUp(email, "ein gutes Passwort")
    const [mail] = await mailsTo(provider, email)
    expect((await fetch(mail?.link ?? "", { method: "HEAD" })).status).toBe(200)
    const scanner = makeHttpBrowser(provider.origin)
    for (let opened = 0; opened < 2; opened++) {
      const page = await scanner.request(mail?.link ?? "")
      expect(page.status).toBe(200)
      const text = await page.text()
      expect(text).toContain(email)
      expect(text).toContain('method="post" action="/u/email-verification"')
    }
    const status = await browser.request("/u/email-verification?lang=en")
    expect(await status.text()).not.toContain("Already confirmed")
    expect(await (await confirm(mail?.link, scanner)).text()).toContain("Email address confirmed")
  })

  it("verifies once by the link in another browser, and confirms it when opened again", async () => {
    const email = newEmail()
    const { browser } = await signUp(email, "ein gutes Passwort")
    const [mail] = await mailsTo(provider, email)
    const phone = makeHttpBrowser(provider.origin)
    const first = await confirm(mail?.link, phone)
    const page = await first.text()
    expect(first.status).toBe(200)
    expect(page).toContain("Email address confirmed")
    expect(await (await phone.request(mail?.link ?? "")).text()).toContain("Already confirmed")
    const silent = await authorize(provider, { prompt: "none" }, browser)
    const { access } = await claimsAfter(provider, silent)
    expect(access[identity.claims.emailVerified]).toBe(true)
  })

  it("resends the mail for the shop, with a link back to the waiting page", async () => {
    const email = "unbestaetigt@example.com"
    const token = await accessTokenOf(email, { issuer: provider.origin, appOrigin })
    const backFrom = async (target: string) => {
      await control(provider, "account", { email, emailVerified: false })
      const headers = { origin: appOrigin, authorization: `Bearer ${token}` }
      const body = new URLSearchParams({ target })
      await fetch(`${provider.origin}${resendPath}`, { method: "POST", headers, body })
      const [mail] = await mailsTo(provider, email)
      return wayBackOn(await confirm(mail?.link))
    }
    expect(await backFrom("/wiesensee/tickets?area=nord#later")).toBe("/wiesensee/tickets?area=nord#later")
    expect(await backFrom("//evil.example/wiesensee")).toBe("/")
  })

  it("refuses a forged link", async () => {
    const response = await fetch(`${provider.origin}/u/email-verification?ticket=made-up&lang=en`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain("This link is no longer valid")
  })

  it("links from every mail to the requested page, on this and another device", async () => {
    const wanted = "/wiesensee?area=nord"
    const backFrom = async (email: string, browser = makeHttpBrowser(provider.origin)) => {
      const [mail] = await mailsTo(provider, email)
      return wayBackOn(await confirm(mail?.link, browser))
    }
    const signedUp = async (email: string, target: string) => {
      const attempt = await authorize(provider, { screen_hint: "signup", "ext-target": target })
      await submit(attempt, { email, password: "ein gutes Passwort" }, "signup")
      return attempt.browser
    }
    const [first, second, hostile, known] = [newEmail(), newEmail(), newEmail(), "wiederkehr@example.com"]
    await signedUp(first, wanted)
    expect(await backFrom(first)).toBe(wanted)
    expect(await backFrom(first)).toBe(wanted)

    const browser = await signedUp(second, wanted)
    await browser.request(resendPath, { lang: "en" })
    expect(await backFrom(second)).toBe(wanted)

    await signedUp(hostile, "/.//evil.example")
    expect(await backFrom(hostile)).toBe("/")

    await signedUp(known, wanted)
    // The owner of the address, on another device.
    const owner = makeHttpBrowser(provider.origin)
    const [mail] = await mailsTo(provider, known)
    await owner.request(mail?.link ?? "")
    expect(await wayBackOn(await owner.request("/u/reset-password", { email: known }))).toBe(wanted)
  })

  it("shows the password rules first and enforces them", async () => {
    const { page } = await authorize(provider, { screen_hint: "signup", ui_locales: "en" })
    expect(await page.response.text()).toContain("At least 10 characters")
    const complaint = async (password: string, email = newEmail()) =>
      /id="password-problem">([^<]*)/.exec(await (await signUp(email, password)).visit.response.text())?.[1]
    expect(await complaint("zu kurz")).toContain("too short")
    expect(await complaint("aaaaaaaaaaaaaa")).toContain("easy to guess")
    expect(await complaint("Passwort123")).toContain("easy to guess")
    expect(await complaint("einlangername@example.org", "einlangername@example.org")).toContain(
      "your email address"
    )
  })

  it("does not reveal an existing account: the response is the same, and the owner gets a mail", async () => {
    const password = "ein gutes Passwort"
    const known = fahrerin.toUpperCase()
    const seen = async (email: string) => {
      const { browser, ...attempt } = await signUp(email, password)
      const { sub, ...claims } = (await claimsAfter(provider, attempt)).id
      const resent = await browser.request("/u/email-verification/resend", { lang: "en" })
      const again = await submit(await authorize(provider), { email, password })
      return {
        sub,
        paths: attempt.visit.hops.map((hop) => new URL(hop).pathname.replace(/[\w-]{40,}/, "")),
        claims: Object.keys(claims),
        verified: claims["email_verified"],
        page: (await resent.text()).replaceAll(email, ""),
        logsIn: again.url.searchParams.has("code")
      }
    }
    const { sub: stranger, ...ofKnown } = await seen(known)
    const { sub: _, ...ofUnknown } = await seen(newEmail())
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown).toMatchObject({ verified: false, logsIn: true })

    expect((await mailsTo(provider, fahrerin)).map(({ kind }) => kind)).toEqual([
      "account-exists",
      "account-exists"
    ])
    const { id } = await claimsAfter(provider, await logIn(provider, fahrerin))
    expect(id).toMatchObject({ email: fahrerin, email_verified: true })
    expect(id.sub).not.toBe(stranger)
  })

  it("logs the owner of an existing account in by its password", async () => {
    const known = "neu@example.com"
    const { id } = await claimsAfter(provider, await signUp(known.toUpperCase(), demoPassword))
    expect(id).toMatchObject({ sub: "driver|neu", email_verified: true })
    expect(await mailsTo(provider, known)).toEqual([])

    const email = newEmail()
    for (let count = 0; count < 2; count++) await signUp(email, "ein gutes Passwort")
    expect((await mailsTo(provider, email)).map(({ kind }) => kind)).toEqual(["verify-email", "verify-email"])
  })

  it("makes one account of a double click, which the mailed link verifies", async () => {
    const email = newEmail()
    const attempt = await authorize(provider, { screen_hint: "signup" })
    const click = () => submit(attempt, { email, password: "ein gutes Passwort" }, "signup")
    await Promise.all([click(), click()])
    for (const { kind, link } of await mailsTo(provider, email)) {
      expect(kind).toBe("verify-email")
      await confirm(link)
    }
    const { id } = await claimsAfter(provider, await authorize(provider, { prompt: "none" }, attempt.browser))
    expect(id).toMatchObject({ email, email_verified: true })
  })

  it("responds as for a new address after too many passwords, even to the right one", async () => {
    const known = "neu@example.com"
    const attempt = await authorize(provider)
    for (let count = 0; count < limits["login-email-from"].maximum; count++)
      await submit(attempt, { email: known, password: "wrong" })
    const { id } = await claimsAfter(provider, await signUp(known, demoPassword))
    expect(id["email_verified"]).toBe(false)
    expect(await mailsTo(provider, known)).toMatchObject([{ kind: "account-exists" }])
  })

  it("counts passwords for the login, too", async () => {
    for (let count = 0; count < limits["login-email-from"].maximum; count++)
      await signUp(fahrerin, "nicht das Passwort")
    const { response } = await submit(await authorize(provider), { email: fahrerin, password: demoPassword })
    expect(response.status).toBe(429)
  })

  it("resends the mail on the provider's page, up to a limit", async () => {
    const email = newEmail()
    const { browser } = await signUp(email, "ein gutes Passwort")
    const status = await browser.request("/u/email-verification?lang=en")
    expect(await status.text()).toContain("Send the email again")
    const resend = () => browser.request("/u/email-verification/resend", { lang: "en" })
    for (let count = 0; count < limits["mail-email"].maximum; count++)
      expect((await resend()).status).toBe(200)
    expect((await resend()).status).toBe(429)
    expect(await mailsTo(provider, email)).toHaveLength(1 + limits["mail-email"].maximum)
  })

  it("resends the mail for the shop only with the driver's token", async () => {
    const email = "unbestaetigt@example.com"
    const token = await accessTokenOf(email, { issuer: provider.origin, appOrigin })
    const resend = (authorization: string) =>
      fetch(`${provider.origin}/u/email-verification/resend`, {
        method: "POST",
        headers: { origin: appOrigin, authorization }
      })
    const before = (await mailsTo(provider, email)).length
    const sent = await resend(`Bearer ${token}`)
    expect(sent.status).toBe(202)
    expect(sent.headers.get("access-control-allow-origin")).toBe(appOrigin)
    expect(await mailsTo(provider, email)).toHaveLength(before + 1)
    expect((await resend(`Bearer ${token.slice(0, -4)}AAAA`)).status).toBe(401)
  })
})

describe("the pages", () => {
  it("link to the last requested page of this browser until the logout", async () => {
    const { browser } = await logIn(provider, fahrerin, { "ext-target": "/wiesensee?area=nord" })
    const returnLink = async (path: string) => wayBackOn(await browser.request(path))
    for (const path of ["/u/login?state=long-expired", "/nowhere", "/u/email-verification", "/authorize"])
      expect([path, await returnLink(path)]).toEqual([path, "/wiesensee?area=nord"])
    expect(await returnLink("/v2/logout?returnTo=https://evil.example")).toBe("/wiesensee?area=nord")
    expect(await returnLink("/v2/logout")).toBe("/wiesensee?area=nord")
    expect(await returnLink("/nowhere")).toBe("")
  })

  it("carry one script and one style, which the policy allows alone, and immutable files", async () => {
    const { page } = await authorize(provider)
    const text = await page.response.text()
    const script = /<script src="(\/u\/show-password-[0-9a-f]+\.js)"/.exec(text)?.[1] ?? ""
    expect(text.replace(`<script src="${script}"></script>`, "")).not.toMatch(/<script|style=|onclick/)
    const sheet = /<style>([^<]+)<\/style>/.exec(text)?.[1] ?? ""
    const hash = createHash("sha256").update(sheet).digest("base64")
    expect(page.response.headers.get("content-security-policy")).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; script-src ${provider.origin}${script}; img-src`
    )
    const { headers } = await fetch(provider.origin + script)
    expect(headers.get("content-type")).toContain("text/javascript")
    expect(headers.get("cache-control")).toContain("immutable")
  })

  it("name the shop that they link back to, and no text of an address", async () => {
    const nameFor = async (target: string) => {
      const { page } = await authorize(provider, { "ext-target": target })
      return /<header.*?<span>(.*?)<\/span>/.exec(await page.response.text())?.[1]
    }
    expect(await nameFor("/wiesensee/tickets?area=nord")).toBe("Parken am Wiesensee")
    expect(await nameFor("/Your%20bank")).toBe("Parkschein")
  })

  it("include a page for unknown addresses", async () => {
    const response = await fetch(`${provider.origin}/nowhere`, { headers: { "accept-language": "en" } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain("Page not found")
  })

  it("hide the mailbox and the test switches from foreign host names", async () => {
    const { request } = await import("node:http")
    const status = (path: string, method: string) =>
      new Promise<number | undefined>((resolve) => {
        const { port } = new URL(provider.origin)
        const headers = { host: "rebound.example" }
        request({ host: "127.0.0.1", port, path, method, headers }, (answer) =>
          resolve(answer.resume().statusCode)
        ).end(method === "POST" ? "{}" : undefined)
      })
    expect(await status("/outbox", "GET")).toBe(404)
    expect(await status("/outbox.json", "GET")).toBe(404)
    expect(await status("/test-control/reset", "POST")).toBe(404)
  })
})
