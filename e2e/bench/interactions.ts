/** Measures the work of the page's main thread for an interaction. */
import type { Browser, Page } from "@playwright/test"

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of thread time, without other load of the machine. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Returns the longest task of the page's main thread in it, in milliseconds of thread time. */
export const maxTaskTime = async (
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

/** Milliseconds until the next paint, and the page's own share of them. */
interface SlowestInteraction {
  readonly untilPaint: number
  readonly work: number
}

declare global {
  interface Window {
    benchEvents?: PerformanceEventTiming[]
  }
}

/** Must run before the first script of a page. */
export const watchEvents = (): void => {
  window.benchEvents = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchEvents?.push(entry as PerformanceEventTiming)
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the times of the slowest interaction since the last call. */
export const slowestInteraction = async (page: Page): Promise<SlowestInteraction> => {
  // Entries arrive after the paint that they describe.
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
