/** Counts actions and waits of a driver, and records places where a new driver has to stop and look. */
import type { Locator, Page } from "@playwright/test"

export interface Effort {
  readonly taps: number
  readonly fields: number
  /** Pages that were used or waited on: each address, and each step of a flow on it. */
  readonly screens: number
  /** Places that were outside of the screen when they were needed. */
  readonly scrolls: number
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

/** Returns true if the element can be read without scrolling; to be pressed, its centre must not be covered. */
const isInView = (place: Locator, isPressed: boolean): Promise<boolean> =>
  place.evaluate((element, pressed) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (!pressed) return top < window.innerHeight && top + height > 0
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element)
  }, isPressed)

const screenAt = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { machine, state } = element.closest<HTMLElement>("[data-machine]")?.dataset ?? {}
    return [location.origin, location.pathname, machine, state?.split(".")[0]].join(" ")
  })

export const makePointer = (page: Page): Pointer => {
  let taps = 0
  let waited = 0
  let since = Date.now()
  let scrolls = 0
  const fields = new Set<string>()
  const screens = new Set<string>()
  const doubts = new Set<string>()

  const find = async (what: string, place: Locator, isPressed = true): Promise<Locator> => {
    const one = place.first()
    await one.waitFor()
    const wait = Date.now() - since
    waited += wait
    if (wait > longWait) doubts.add(`waits for ${what}`)
    screens.add(await screenAt(one))
    if (!(await isInView(one, isPressed))) {
      scrolls += 1
      doubts.add(`scrolls to ${what}`)
    }
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
      await find(what, place, false)
      done()
    },
    effort: () => ({ taps, fields: fields.size, screens: screens.size, scrolls, waited, doubts: [...doubts] })
  }
}
