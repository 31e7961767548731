/** When a page has shown what it was opened for, as the page itself tells. */
import type { Page } from "@playwright/test"

export interface FirstSight {
  /** Milliseconds from the navigation until so many cards were painted, the first of them within the window. */
  readonly cards: number
  readonly firstPaint: number
  /** https://web.dev/cls, with every shift counted. */
  readonly shifts: number
}

declare global {
  interface Window {
    benchSight?: { cards: number | null; firstPaint: number; shifts: number }
  }
}

const watch = (wanted: number): void => {
  if (window !== window.top) return
  const sight = { cards: null as number | null, firstPaint: 0, shifts: 0 }
  window.benchSight = sight
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") sight.firstPaint = startTime
    }
  }).observe({ type: "paint", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<
      PerformanceEntry & { value: number; hadRecentInput: boolean }
    >) {
      if (!entry.hadRecentInput) sight.shifts += entry.value
    }
  }).observe({ type: "layout-shift", buffered: true })
  const look = (): void => {
    const cards = document.querySelectorAll("article")
    const first = cards[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    if (cards.length < wanted || first >= innerHeight) requestAnimationFrame(look)
    else {
      setTimeout(() => {
        sight.cards = performance.now()
      })
    }
  }
  requestAnimationFrame(look)
}

/** Every page that is opened after this tells; so many cards are waited for. */
export const watchFirstSight = async (page: Page, cards: number): Promise<void> => {
  await page.addInitScript(watch, cards)
}

export const untilCards = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => typeof window.benchSight?.cards === "number", undefined, {
    polling: 50,
    timeout: 60_000
  })
}

/** Opens the address and waits for the cards, and for the page to be quiet. */
export const firstSight = async (page: Page, address: string): Promise<FirstSight> => {
  await page.goto(address, { waitUntil: "commit" })
  await untilCards(page)
  await page.waitForLoadState("networkidle")
  return page.evaluate(() => {
    const { cards, firstPaint = 0, shifts = 0 } = window.benchSight ?? {}
    return { cards: cards ?? 0, firstPaint, shifts }
  })
}
