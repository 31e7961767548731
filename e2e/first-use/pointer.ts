/** Counts actions and waits of a driver, and records places where a new driver has to stop and look. */
import type { Locator, Page } from "@playwright/test"

export interface Effort {
  readonly taps: number
  readonly fields: number
  /** Milliseconds between an action and its result. */
  readonly waited: number
  /** Each place of doubt in words, once. */
  readonly doubts: ReadonlyArray<string>
}

/** Limit for feedback in ms: https://www.nngroup.com/articles/response-times-3-important-limits/ */
const longWait = 1000

export interface Pointer {
  /** Presses an element; one outside the viewport must be found first. */
  readonly tap: (what: string, place: Locator) => Promise<void>
  readonly type: (what: string, place: Locator, text: string) => Promise<void>
  /** Waits for an element; one below the first screen must be found, too. */
  readonly see: (what: string, place: Locator) => Promise<void>
  readonly effort: () => Effort
}

const isInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  })

export const makePointer = (page: Page): Pointer => {
  let taps = 0
  let waited = 0
  let since = Date.now()
  const fields = new Set<string>()
  const doubts = new Set<string>()

  const find = async (what: string, place: Locator): Promise<Locator> => {
    const one = place.first()
    await one.waitFor()
    const wait = Date.now() - since
    waited += wait
    if (wait > longWait) doubts.add(`waits for ${what}`)
    if (!(await isInView(one))) doubts.add(`scrolls to ${what}`)
    return one
  }
  const done = () => {
    since = Date.now()
  }

  return {
    tap: async (what, place) => {
      const one = await find(what, place)
      if ((await place.count()) > 1) doubts.add(`several are called ${what}`)
      taps += 1
      await one.click()
      done()
    },
    type: async (what, place, text) => {
      const one = await find(what, place)
      fields.add(`${page.url()} ${what}`)
      await one.fill(text)
      done()
    },
    see: async (what, place) => {
      await find(what, place)
      done()
    },
    effort: () => ({ taps, fields: fields.size, waited, doubts: [...doubts] })
  }
}
