/** View transition from a ticket to its page, where the browser has them and the driver wants motion. */
import { mainId, pageHeadingId } from "./focus.ts"
import { watchChanges } from "./watch-changes.ts"

/** Maximum milliseconds to hold the picture of the former page. */
const timeout = 250

/** WebKitGTK 2.50 crashes in a transition; no other WebKit was tried, and a picture is not worth a page. */
const isWebKit = () => navigator.vendor.startsWith("Apple")

/** Resolves when the heading of the next page is seen, or takes longer. */
const nextPage = (former: HTMLElement | null): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchChanges(document.body, () => {
      const heading = document.getElementById(pageHeadingId)
      const isNext = heading !== null && heading !== former
      if (isNext) resolve()
      return isNext
    })
    setTimeout(() => {
      stop()
      resolve()
    }, timeout)
  })

/** Opens another page: `from` turns into the first `into` of it, by default its heading. */
export const morph = (from: HTMLElement | null, open: () => void, into = `#${pageHeadingId}`): void => {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  if (from === null || isStill || isWebKit() || document.startViewTransition === undefined) {
    open()
    return
  }
  const named = (element: HTMLElement | null, name: string) =>
    element?.style.setProperty("view-transition-name", name)
  named(from, "ticket")
  const { ready, finished } = document.startViewTransition(async () => {
    const next = nextPage(document.getElementById(pageHeadingId))
    open()
    await next
    named(from, "")
    const to = document.querySelector<HTMLElement>(`#${mainId} ${into}`)
    named(to, "ticket")
    finished.then(() => named(to, ""))
  })
  // Skipped, as in a hidden tab: the page has opened without it.
  ready.catch(() => undefined)
}
