/** Tests of a script that the server no longer has: when the page reloads, and when that would not help. */
import { afterEach, expect, it, vi } from "vitest"
import { lastReload } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { reloadForNewerBuild } from "./newer-build.ts"

withBrowserStorage()
afterEach(() => vi.unstubAllGlobals())

/** Returns how often the page of build `one` was reloaded after this many scripts failed to load. */
const reloadsAfter = async (answer: () => Promise<Response>, failures = 1): Promise<number> => {
  const page = new EventTarget()
  const reload = vi.fn()
  const asked = vi.fn((_: string, __?: RequestInit) => answer())
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("fetch", asked)
  vi.stubGlobal("location", { reload })
  reloadForNewerBuild("one")
  for (let failure = 0; failure < failures; failure += 1) {
    page.dispatchEvent(new Event("vite:preloadError"))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(failure + 1))
    await Promise.allSettled(asked.mock.results.map(({ value }) => value))
    await new Promise((done) => setImmediate(done))
  }
  expect(asked).toHaveBeenLastCalledWith("/version.json", { cache: "no-store" })
  return reload.mock.calls.length
}
const build = (commitHash?: string) => async () => Response.json({ commitHash })

it("reloads the page for a newer build and stores for which", async () => {
  expect(await reloadsAfter(build("two"))).toBe(1)
  expect(lastReload.read()).toBe("two")
})

it("reloads once per build, however many scripts are missing", async () => {
  expect(await reloadsAfter(build("two"), 3)).toBe(1)
})

it("reloads again for the next build", async () => {
  lastReload.write("two")
  expect(await reloadsAfter(build("three"))).toBe(1)
})

it.each([
  ["the same build", build("one")],
  ["a server that does not say its build", build()],
  ["no connection", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another page instead of the answer", async () => new Response("<!doctype html>")]
])("does not reload with %s", async (_, answer) => {
  expect(await reloadsAfter(answer)).toBe(0)
  expect(lastReload.read()).toBeUndefined()
})

it("does not reload without storage, to avoid a reload loop", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError")
    },
    removeItem: () => undefined
  })
  expect(await reloadsAfter(build("two"))).toBe(0)
})
