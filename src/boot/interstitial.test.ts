/** Tests of the page before a login, by language: snapshots/interstitial.txt (`vitest -u`). */
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { knownAreaEntity, knownShop } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { type LocalService, startLocalService } from "../services/testing/local-service.ts"
import { areaEntityId } from "../services/testing/world.ts"
import { introduceShop, showInterstitial } from "./interstitial.ts"
import { prefetchAreaEntity } from "./prefetch-home.ts"

withBrowserStorage()

/** Element, as far as the page uses it. */
class Part {
  readonly children: Array<Part | string> = []
  readonly attributes = new Map<string, string>()
  readonly dataset: Record<string, string> = {}
  className = ""
  textContent = ""
  readonly #presses: Array<() => void> = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  append(...parts: ReadonlyArray<Part | string>): void {
    this.children.push(...parts)
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  addEventListener(_: "click", press: () => void): void {
    this.#presses.push(press)
  }
  press(): void {
    for (const press of this.#presses) press()
  }
  all(name: string): ReadonlyArray<Part> {
    if (this.name === name) return [this]
    return this.children.flatMap((part) => (typeof part === "string" ? [] : part.all(name)))
  }
  lines(): ReadonlyArray<string> {
    const more = [...this.attributes, ...Object.entries(this.dataset)].map(
      ([name, value]) => `${name}=“${value}”`
    )
    const inside = this.children.flatMap((part) =>
      typeof part === "string" ? [] : part.lines().map((line) => `  ${line}`)
    )
    return [[[this.name, ...more].join(" "), this.textContent].filter(Boolean).join(": "), ...inside]
  }
}

let pages: Array<Part> = []
let shown: Part | undefined
const read = (): string => `${document.title}\n${shown?.lines().join("\n")}`

/** Responses wait for it. */
let mayAnswer: Promise<void> | undefined

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
  service.answer(async ({ url }) => {
    await mayAnswer
    return url === "/v1/shop/public/wiesensee"
      ? {
          json: {
            name: "Parken am Wiesensee",
            areaFriendly: "Gemeinde Wiesensee",
            areaCountry: "de",
            areaEntityId,
            coverImageUrl: "see.svg",
            logoUrl: "logo.svg",
            areas: { north: "Wanderparkplatz Nord" },
            priceFrom: {
              de: "ab 4,00 € inkl. MwSt.",
              en: "from €4.00 incl. VAT",
              fr: "dès 4,00 € TTC",
              it: "da 4,00 € IVA inclusa"
            }
          }
        }
      : { status: 404 }
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await service[Symbol.asyncDispose]()
})
beforeEach(() => {
  pages = []
  shown = undefined
  vi.stubGlobal("location", new URL("https://parken.example/wiesensee?area=north"))
  vi.stubGlobal("document", {
    title: "",
    createElement: (name: string) => new Part(name),
    getElementById: () => ({
      replaceChildren: (page: Part) => {
        shown = page
        pages.push(page)
      }
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const introduce = (shop: string, locale: string) =>
  introduceShop({
    shop,
    locale,
    apiOrigin: service.origin,
    identityOrigin: "https://login.example",
    assetsLocation: "https://assets.example/",
    commitHash: "0000000"
  })

it("shows the agreed text in each language", async () => {
  const parts: Array<string> = []
  for (const locale of ["de-DE", "en-GB", "fr-FR", "it-IT"]) {
    localStorage.clear()
    showInterstitial("wiesensee", locale)
    parts.push(`== on the way to the login, ${locale}\n${read()}`)
    const { promise, resolve } = Promise.withResolvers<void>()
    mayAnswer = promise
    void introduce("wiesensee", locale)
    await vi.waitFor(() => expect(shown?.all("button")).toHaveLength(2))
    parts.push(`== a first visit, ${locale}\n${read()}`)
    resolve()
    await vi.waitFor(() => expect(read()).toContain("Gemeinde"))
    parts.push(`== a first visit, as soon as the service has told, ${locale}\n${read()}`)
    void introduce("nirgends", locale)
    await vi.waitFor(() => expect(shown?.all("button")).toEqual([]))
    parts.push(`== a shop that does not exist, ${locale}\n${read()}`)
  }
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "snapshots/interstitial.txt")
  )
})

it("renders the shop once if the service answers at once, as after a preload", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  void introduce("wiesensee", "de-DE")
  for (let turn = 0; turn < 1000 && pages.length === 0; turn++) await setImmediate()
  expect(read()).toContain("Gemeinde")
  vi.runAllTimers()
  expect(pages).toHaveLength(1)
})

it.each([
  ["sign-up", 0, true],
  ["login", 1, false]
])("continues to the %s once, on request, and stores the shop", async (_, at, signUp) => {
  localStorage.clear()
  const gone = introduce("wiesensee", "de-DE")
  await vi.waitFor(() => expect(read()).toContain("Gemeinde"))
  expect(knownShop("wiesensee").read()).toBeUndefined()
  const button = shown?.all("button")[at]
  button?.press()
  expect(await gone).toBe(signUp)
  expect(button?.attributes.get("aria-disabled")).toBe("true")
  expect(knownShop("wiesensee").read()).toEqual({ name: "Parken am Wiesensee", area: "Gemeinde Wiesensee" })
  // The first home need not ask again what its tickets are requested by.
  expect(knownAreaEntity("wiesensee").read()).toBe(areaEntityId)
  const asked = service.received.length
  await prefetchAreaEntity(service.origin, "wiesensee")
  expect(service.received).toHaveLength(asked)
})
