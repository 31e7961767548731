/** Requests of a page. */
import { expect, type Page } from "@playwright/test"

export interface Requests {
  /** Method and path of each, in order. */
  readonly sent: ReadonlyArray<string>
  /** Waits until all have a response, and no new one was sent between two polls. */
  readonly settled: () => Promise<void>
}

/** Records the requests of the page from now on. */
export const recordRequests = (page: Page): Requests => {
  const sent: string[] = []
  let ended = 0
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", () => ended++)
  const settled = async () => {
    let seen = -1
    await expect
      .poll(
        () => {
          const isQuiet = sent.length === seen && ended >= seen
          seen = sent.length
          return isQuiet
        },
        { intervals: [500] }
      )
      .toBe(true)
  }
  return { sent, settled }
}
