/** Measures, in the page itself, when a page has painted its main content. */
import type { Page } from "@playwright/test"

export interface HomePaint {
  /** Milliseconds from the navigation to the paint of that many cards, the first of them in the viewport. */
  readonly cards: number
  readonly firstPaint: number
  /** Layout shifts (https://web.dev/cls), all of them counted. */
  readonly shifts: number
}

declare global {
  interface Window {
    benchPaint?: { cards: number | null; firstPaint: number; shifts: number }
  }
}

const watch = (wanted: number): void => {
  if (window !== window.top) return
  const paint = { cards: null as number | null, firstPaint: 0, shifts: 0 }
  window.benchPaint = paint
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") paint.firstPaint = startTime
    }
  }).observe({ type: "paint", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<
      PerformanceEntry & { value: number; hadRecentInput: boolean }
    >) {
      if (!entry.hadRecentInput) paint.shifts += entry.value
    }
  }).observe({ type: "layout-shift", buffered: true })
  const look = (): void => {
    const cards = document.querySelectorAll("article")
    const first = cards[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    if (cards.length < wanted || first >= innerHeight) requestAnimationFrame(look)
    else {
      setTimeout(() => {
        paint.cards = performance.now()
      })
    }
  }
  requestAnimationFrame(look)
}

/** Measures every page opened from now on; waits for that many cards. */
export const watchHomePaint = async (page: Page, cards: number): Promise<void> => {
  await page.addInitScript(watch, cards)
}

/** Resolves with the milliseconds since 1970 of the paint of the cards. */
export const waitForCards = async (page: Page): Promise<number> => {
  const painted = await page.waitForFunction(
    () => typeof window.benchPaint?.cards === "number" && performance.timeOrigin + window.benchPaint.cards,
    undefined,
    { polling: 50, timeout: 60_000 }
  )
  return (await painted.jsonValue()) || 0
}

/** Opens the address, and waits for the cards and until the page is idle. */
export const homePaint = async (page: Page, address: string): Promise<HomePaint> => {
  await page.goto(address, { waitUntil: "commit" })
  await waitForCards(page)
  await page.waitForLoadState("networkidle")
  return page.evaluate(() => {
    const { cards, firstPaint = 0, shifts = 0 } = window.benchPaint ?? {}
    return { cards: cards ?? 0, firstPaint, shifts }
  })
}
