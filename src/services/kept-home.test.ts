import { afterEach, assert, describe, it, vi } from "vitest"
import { keptHome } from "./kept-home.ts"
import { forgetPersonal } from "./storage.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

const day = 24 * 60 * 60 * 1000
const seen = (at: number) => ({ whose: "driver-1 wiesensee", seen: at, offer: "{}" })

describe("the home as it was seen last", () => {
  withBrowserStorage()
  afterEach(() => vi.useRealTimers())

  it("is kept for a week", () => {
    vi.useFakeTimers()
    keptHome.write(seen(Date.now()))
    vi.setSystemTime(Date.now() + 7 * day - 1)
    assert.isDefined(keptHome.read())
    vi.setSystemTime(Date.now() + 1)
    assert.isUndefined(keptHome.read())
    assert.strictEqual(localStorage.length, 0)
  })

  it("is kept until a logout", () => {
    keptHome.write(seen(Date.now()))
    forgetPersonal()
    assert.isUndefined(keptHome.read())
  })

  it("is nothing where something else stands in its place", () => {
    for (const rubbish of [null, 7, "day", {}, { seen: "today" }]) {
      keptHome.write(rubbish as never)
      assert.isUndefined(keptHome.read(), JSON.stringify(rubbish))
    }
  })
})
