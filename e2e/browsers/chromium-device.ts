/** Chromium by Playwright. */
import { chromium, type Locator, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { chromiumArguments } from "../support/chromium-arguments.ts"
import { type Device, phone, type Tab, type Target, timeout } from "./tab.ts"

const locate = (page: Page, target: Target): Locator => {
  if (typeof target === "string") return page.locator(target).first()
  const { role, name, within } = target
  return (within === undefined ? page : locate(page, within)).getByRole(role, { name }).first()
}

const tabOf = (page: Page): Tab => ({
  open: async (address) => {
    await page.goto(address)
  },
  address: async () => page.url(),
  tap: (target) => locate(page, target).click(),
  fill: (target, text) => locate(page, target).fill(text),
  choose: async (target, value) => {
    await locate(page, target).selectOption(value)
  },
  press: (key) => page.keyboard.press(key),
  see: async (target) => {
    const element = locate(page, target)
    await element.waitFor({ state: typeof target === "string" ? "attached" : "visible" })
    return (await element.textContent()) ?? ""
  },
  run: (work) => page.evaluate(work)
})

/** Starts the browser with an empty profile. */
export const chromiumDevice = async (): Promise<Device> => {
  const executablePath = process.env["CHROME_PATH"]
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath === undefined ? {} : { executablePath })
  })
  const context = await browser.newContext({ baseURL: origins.app, viewport: phone })
  context.setDefaultTimeout(timeout)
  const errors: string[] = []
  context.on("weberror", (error) => errors.push(error.error().stack ?? error.error().message))
  return {
    openTab: async () => tabOf(await context.newPage()),
    errors: () => errors,
    picture: async () => (await context.pages().at(-1)?.screenshot()) ?? Buffer.alloc(0),
    close: () => browser.close()
  }
}
