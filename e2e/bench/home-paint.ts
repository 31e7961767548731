/** When a page has shown what it was opened for, as the page itself tells. */
import type { Page } from "@playwright/test"

export interface HomePaint {
  /** Milliseconds from the navigation until so many cards were painted, the first of them within the window. */
  readonly cards: number
  readonly firstPaint: number
  /** https://web.dev/cls, with every shift counted. */
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

/** Every page that is opened after this tells; so many cards are waited for. */
export const watchHomePaint = async (page: Page, cards: number): Promise<void> => {
  await page.addInitScript(watch, cards)
}

export const untilCards = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => typeof window.benchPaint?.cards === "number", undefined, {
    polling: 50,
    timeout: 60_000
  })
}

/** Opens the address and waits for the cards, and for the page to be quiet. */
export const homePaint = async (page: Page, address: string): Promise<HomePaint> => {
  await page.goto(address, { waitUntil: "commit" })
  await untilCards(page)
  await page.waitForLoadState("networkidle")
  return page.evaluate(() => {
    const { cards, firstPaint = 0, shifts = 0 } = window.benchPaint ?? {}
    return { cards: cards ?? 0, firstPaint, shifts }
  })
}
