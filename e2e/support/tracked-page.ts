/** A page whose installation has an address for tracked events. */
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"

/** Runs in every document before the page's own scripts: changes what the installation tells the page. */
const configure = (trackingOrigin: string): void => {
  new MutationObserver(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="parkschein-configuration"]')
    if (meta === null || meta.content.includes(trackingOrigin)) return
    meta.content = JSON.stringify({ ...JSON.parse(meta.content), trackingOrigin })
  }).observe(document, { childList: true, subtree: true })
}

/** The page is one of an installation that sends tracked events there. */
export const trackTo = async (page: Page, trackingOrigin: string): Promise<void> => {
  await page.addInitScript(configure, trackingOrigin)
}

export interface TrackedRecord {
  readonly event: string
  readonly user_nickname: string
  readonly properties: Readonly<Record<string, unknown>>
}

export interface Collected {
  /** What has been sent, in order. */
  readonly records: ReadonlyArray<TrackedRecord>
  /** The same as it was sent. */
  readonly bodies: ReadonlyArray<string>
}

/** Tracks to an address that the content policy of any installation allows, and collects what arrives there. */
export const collectTracked = async (page: Page): Promise<Collected> => {
  const origin = origins.app
  const bodies: string[] = []
  const records: TrackedRecord[] = []
  await page.route(`${origin}/events`, async (route) => {
    const body = route.request().postData() ?? ""
    bodies.push(body)
    records.push(JSON.parse(body) as TrackedRecord)
    await route.fulfill({ status: 204 })
  })
  await trackTo(page, origin)
  return { bodies, records }
}
