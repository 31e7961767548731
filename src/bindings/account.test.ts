// Tests of what the account stores on the phone, with its binding and services.
import { afterEach, expect, it, vi } from "vitest"
import { type AnyActorLogic, createActor, waitFor } from "xstate"
import { activeDayTicket, openOrder, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers, type OpenedApp, openApp } from "../app/testing/open-app.tsx"
import { offlineProof } from "../services/offline-proof.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindAccount } from "./account.ts"

withBrowserStorage()
let opened: OpenedApp | undefined
afterEach(() => opened?.[Symbol.asyncDispose]())

it("corrects plates in a stored proof, at once, whose tickets were corrected on another device", async () => {
  const { orderId } = openOrder
  const items = [...openOrder.items, ...openOrder.items]
  const plates = ["M-PP321", "M-PP322"].map((plate) => [{ plate, country: "DE" }])
  opened = await openApp("/error", {
    answer: (request) =>
      request.url.includes("/active-tickets/")
        ? {
            json: {
              activeTickets: plates.map((corrected, position) => ({
                ...activeDayTicket,
                orderItemId: `${orderId}:${position}`,
                plates: corrected
              }))
            }
          }
        : demoAnswers(request)
  })
  const kept = offlineProof(orderId)
  kept.write({ shop: wiesensee, order: { ...openOrder, items, status: "paid" }, seenAt: openOrder.createdAt })
  expect(items[0]?.plates).not.toEqual(plates[0])
  const write = vi.spyOn(localStorage, "setItem")
  const { runtime } = opened.app
  const { actors } = bindAccount(runtime.run, runtime.environment).implementations
  const actor = createActor(actors["loadActiveTickets" as never] as AnyActorLogic, {
    input: { shopId: wiesensee.id }
  }).start()
  const { output } = await waitFor(actor, ({ status }) => status === "done")
  expect(output).toMatchObject({ _tag: "Success", value: plates.map((corrected) => ({ plates: corrected })) })
  expect(write.mock.calls.filter(([key]) => key.includes(orderId))).toHaveLength(1)
  expect(kept.read()?.order.items.map((item) => item.plates)).toEqual(plates)
})
