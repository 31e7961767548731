/** Tests of the boot module, before anything else is loaded. */
import { afterEach, expect, it, vi } from "vitest"
import { chosenLanguage } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { demoConfiguration } from "../services/testing/demo-configuration.ts"

withBrowserStorage()
afterEach(async () => {
  // Texts of later screens, which the page does not wait for.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Element stub that accepts any use. */
const element: unknown = new Proxy(() => undefined, {
  get: () => element,
  apply: () => element,
  set: () => true
})

/** Loads the page without a login, in a browser with these languages, until its language is set. */
const boot = async (host: string, languages: ReadonlyArray<string>): Promise<string> => {
  const documentElement = { lang: "" }
  const page = new EventTarget()
  vi.stubGlobal("window", page)
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("navigator", { languages })
  vi.stubGlobal("location", { host, origin: `http://${host}`, pathname: "/error", search: "", hash: "" })
  vi.stubGlobal("document", {
    documentElement,
    cookie: "",
    createElement: () => element,
    body: element,
    getElementById: () => null,
    querySelector: () => ({ getAttribute: () => JSON.stringify(demoConfiguration) })
  })
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined)
  await import("./main.ts")
  // Fails for want of an element to render into, after the part under test.
  await vi.waitFor(() => expect(complaint).toHaveBeenCalled(), 20_000)
  return documentElement.lang
}

it.each([
  ["shop.example.it", ["fr-FR"], "it-IT", "it-IT"],
  ["localhost:4400", ["fr-CH", "de"], "fr-FR", "fr-FR"],
  ["localhost:4400", ["ja"], "de-DE", undefined]
])(
  "on %s with %j the page starts in %s, and %s is stored for the next visit [S-16]",
  async (host, languages, spoken, kept) => {
    expect(await boot(host, languages)).toBe(spoken)
    expect(chosenLanguage.read()).toBe(kept)
  }
)

it("prefers the driver's stored language over browser and domain [S-16]", async () => {
  chosenLanguage.write("en-GB")
  expect(await boot("shop.example.it", ["fr-FR"])).toBe("en-GB")
  expect(chosenLanguage.read()).toBe("en-GB")
})
