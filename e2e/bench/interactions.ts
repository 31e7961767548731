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

/** The longest of the interactions since the last call: until the next paint, and what of it was the page's own work. */
interface Longest {
  readonly untilPaint: number
  readonly work: number
}

declare global {
  interface Window {
    benchEvents?: PerformanceEventTiming[]
  }
}

/** To be there from the first script of a page on. */
export const watchEvents = (): void => {
  window.benchEvents = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchEvents?.push(entry as PerformanceEventTiming)
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

export const longest = async (page: Page): Promise<Longest> => {
  // Entries come after the paint they tell of.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
  return page.evaluate(() => {
    const events = window.benchEvents ?? []
    window.benchEvents = []
    return {
      untilPaint: Math.max(0, ...events.map(({ duration }) => duration)),
      work: Math.max(
        0,
        ...events.map(({ processingStart, processingEnd }) => processingEnd - processingStart)
      )
    }
  })
}
