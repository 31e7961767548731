/** Tests of a prerendering that is ready only after the app has started, and of one for which all has arrived. */
import { getI18n } from "react-i18next"
import { expect, it, vi } from "vitest"
import { decodeConfiguration } from "../configuration.ts"
import { firstTranslations } from "../i18n/first-texts.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { demoConfiguration } from "../services/testing/demo-configuration.ts"
import { openOrder, orderId, wiesensee } from "../services/testing/world.ts"
import { showHome } from "./show-home.tsx"
import { showProof } from "./show-proof.tsx"

vi.mock("./render-to-dom.ts", () => ({ renderToDom: () => null }))

withBrowserStorage()

const input = {
  configuration: decodeConfiguration(JSON.stringify(demoConfiguration)),
  locale: "de-DE",
  addressOf: () => "/",
  session: { stored: () => undefined },
  entered: Promise.resolve(),
  answers: Promise.resolve([]),
  over: AbortSignal.abort()
} as const

it.each([
  ["home", () => showHome({ name: "shopHome", shop: "wiesensee", areaEntityId: null }, input)],
  [
    "ticket after a payment",
    () => showProof({ name: "paymentSuccess", shop: "wiesensee", orderId }, input, [{}])
  ]
])("the %s leaves the texts of the app in place", async (_, show) => {
  vi.stubGlobal("document", { getElementById: () => null, querySelectorAll: () => [] })
  const app = firstTranslations("de-DE", {})
  await show()
  expect(getI18n()).toBe(app)
})

it("the result of a payment is drawn before any other task once its data have arrived", async () => {
  const seen: string[] = []
  const draw = () => void seen.push("drawn")
  const app = { addEventListener: () => undefined, querySelectorAll: () => [], replaceChildren: draw }
  vi.stubGlobal("document", { getElementById: () => app, querySelectorAll: () => [] })
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => paint())
  const answers = [wiesensee, { ...openOrder, status: "processing" }].map((json) => ({
    status: 200,
    retryAfter: null,
    date: null,
    text: JSON.stringify(json)
  }))
  const over = new AbortController().signal
  setImmediate(() => seen.push("another task"))
  const page = { name: "paymentSuccess", shop: "wiesensee", orderId } as const
  await showProof(page, { ...input, answers: Promise.resolve(answers), over }, [{}])
  expect(seen).toEqual(["drawn", "another task"])
})
