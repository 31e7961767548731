// Tests of the address bar and the history: state of an entry, scroll position after Back, notifications.
import { beforeEach, describe, expect, it, vi } from "vitest"
import { makeNavigation, type Navigation } from "./navigation.ts"

interface Entry {
  readonly url: URL
  readonly state: unknown
}

/** Window with its own history; its page has the given height. */
const makeWindow = (address: string) => {
  const target = new EventTarget()
  const entries: Array<Entry> = [{ url: new URL(address, "https://shop.example"), state: null }]
  let at = 0
  const scrolls: Array<number> = []
  const browser = {
    length: Number.POSITIVE_INFINITY,
    scrollY: 0,
    get location() {
      return entries[at]?.url
    },
    history: {
      scrollRestoration: "auto",
      get state() {
        return entries[at]?.state
      },
      replaceState: (state: unknown, _: string, to?: string) => {
        const url = new URL(to ?? "", entries[at]?.url)
        entries[at] = { state, url: to === undefined ? (entries[at]?.url ?? url) : url }
      },
      pushState: (state: unknown, _: string, to: string) => {
        const url = new URL(to, entries[at]?.url)
        at += 1
        entries.splice(at, entries.length, { state, url })
      },
      back: () => go(-1)
    },
    scrollTo: (_: number, y: number) => {
      scrolls.push(y)
      browser.scrollY = Math.min(y, browser.length)
    },
    addEventListener: target.addEventListener.bind(target)
  }
  const go = (by: number) => {
    at += by
    target.dispatchEvent(new Event("popstate"))
  }
  return { browser, go, scrolls, fire: (name: string) => target.dispatchEvent(new Event(name)), entries }
}

let frames: Array<() => void>
beforeEach(() => {
  frames = []
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
})
const nextFrame = () => frames.shift()?.()

const open = (address: string) => {
  const page = makeWindow(address)
  const navigation: Navigation = makeNavigation(page.browser as unknown as Window)
  const told = vi.fn()
  navigation.listen(told)
  return {
    ...page,
    ...navigation,
    told,
    at: () => `${navigation.location().pathname}${navigation.location().search}`
  }
}

describe("a page", () => {
  it("stores a changed scroll position once, before another page if not after the scrolling", () => {
    const { browser, navigate, fire } = open("/wiesensee")
    const stored = vi.spyOn(browser.history, "replaceState")
    browser.scrollY = 700
    fire("scrollend")
    navigate("/wiesensee/ticket/day")
    fire("scrollend")
    expect(stored).toHaveBeenCalledOnce()
    browser.scrollY = 300
    navigate("/wiesensee/contact")
    expect(stored).toHaveBeenLastCalledWith(expect.objectContaining({ y: 300 }), "")
    expect(stored).toHaveBeenCalledTimes(2)
  })

  it("opens at its top, and restores its scroll position once it is long enough", () => {
    const { browser, navigate, fire, go, scrolls, told } = open("/wiesensee")
    expect(browser.history.scrollRestoration).toBe("manual")
    browser.scrollY = 700
    fire("scrollend")
    navigate("/wiesensee/ticket/day")
    expect([browser.scrollY, scrolls, told.mock.calls.length]).toEqual([0, [0], 1])
    browser.length = 300
    go(-1)
    expect([browser.scrollY, told.mock.calls.length]).toEqual([300, 2])
    browser.length = 2000
    nextFrame()
    expect([browser.scrollY, frames.length]).toEqual([700, 0])
  })

  it.each(["wheel", "touchmove", "keydown"])(
    "does not scroll back after input of the driver: %s",
    (input) => {
      const { browser, navigate, go, fire } = open("/wiesensee")
      browser.scrollY = 700
      navigate("/wiesensee/ticket/day")
      browser.length = 300
      go(-1)
      fire(input)
      browser.length = 2000
      nextFrame()
      expect(browser.scrollY).toBe(300)
    }
  )

  it("keeps its scroll position under the cart, and ignores another fragment", () => {
    const { navigate, scrolls, told, go, at, browser } = open("/wiesensee?area=a-1")
    navigate("/wiesensee?area=a-1&cart=open")
    navigate("/wiesensee?area=a-1", { replace: true })
    expect([scrolls, told.mock.calls.length]).toEqual([[], 2])
    browser.history.pushState({}, "", "/wiesensee?area=a-1#cookies")
    go(0)
    expect(told).toHaveBeenCalledTimes(2)
    // The same address reloads the page.
    navigate("/wiesensee?area=a-1#cookies", { replace: true })
    go(0)
    expect([told.mock.calls.length, at()]).toEqual([4, "/wiesensee?area=a-1"])
  })
})

describe("an entry", () => {
  it("keeps the state of its page, separate from others", () => {
    const { keep, kept, navigate, go } = open("/wiesensee")
    keep({ shown: 24 })
    navigate("/wiesensee/verify")
    expect(kept()).toBeUndefined()
    go(-1)
    expect(kept()).toEqual({ shown: 24 })
  })

  it("opened over a page is closed by going back, so that Back does not reopen it", () => {
    const { leave, navigate, entries, at } = open("/wiesensee")
    navigate("/wiesensee?cart=open")
    leave("/wiesensee")
    expect([at(), entries.map(({ url }) => url.search)]).toEqual(["/wiesensee", ["", "?cart=open"]])
  })

  it("opened otherwise is replaced", () => {
    const { leave, entries, at } = open("/wiesensee?cart=open")
    leave("/wiesensee")
    expect([at(), entries.length]).toEqual(["/wiesensee", 1])
  })

  it("can be changed without notifying listeners", () => {
    const { show, told, at } = open("/wiesensee")
    show("/seewil")
    expect([at(), told.mock.calls.length]).toEqual(["/seewil", 0])
  })
})
