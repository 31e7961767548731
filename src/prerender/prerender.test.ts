/** Tests of a prerendering that is ready only after the app has started. */
import { getI18n } from "react-i18next"
import { expect, it, vi } from "vitest"
import { decodeConfiguration } from "../configuration.ts"
import { firstTranslations } from "../i18n/first-texts.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { demoConfiguration } from "../services/testing/demo-configuration.ts"
import { orderId } from "../services/testing/world.ts"
import { showHome } from "./show-home.tsx"
import { showProof } from "./show-proof.tsx"

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
  ["ticket after a payment", () => showProof({ name: "paymentSuccess", shop: "wiesensee", orderId }, input)]
])("the %s leaves the texts of the app in place", async (_, show) => {
  vi.stubGlobal("document", { getElementById: () => null, querySelectorAll: () => [] })
  const app = firstTranslations("de-DE", {})
  await show()
  expect(getI18n()).toBe(app)
})
