/** Drivers log in and sign up on the real hosted pages. */
import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
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

/** Opens a protected page of the shop, logs in where the shop sends the driver, and comes back to that page. */
export const logIn = async (
  page: Page,
  path: string,
  driver: Partial<Credentials> & { readonly subject?: string; readonly email: string }
): Promise<void> => {
  if (isPlain) return logInPlainly(page, path, driver.subject ?? nameOf(driver))
  await page.goto(path)
  await onHostedPage(page, "login")
  await sendCredentials(page, { password: demoPassword, ...driver })
  await backInShop(page)
  await expect(page).toHaveURL(path)
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

/** Follows the link in the mail, without a session: as on another device. */
export const verifyEmail = async ({ email }: Credentials): Promise<void> => {
  const { link } = await latestMail(email, "verify-email")
  const answer = await fetch(link)
  if (!answer.ok) throw new Error(`The link in the mail to ${email} answered ${answer.status}.`)
}

/** A driver with a verified e-mail and nothing else, logged in on the page. For tests that change what a driver owns. */
export const freshDriver = async (page: Page, path: string): Promise<Credentials> => {
  if (isPlain) {
    const driver = unknownDriver()
    await logInPlainly(page, path, nameOf(driver))
    return driver
  }
  const driver = await signUp(page, path)
  const door = page.locator('[data-machine="access"]')
  await expect(door).toHaveAttribute("data-state", "emailUnverified.asking")
  await verifyEmail(driver)
  // "I have verified": the first button, whatever the language of the page.
  await door.getByRole("button").first().click()
  await expect(page).toHaveURL(path)
  return driver
}
