/** Logs drivers in and signs them up: on hosted pages if those are tested, else by the provider's HTTP. */
import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
import { openSession } from "../../backend/identity-provider/access-token.ts"
import { gatewayCalls, handleRequests } from "./change-answers.ts"
import { controlIdentityProvider } from "./hosted-control.ts"
import { latestMail } from "./outbox.ts"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Returns credentials of a new driver. */
export const unknownDriver = (): Credentials => ({
  email: `driver-${randomUUID()}@example.com`,
  password: "Ein-langes-Passwort-7!"
})

const onHostedPage = (page: Page, name: "login" | "signup"): Promise<void> =>
  page.waitForURL((url) => url.origin === origins.identity && url.pathname === `/u/${name}`)

// By name, since the pages are translated.
const sendCredentials = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.locator("input[name=email]").fill(email)
  await page.locator("input[name=password]").fill(password)
  await page.locator("form button[type=submit]").click()
}

/** Whether the provider is an uncustomised one; see e2e/other-provider. */
const isPlain = process.env["PARKSCHEIN_PLAIN_PROVIDER"] === "1"

const nameOf = ({ email }: { readonly email: string }): string => email.replace("@example.com", "")

/** Logs in at such a provider: accepts any name, with a verified address, and then asks for consent. */
const logInPlainly = async (page: Page, path: string, name: string): Promise<void> => {
  // Its pages request an external font.
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" })
  )
  await page.goto(path)
  await page.locator("input[name=login]").fill(name)
  await page.locator("input[name=password]").fill("any")
  await page.locator("button[type=submit]").click()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page).toHaveURL(path)
}

const backInShop = (page: Page): Promise<void> => page.waitForURL((url) => url.origin === origins.app)

type Known = Partial<Credentials> & { readonly subject?: string; readonly email: string }

/** Adds a session at the provider to the browser of the page, without its pages. */
const giveSession = async (page: Page, { email, password = demoPassword }: Known, form?: "signup") => {
  const { browser } = await openSession(email, { issuer: origins.identity, password }, form)
  const cookies = [...browser.cookies.values()]
  const { hostname } = new URL(origins.identity)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })))
}

/** Opens a protected page with a session at the provider: the login redirects back at once. */
const openSignedIn = async (page: Page, path: string): Promise<void> => {
  const callback = page.waitForRequest((request) => request.url().startsWith(`${origins.app}/callback?`))
  await page.goto(path)
  await callback
  await expect(page).toHaveURL(path)
}

/** Opens a protected page of the shop as a driver with a session at the provider. */
export const logIn = async (page: Page, path: string, driver: Known): Promise<void> => {
  if (isPlain) return logInPlainly(page, path, driver.subject ?? nameOf(driver))
  await giveSession(page, driver)
  await openSignedIn(page, path)
}

/** Opens a protected page of the shop, logs in on the hosted page, and returns to the page. */
export const logInOnPage = async (page: Page, path: string, driver: Known): Promise<void> => {
  await page.goto(path)
  await onHostedPage(page, "login")
  await sendCredentials(page, { password: demoPassword, ...driver })
  await backInShop(page)
  await expect(page).toHaveURL(path)
}

/**
 * Ends the session at provider and service, lets the page detect it by `findOut`, and logs in again on the
 * hosted page. Resolves after the return to the shop.
 */
export const loseSession = async (page: Page, driver: Known, findOut: () => Promise<void>): Promise<void> => {
  await page.context().clearCookies()
  await handleRequests(page, gatewayCalls, (route, request) =>
    request.method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({ status: 401, headers: { "access-control-allow-origin": origins.app } })
  )
  await findOut()
  await onHostedPage(page, "login")
  await page.unroute(gatewayCalls)
  await sendCredentials(page, { password: demoPassword, ...driver })
  await backInShop(page)
}

/** Opens a protected page, signs up from the login, and returns to the shop; the e-mail is unverified. */
export const signUp = async (
  page: Page,
  path: string,
  driver: Credentials = unknownDriver()
): Promise<Credentials> => {
  await page.goto(path)
  await onHostedPage(page, "login")
  await page.locator('a[href^="/u/signup"]').click()
  await onHostedPage(page, "signup")
  await sendCredentials(page, driver)
  await backInShop(page)
  return driver
}

/** Follows the link of the mail and confirms, without a session: as on another device. Returns the page. */
export const verifyEmail = async ({ email }: Credentials): Promise<string> => {
  const { origin, pathname, searchParams } = new URL((await latestMail(email, "verify-email")).link)
  const answer = await fetch(origin + pathname, { method: "POST", body: searchParams, headers: { origin } })
  if (!answer.ok) throw new Error(`The link in the mail to ${email} answered ${answer.status}.`)
  return answer.text()
}

/** Logs in as a new driver with a verified e-mail only. For tests that change the driver's data. */
export const freshDriver = async (page: Page, path: string): Promise<Credentials> => {
  if (isPlain) {
    const driver = unknownDriver()
    await logInPlainly(page, path, nameOf(driver))
    return driver
  }
  const driver = unknownDriver()
  await giveSession(page, driver, "signup")
  await controlIdentityProvider("account", { email: driver.email, emailVerified: true })
  await openSignedIn(page, path)
  return driver
}
