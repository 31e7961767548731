/** A browser that sends no cookies into frames of other sites, as Safari and Firefox are, and many a Chrome. */
import type { BrowserContext, Page } from "@playwright/test"

const block = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true })
}

/** From here on, in every page of the context. */
export const blockThirdPartyCookies = (context: BrowserContext): void => {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await block(context, page)
    return page
  }
  // Those that a page opens; it may be closed again by then.
  context.on("page", (page) => void block(context, page).catch(() => undefined))
}
