/** Tests of the page that is cached for offline use: which build of it, and with which files. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { keepOfflinePage } from "./offline-page.ts"

const origin = "https://shop.example"
const path = "/wiesensee/payment-success"
const scriptOf = (build: string) => `/assets/boot-${build}.js`
const pageOf = (build: string) => `<script src="${scriptOf(build)}"></script>`
const keyOf = (address: string) => new URL(address, origin).href

/** The browser's cache: texts by address. */
const cached = new Map<string, string>()
const cache = {
  match: async (address: string) => {
    const text = cached.get(keyOf(address))
    return text === undefined ? undefined : new Response(text)
  },
  put: async (address: string, response: Response) => {
    cached.set(keyOf(address), await response.text())
  },
  delete: async (address: string | { readonly url: string }) =>
    cached.delete(keyOf(typeof address === "string" ? address : address.url)),
  keys: async () => [...cached.keys()].map((url) => ({ url })),
  add: async (address: string) => void cached.set(keyOf(address), "a file"),
  addAll: async (addresses: ReadonlyArray<string>) => {
    for (const address of addresses) cached.set(keyOf(address), "a file")
  }
}

/** The page of one build runs, and that of a build is served; the browser has loaded the files of the former. */
const keep = async (running: string, served = running) => {
  const script = { getAttribute: () => scriptOf(running) }
  vi.stubGlobal("document", { querySelector: () => script, querySelectorAll: () => [script] })
  vi.stubGlobal("fetch", async () => new Response(pageOf(served)))
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(
        seen: (list: { readonly getEntries: () => ReadonlyArray<{ readonly name: string }> }) => void
      ) {
        seen({ getEntries: () => [{ name: keyOf(scriptOf(running)) }] })
      }
      observe() {}
    }
  )
  await keepOfflinePage(path)
  await vi.waitFor(() => expect(cached.has(keyOf("/offline.js"))).toBe(true))
}

const builds = () =>
  [...cached.keys()].filter((url) => /assets/.test(url)).map((url) => url.slice(origin.length))

beforeEach(() => {
  vi.stubGlobal("location", { origin, href: origin + path })
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => undefined } })
  vi.stubGlobal("caches", { open: async () => cache })
})
afterEach(() => {
  vi.unstubAllGlobals()
  cached.clear()
})

it("keeps page and files of the running build, whole, while a newer one is served", async () => {
  await keep("old")
  await keep("old", "new")
  expect(cached.get(keyOf(path))).toBe(pageOf("old"))
  expect(builds()).toEqual([scriptOf("old"), "/assets/outdated"])
})

it("replaces page and files once the newer build runs", async () => {
  await keep("old")
  await keep("old", "new")
  await keep("new")
  expect(cached.get(keyOf(path))).toBe(pageOf("new"))
  expect(builds()).toEqual([scriptOf("new")])
})
