/** Blocks cookies in frames of other sites, like Safari, Firefox and many installations of Chrome. */
import type { BrowserContext, Page } from "@playwright/test"

const block = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true })
}

/** Applies to every page of the context from now on. */
export const blockThirdPartyCookies = (context: BrowserContext): void => {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await block(context, page)
    return page
  }
  // Pages opened by a page; they may be closed already.
  context.on("page", (page) => void block(context, page).catch(() => undefined))
}
