import { expect, it } from "vitest"
import { configuredDayTicket, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers } from "../app/testing/open-app.tsx"
import { openForTest, outputOf } from "../app/testing/open-for-test.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import { bindTicketConfiguration } from "./ticket-configuration.ts"

withBrowserStorage()

it.each([
  ["E_CART_FULL", "CartFull"],
  ["E_CURRENCY_MIXED", "CurrencyMismatch"]
])("a cart that refuses a ticket with %s fails with %s", async (code, failure) => {
  const { app } = await openForTest("/error", {
    answer: (request) =>
      request.method === "POST" && request.url.includes("/cart")
        ? { status: 422, json: { code, message: "Refused.", field: "items" } }
        : demoAnswers(request)
  })
  const { runtime } = app
  const { actors } = bindTicketConfiguration(purchaseRun(runtime), runtime.environment).implementations
  const input = { shopId: wiesensee.id, ticket: configuredDayTicket, replaces: null }
  expect(await outputOf(actors["addToCart" as never], input)).toMatchObject({
    _tag: "Failure",
    error: { _tag: failure }
  })
})
