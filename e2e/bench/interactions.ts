/** How much the page's thread has to do for a finger or a key. */
import type { Browser, Page } from "@playwright/test"

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the thread ran: what else is going on on the machine is not in them. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The longest task of the page's thread in it, in milliseconds of its own. */
export const longestTask = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>
): Promise<number> => {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "__metadata"] })
  await act()
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 300))
  )
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: ReadonlyArray<TraceEvent>
  }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  return Math.max(
    0,
    ...traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`)).map(({ tdur = 0 }) => tdur / 1000)
  )
}
