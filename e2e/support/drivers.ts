/** Drivers log in and sign up: on the real hosted pages where that is what is tested, else by the provider's HTTP alone. */
import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
import { openSession } from "../../backend/identity-provider/access-token.ts"
import { handleRequests } from "./change-answers.ts"
import { controlIdentityProvider } from "./hosted-control.ts"
import { latestMail } from "./outbox.ts"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A driver nobody has met before. */
export const unknownDriver = (): Credentials => ({
  email: `driver-${randomUUID()}@example.com`,
  password: "Ein-langes-Passwort-7!"
})

const onHostedPage = (page: Page, name: "login" | "signup"): Promise<void> =>
  page.waitForURL((url) => url.origin === origins.identity && url.pathname === `/u/${name}`)

// By name, since the pages speak the driver's language.
const sendCredentials = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.locator("input[name=email]").fill(email)
  await page.locator("input[name=password]").fill(password)
  await page.locator("form button[type=submit]").click()
}

/** Whether the provider is one that nobody here has made; see e2e/other-provider. */
const isPlain = process.env["PARKSCHEIN_PLAIN_PROVIDER"] === "1"

const nameOf = ({ email }: { readonly email: string }): string => email.replace("@example.com", "")

/** On the pages of such a provider: any name will do, with a verified address; then it asks for consent. */
const logInPlainly = async (page: Page, path: string, name: string): Promise<void> => {
  // Its pages want a font of somebody else's.
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

/** Gives the browser of the page a session at the provider, without any of its pages. */
const giveSession = async (page: Page, { email, password = demoPassword }: Known, form?: "signup") => {
  const { browser } = await openSession(email, { issuer: origins.identity, password }, form)
  const cookies = [...browser.cookies.values()]
  const { hostname } = new URL(origins.identity)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })))
}

/** Opens a protected page of a browser that has a session at the provider: by way of its login, and back. */
const openSignedIn = async (page: Page, path: string): Promise<void> => {
  const callback = page.waitForRequest((request) => request.url().startsWith(`${origins.app}/callback?`))
  await page.goto(path)
  await callback
  await expect(page).toHaveURL(path)
}

/** Opens a protected page of the shop as a driver who has a session at the provider. */
export const logIn = async (page: Page, path: string, driver: Known): Promise<void> => {
  if (isPlain) return logInPlainly(page, path, driver.subject ?? nameOf(driver))
  await giveSession(page, driver)
  await openSignedIn(page, path)
}

/** Opens a protected page of the shop, logs in on the page where the shop sends the driver, and comes back to that page. */
export const logInOnPage = async (page: Page, path: string, driver: Known): Promise<void> => {
  await page.goto(path)
  await onHostedPage(page, "login")
  await sendCredentials(page, { password: demoPassword, ...driver })
  await backInShop(page)
  await expect(page).toHaveURL(path)
}

/**
 * Ends the session at the provider and at the service, has the page find out, and logs in again on the page where the shop sends
 * the driver. Returns once that has led back to the shop.
 */
export const loseSession = async (page: Page, driver: Known, findOut: () => Promise<void>): Promise<void> => {
  await page.context().clearCookies()
  const calls = `${origins.api}/**`
  await handleRequests(page, calls, (route, request) =>
    request.method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({ status: 401, headers: { "access-control-allow-origin": origins.app } })
  )
  await findOut()
  await onHostedPage(page, "login")
  await page.unroute(calls)
  await sendCredentials(page, { password: demoPassword, ...driver })
  await backInShop(page)
}

/** Opens a protected page, creates an account from the login and lands back in the shop; the e-mail is not verified yet. */
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

/** Follows the link in the mail and presses its button, without a session: as on another device. Returns the page that comes of it. */
export const verifyEmail = async ({ email }: Credentials): Promise<string> => {
  const { origin, pathname, searchParams } = new URL((await latestMail(email, "verify-email")).link)
  const answer = await fetch(origin + pathname, { method: "POST", body: searchParams, headers: { origin } })
  if (!answer.ok) throw new Error(`The link in the mail to ${email} answered ${answer.status}.`)
  return answer.text()
}

/** A driver with a verified e-mail and nothing else, logged in on the page. For tests that change what a driver owns. */
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
