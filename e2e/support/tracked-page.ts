/** Page of an installation with an address for tracked events. */
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"

/** Runs in every document before the page's own scripts: changes the page's configuration. */
const configure = (trackingOrigin: string): void => {
  new MutationObserver(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="parkschein-configuration"]')
    if (meta === null || meta.content.includes(trackingOrigin)) return
    meta.content = JSON.stringify({ ...JSON.parse(meta.content), trackingOrigin })
  }).observe(document, { childList: true, subtree: true })
}

/** Sets the address for tracked events of the page's installation. */
export const trackTo = async (page: Page, trackingOrigin: string): Promise<void> => {
  await page.addInitScript(configure, trackingOrigin)
}

export interface TrackedRecord {
  readonly event: string
  readonly user_nickname: string
  readonly properties: Readonly<Record<string, unknown>>
}

export interface Collected {
  /** Sent records, in order. */
  readonly records: ReadonlyArray<TrackedRecord>
  /** Bodies of the same requests. */
  readonly bodies: ReadonlyArray<string>
}

/** Tracks to an address allowed by the content policy of any installation, and collects the events. */
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
