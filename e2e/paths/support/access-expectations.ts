/** Expectations for pages of the access flow: the shop's header, the page about the e-mail, interstitials. */
import type { InputMode } from "@parkschein/flowkit/model"
import { type FlowScreen, press, rootOf } from "./screen.ts"
import { waitUntil } from "./wait-until.ts"

const machine = "access"

/** Returns a control of the page's header; on a phone, of its menu. */
const inHeader = (screen: FlowScreen, key: string) =>
  screen.page.locator("header").getByRole("button", { name: screen.t(key), exact: true, includeHidden: true })

export const pressInHeader = async (screen: FlowScreen, key: string, inputMode: InputMode): Promise<void> => {
  const menu = screen.page.getByRole("button", { name: screen.t("layout.openMenu") })
  if (await menu.isVisible()) await press(menu, inputMode)
  await press(inHeader(screen, key).locator("visible=true"), inputMode)
}

export const isInHeader = async (screen: FlowScreen, key: string): Promise<boolean> =>
  (await inHeader(screen, key).count()) > 0

export const toLogin = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t("emailVerification.backToLogin") })

/** Asserts the heading of a page in the frame of the shop, which may still be loading. */
export const expectHeading = async (screen: FlowScreen, ...keys: ReadonlyArray<string>): Promise<void> => {
  const wanted = keys.map((key) => screen.t(key))
  let heading = "nothing"
  const isShown = async () => {
    ;[heading = "nothing"] = await screen.page.locator("h1").allTextContents()
    return wanted.includes(heading)
  }
  if (!(await waitUntil(screen, isShown)))
    throw new Error(`The heading says “${heading}”, not “${wanted.join("” or “")}”.`)
}

/** Asserts which of login and logout the header offers; the frame may be shown before the session is restored. */
export const expectHeaderButtons = async (screen: FlowScreen, keys: ReadonlyArray<string>): Promise<void> => {
  for (const key of ["layout.login", "layout.logout"]) {
    const isWanted = keys.includes(key)
    if (!(await waitUntil(screen, async () => (await isInHeader(screen, key)) === isWanted)))
      throw new Error(`The header ${isWanted ? "does not have" : "has"} “${screen.t(key)}”.`)
  }
}
