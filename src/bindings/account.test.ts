// Tests of what the account stores on the phone, with its binding and services.
import { expect, it, vi } from "vitest"
import { activeDayTicket, openOrder, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers } from "../app/testing/open-app.tsx"
import { openForTest, outputOf } from "../app/testing/open-for-test.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindAccount } from "./account.ts"

withBrowserStorage()

it("corrects plates in a stored proof, at once, whose tickets were corrected on another device", async () => {
  const { orderId } = openOrder
  const items = [...openOrder.items, ...openOrder.items]
  const plates = ["M-PP321", "M-PP322"].map((plate) => [{ plate, country: "DE" }])
  const { app } = await openForTest("/error", {
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
  const { actors } = bindAccount(app.runtime.run, app.runtime.environment).implementations
  const output = await outputOf(actors["loadActiveTickets" as never], { shopId: wiesensee.id })
  expect(output).toMatchObject({ _tag: "Success", value: plates.map((corrected) => ({ plates: corrected })) })
  expect(write.mock.calls.filter(([key]) => key.includes(orderId))).toHaveLength(1)
  expect(kept.read()?.order.items.map((item) => item.plates)).toEqual(plates)
})
