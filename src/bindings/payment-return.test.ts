// Tests of what the page of an order stores on the phone, with its binding and services.
import { afterEach, expect, it } from "vitest"
import { type AnyActorLogic, createActor, waitFor } from "xstate"
import { openOrder, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers, type OpenedApp, openApp } from "../app/testing/open-app.tsx"
import { offlineProof } from "../services/offline-proof.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindPaymentReturn } from "./payment-return.ts"
import { purchaseRun } from "./purchase-runtime.ts"

withBrowserStorage()
let opened: OpenedApp | undefined
afterEach(() => opened?.[Symbol.asyncDispose]())

it.each([
  ["keeps the proof of an order that is paid", "paid"],
  ["keeps no proof of an order whose money was given back", "cancelled"]
] as const)("%s", async (_, status) => {
  const { orderId } = openOrder
  const order = { ...openOrder, status, paymentUrl: null }
  opened = await openApp("/error", {
    answer: (request) => (request.url.endsWith(`/order/${orderId}`) ? { json: order } : demoAnswers(request))
  })
  offlineProof(orderId).write({
    shop: wiesensee,
    order: { ...order, status: "paid" },
    seenAt: openOrder.createdAt
  })
  const { runtime } = opened.app
  const { actors } = bindPaymentReturn(purchaseRun(runtime), runtime.environment).implementations
  const actor = createActor(actors["loadOrder" as never] as AnyActorLogic, {
    input: { shopPath: "wiesensee", orderId }
  }).start()
  const { output } = await waitFor(actor, ({ status }) => status === "done")
  expect(output).toMatchObject({ _tag: "Success", value: { order: { status } } })
  expect(offlineProof(orderId).read()?.order.orderId).toBe(status === "paid" ? orderId : undefined)
})
