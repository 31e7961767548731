import { afterEach, assert, describe, it, vi } from "vitest"
import { cachedHome } from "./cached-home.ts"
import { forgetPersonal } from "./storage.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

const day = 24 * 60 * 60 * 1000
const seen = (at: number) => ({ ownerKey: "driver-1 wiesensee", seen: at, offer: "{}" })

describe("the cached home", () => {
  withBrowserStorage()
  afterEach(() => vi.useRealTimers())

  it("is cached for a week", () => {
    vi.useFakeTimers()
    cachedHome.write(seen(Date.now()))
    vi.setSystemTime(Date.now() + 7 * day - 1)
    assert.isDefined(cachedHome.read())
    vi.setSystemTime(Date.now() + 1)
    assert.isUndefined(cachedHome.read())
    assert.strictEqual(localStorage.length, 0)
  })

  it("is cleared by a logout", () => {
    cachedHome.write(seen(Date.now()))
    forgetPersonal()
    assert.isUndefined(cachedHome.read())
  })

  it("is absent when the stored value is invalid", () => {
    for (const rubbish of [null, 7, "day", {}, { seen: "today" }]) {
      cachedHome.write(rubbish as never)
      assert.isUndefined(cachedHome.read(), JSON.stringify(rubbish))
    }
  })
})
