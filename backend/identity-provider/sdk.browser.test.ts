// Tests of the unmodified login SDK in a real Chromium: redirect, iframe, refresh token, popup, logout.
import { existsSync, readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import { type Browser, chromium, type Page } from "@playwright/test"
import { Redacted } from "effect"
import { decodeJwt } from "jose"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { host, identity } from "../configuration.ts"
import { startTestDatabase, type TestDatabase } from "../database/test-database.ts"
import { demoPassword } from "../demo-world/drivers.ts"
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts"

const executable = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath()
].find((path) => path !== undefined && existsSync(path))
if (executable === undefined) {
  console.warn(
    "No Chromium found: the login SDK is not tried in a browser. `npx playwright install chromium` gets one."
  )
}

const sdk = dirname(createRequire(import.meta.url).resolve("@auth0/auth0-spa-js/package.json"))
const scripts: Readonly<Record<string, string>> = {
  "/sdk.js": readFileSync(join(sdk, "dist/auth0-spa-js.production.js"), "utf8"),
  "/worker.js": readFileSync(join(sdk, "dist/auth0-spa-js.worker.production.js"), "utf8")
}

/** Serves a shop with only the SDK, under a policy as strict as the real one's. */
const startApp = (provider: () => string): Promise<{ server: Server; origin: string }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = (request.url ?? "").split("?")[0] ?? ""
      const script = scripts[path]
      response.setHeader(
        "content-security-policy",
        `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self' ${provider()}; frame-src ${provider()}`
      )
      response.setHeader("content-type", script === undefined ? "text/html" : "text/javascript")
      response.end(script ?? '<!doctype html><title>App</title><script src="/sdk.js"></script>')
    })
    server.listen(0, host, () => {
      const address = server.address()
      resolve({ server, origin: `http://localhost:${typeof address === "object" ? address?.port : ""}` })
    })
  })

interface Client {
  loginWithRedirect(options: unknown): Promise<void>
  loginWithPopup(options: unknown): Promise<void>
  handleRedirectCallback(): Promise<{ appState?: unknown }>
  getTokenSilently(options?: unknown): Promise<string>
  getUser(): Promise<Record<string, unknown> | undefined>
  logout(options: unknown): Promise<void>
}

/** Window of the page: the SDK and its client. */
interface AppWindow {
  auth0: { Auth0Client: new (options: unknown) => Client }
  client: Client
}

// Browsers start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.skipIf(executable === undefined)("the login SDK in Chromium", () => {
  let database: TestDatabase
  let provider: IdentityProvider
  let app: { server: Server; origin: string }
  let browser: Browser
  const uncaught: Array<string> = []

  beforeAll(async () => {
    vi.stubEnv("PARKSCHEIN_SECRET_COOKIES", "cookies-of-the-tests")
    vi.stubEnv("PARKSCHEIN_SECRET_SERVICE_CLIENT", "secret-of-the-services")
    app = await startApp(() => provider.origin)
    database = await startTestDatabase()
    provider = await startIdentityProvider({
      databaseUrl: Redacted.make(database.url),
      port: 0,
      appOrigin: app.origin
    })
    browser = await chromium.launch({ ...(executable === undefined ? {} : { executablePath: executable }) })
    browser.on("context", (context) =>
      context.on("weberror", (error) => uncaught.push(error.error().stack ?? error.error().message))
    )
  })
  afterEach(() => expect(uncaught.splice(0)).toEqual([]))
  afterAll(async () => {
    await browser?.close()
    await provider?.stop()
    await database?.stop()
    app?.server.closeAllConnections()
    app?.server.close()
  })

  const makeClient = async (page: Page, options: Record<string, unknown> = {}) => {
    await page.evaluate(
      (all) => {
        const window = globalThis as unknown as AppWindow
        window.client = new window.auth0.Auth0Client(all)
      },
      {
        domain: provider.origin,
        clientId: identity.clientId,
        workerUrl: "/worker.js",
        useCookiesForTransactions: true,
        authorizationParams: {
          redirect_uri: `${app.origin}/callback`,
          audience: identity.audience,
          scope: identity.scope
        },
        ...options
      }
    )
  }

  const freshToken = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as AppWindow).client
        .getTokenSilently({ cacheMode: "off" })
        .catch((cause: { error?: string }) => `failed: ${cause.error}`)
    )

  const fillIn = async (page: Page) => {
    await page.getByLabel("E-Mail-Adresse").fill("fahrerin@example.com")
    await page.getByLabel("Passwort", { exact: true }).fill(demoPassword)
    await page.getByRole("button", { name: "Anmelden" }).click()
  }

  const logIn = async (page: Page, options: Record<string, unknown> = {}) => {
    await page.goto(app.origin)
    await makeClient(page, options)
    await page.evaluate(() => {
      const { client } = globalThis as unknown as AppWindow
      void client.loginWithRedirect({
        appState: { target: "/wiesensee" },
        authorizationParams: { ui_locales: "de en" }
      })
    })
    await page.waitForURL(`${provider.origin}/u/login**`)
    await fillIn(page)
    await page.waitForURL(`${app.origin}/callback?code=**`)
    await makeClient(page, options)
    return page.evaluate(() => (globalThis as unknown as AppWindow).client.handleRedirectCallback())
  }

  const newPage = async () => (await browser.newContext({ locale: "de-DE" })).newPage()

  it("logs in by redirect, gets tokens in the iframe also after a reload, and logs out [A-03]", async () => {
    const page = await newPage()
    expect(await logIn(page)).toMatchObject({ appState: { target: "/wiesensee" } })
    const user = await page.evaluate(() => (globalThis as unknown as AppWindow).client.getUser())
    expect(user).toMatchObject({ sub: "driver|fahrerin", nickname: "fahrerin", email_verified: true })

    await page.goto(app.origin)
    await makeClient(page)
    const [first, second] = [await freshToken(page), await freshToken(page)]
    expect(decodeJwt(first)).toMatchObject({ aud: identity.audience, sub: "driver|fahrerin" })
    expect(second).not.toBe(first)

    await page.evaluate((returnTo) => {
      const { client } = globalThis as unknown as AppWindow
      void client.logout({ logoutParams: { returnTo } })
    }, `${app.origin}/callback-logout`)
    await page.waitForURL(`${app.origin}/callback-logout`)
    await makeClient(page)
    expect(await freshToken(page)).toBe("failed: login_required")
  })

  it("renews with refresh tokens, using each once [K-02]", async () => {
    const page = await newPage()
    const sent: Array<string> = []
    page.context().on("request", (request) => {
      if (request.url().endsWith("/oauth/token"))
        sent.push(new URLSearchParams(request.postData() ?? "").get("grant_type") ?? "")
    })
    await logIn(page, { useRefreshTokens: true })
    const tokens = [await freshToken(page), await freshToken(page), await freshToken(page)]
    expect(new Set(tokens).size).toBe(3)
    expect(decodeJwt(tokens[2] ?? "")).toMatchObject({ scope: `${identity.scope} offline_access` })
    expect(sent).toEqual(["authorization_code", "refresh_token", "refresh_token", "refresh_token"])
  })

  it("logs in by popup", async () => {
    const page = await newPage()
    await page.goto(app.origin)
    await makeClient(page)
    const opened = page.waitForEvent("popup")
    const done = page.evaluate(async () => {
      const { client } = globalThis as unknown as AppWindow
      await client.loginWithPopup({ authorizationParams: { ui_locales: "de" } })
      return client.getUser()
    })
    await fillIn(await opened)
    expect(await done).toMatchObject({ sub: "driver|fahrerin" })
  })

  it("shows the password that is being typed, and hides it again when it is sent", async () => {
    const page = await newPage()
    await page.goto(app.origin)
    await makeClient(page)
    await page.evaluate(() => {
      void (globalThis as unknown as AppWindow).client.loginWithRedirect({
        authorizationParams: { ui_locales: "de" }
      })
    })
    const field = page.locator("input[name=password]")
    await field.fill("falsch")
    await page.getByRole("button", { name: "Passwort: Anzeigen" }).click()
    expect(await field.getAttribute("type")).toBe("text")
    await page.getByRole("button", { name: "Passwort: Verbergen" }).click()
    expect(await field.getAttribute("type")).toBe("password")
    await page.getByRole("button", { name: "Passwort: Anzeigen" }).click()
    // An answer without content leaves the page as it is.
    await page.route(`${provider.origin}/u/login**`, (route) => route.fulfill({ status: 204 }))
    const sent = page.waitForRequest((request) => request.method() === "POST")
    await field.press("Enter")
    await sent
    expect(await field.getAttribute("type")).toBe("password")
  })

  it("opens accessible pages, light and dark, with and without errors", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await (
        await browser.newContext({ locale: "en", colorScheme, viewport: { width: 360, height: 740 } })
      ).newPage()
      const check = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${what} ${colorScheme}: ${id} ${nodes[0]?.html}`)).toEqual(
          []
        )
      }
      await page.goto(app.origin)
      await makeClient(page)
      await page.evaluate(() => {
        void (globalThis as unknown as AppWindow).client.loginWithRedirect({
          authorizationParams: { ui_locales: "en" }
        })
      })
      await page.waitForURL(`${provider.origin}/u/login**`)
      await check("login")
      await page.getByRole("button", { name: "Log in" }).click()
      await check("login with errors")
      await page.getByRole("link", { name: "Create an account" }).click()
      await check("sign-up")
      await page.getByLabel("Email address").fill(`guest-${colorScheme}@example.org`)
      await page.getByLabel("New password").fill("a good password")
      await page.getByRole("button", { name: "Create account" }).click()
      await page.waitForURL(`${app.origin}/callback?code=**`)
      await page.goto(`${provider.origin}/u/email-verification`)
      await check("verification")
      await page.goto(`${provider.origin}/outbox`)
      // Mails are framed without scripts, so axe would wait for them forever; the contrast of their layout has a test.
      await page.locator("iframe").evaluateAll((frames) => {
        for (const frame of frames) frame.remove()
      })
      await check("mailbox")
      await page.getByText("As plain text").first().click()
      await page.getByRole("link", { name: "Confirm email address" }).first().click()
      await check("link opened")
      await page.getByRole("button", { name: "Yes, confirm the address" }).click()
      await check("confirmed")
    }
  })
})
