// Tests of the link back to the driver's page of the shop: from every page, even without cookies.
import { describe, expect, it } from "vitest"
import { type HttpBrowser, makeHttpBrowser } from "./http-browser.ts"
import { limits } from "./storage/attempts.ts"
import { appOrigin, authorize, control, logIn, mailsTo, submit, withProvider } from "./testing.ts"

const wanted = "/wiesensee/tickets?area=nord#later"
const named = new URLSearchParams({ "ext-target": wanted }).toString()
const email = "fahrerin@example.com"

const provider = withProvider()

const wayBackOn = (page: string) => new RegExp(`href="${appOrigin}([^"]*)"`).exec(page)?.[1]

/** Returns the targets of a page's links and forms at the provider itself. */
const waysOn = (page: string) =>
  [...page.matchAll(/(?:href|action)="(\/[^"]*)"/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => !/\.(css|svg)$|^\/outbox/.test(address))

const targetsOf = (page: string) =>
  waysOn(page).map((address) => new URL(address, provider.origin).searchParams.get("ext-target"))

const begin = (browser?: HttpBrowser) =>
  authorize(provider, { "ext-target": wanted, ui_locales: "en" }, browser)

/** Leaves the address as the only source of the wanted page. */
const forgetPage = ({ cookies }: HttpBrowser) => {
  for (const key of [...cookies.keys()]) if (key.startsWith("identity_target")) cookies.delete(key)
}

/** Returns a browser that rejects cookies. */
const makeRefusingBrowser = () => {
  const browser = makeHttpBrowser(provider.origin)
  browser.cookies.set = () => browser.cookies
  return browser
}

describe("the link back to the shop", () => {
  it.each([
    "/nowhere",
    "/authorize",
    "/u/login",
    "/u/email-verification",
    "/u/email-verification?ticket=made-up",
    "/v2/logout?returnTo=https://evil.example",
    "/v2/logout"
  ])("leads from %s to the page in its address, in a new browser", async (path) => {
    const browser = makeHttpBrowser(provider.origin)
    const { response } = await browser.open(`${path}${path.includes("?") ? "&" : "?"}${named}`)
    expect(wayBackOn(await response.text())).toBe(wanted)
  })

  it("never leads to another site from any address", async () => {
    for (const hostile of [
      "//evil.example",
      "https://evil.example/",
      "/.//evil.example",
      "/callback?code=1"
    ]) {
      const page = await fetch(`${provider.origin}/nowhere?${new URLSearchParams({ "ext-target": hostile })}`)
      expect(wayBackOn(await page.text())).toBe("/")
    }
  })

  it("is kept by every link and form of login, sign-up and password reset", async () => {
    const attempt = await begin()
    const pages = ["login", "signup", "reset-password"]
    const state = attempt.page.url.searchParams.get("state") ?? ""
    for (const page of pages) {
      forgetPage(attempt.browser)
      const shown = await attempt.browser.open(`/u/${page}?${new URLSearchParams({ state })}&${named}`)
      const again = await submit(attempt, { email: "nobody" }, page)
      for (const { response } of [shown, again]) {
        const targets = targetsOf(await response.text())
        expect(targets.length).toBeGreaterThan(4)
        expect([page, new Set(targets)]).toEqual([page, new Set([wanted])])
      }
    }
    const asked = await submit(attempt, { email }, "reset-password")
    expect(targetsOf(await asked.response.text())).toEqual([wanted])
  })

  it("is kept by an expired login", async () => {
    const attempt = await begin()
    forgetPage(attempt.browser)
    const form = /action="([^"]*)"/.exec(await attempt.page.response.text())?.[1] ?? ""
    await control(provider, "sessions")
    const late = await attempt.browser.open(form.replaceAll("&amp;", "&"), { email })
    const page = await late.response.text()
    expect(page).toContain("This login has expired")
    expect(wayBackOn(page)).toBe(wanted)
  })

  it("is kept by a login that continues after it is completed", async () => {
    const { browser, visit } = await logIn(provider, email, { "ext-target": wanted, ui_locales: "en" })
    forgetPage(browser)
    const resume = visit.hops.find((hop) => new URL(hop).pathname.startsWith("/authorize/")) ?? ""
    const again = await browser.request(resume, undefined, { accept: "text/html" })
    const { response } = await browser.open(`${again.headers.get("location")}&lang=en`)
    const page = await response.text()
    expect(page).toContain("This login has expired")
    expect(wayBackOn(page)).toBe(wanted)
  })

  it("is on the page about too many passwords", async () => {
    const attempt = await begin()
    forgetPage(attempt.browser)
    const answers = []
    for (let count = 0; count <= limits["login-email-from"].maximum; count++)
      answers.push((await submit(attempt, { email, password: "wrong" })).response)
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    const page = (await last?.text()) ?? ""
    expect(wayBackOn(page)).toBe(wanted)
    expect(targetsOf(page)).toEqual([wanted])
  })

  it("is on the page about too many accounts", async () => {
    const attempt = await begin()
    forgetPage(attempt.browser)
    await provider.database.sql`
      insert into identity.attempt (action, key) select 'sign-up-origin', source
      from generate_series(1, ${limits["sign-up-origin"].maximum}::int),
        unnest(array['127.0.0.1', '::1', '::ffff:127.0.0.1']) source`
    const fields = { email: "viele@example.org", password: "ein gutes Passwort" }
    const { response } = await submit(attempt, fields, "signup")
    expect(response.status).toBe(429)
    expect(wayBackOn(await response.text())).toBe(wanted)
  })

  it("is kept when a reset link was already used on another device", async () => {
    const attempt = await begin()
    await submit(attempt, { email }, "reset-password")
    const [mail] = await mailsTo(provider, email)
    const link = new URL(mail?.link ?? "")
    const phone = makeHttpBrowser(provider.origin)
    const ticket = link.searchParams.get("ticket") ?? ""
    await phone.open("/u/new-password", { ticket, password: "ein neues Passwort" })
    expect(targetsOf(await (await phone.open(link.href)).response.text())).toEqual([wanted])
  })
})

describe("a browser without cookies", () => {
  it("gets a page with the reason, instructions and the link back", async () => {
    const { page } = await begin(makeRefusingBrowser())
    expect(page.response.status).toBe(400)
    const text = await page.response.text()
    expect(text).toContain("Your browser does not allow cookies")
    expect(text).toContain("Allow cookies for this site")
    expect(wayBackOn(text)).toBe(wanted)
  })

  it("is distinguished from a browser that has only lost its login", async () => {
    const { page } = await begin()
    const other = makeHttpBrowser(provider.origin)
    const { response } = await other.open(`${page.url.pathname}${page.url.search}&lang=en`)
    expect(await response.text()).toContain("This login has expired")
  })
})
