// Tests of what the account stores on the phone, with its binding and services.
import { afterEach, expect, it } from "vitest"
import { type AnyActorLogic, createActor, waitFor } from "xstate"
import { activeDayTicket, openOrder, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers, type OpenedApp, openApp } from "../app/testing/open-app.tsx"
import { offlineProof } from "../services/offline-proof.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindAccount } from "./account.ts"

withBrowserStorage()
let opened: OpenedApp | undefined
afterEach(() => opened?.[Symbol.asyncDispose]())

it("corrects the plate in a stored proof whose ticket was corrected on another device", async () => {
  const { orderId, items } = openOrder
  const corrected = [{ plate: "M-PP321", country: "DE" }]
  opened = await openApp("/error", {
    answer: (request) =>
      request.url.includes("/active-tickets/")
        ? {
            json: { activeTickets: [{ ...activeDayTicket, orderItemId: `${orderId}:0`, plates: corrected }] }
          }
        : demoAnswers(request)
  })
  const kept = offlineProof(orderId)
  kept.write({ shop: wiesensee, order: { ...openOrder, status: "paid" }, seenAt: openOrder.createdAt })
  expect(items[0]?.plates).not.toEqual(corrected)
  const { runtime } = opened.app
  const { actors } = bindAccount(runtime.run, runtime.environment).implementations
  const actor = createActor(actors["loadActiveTickets" as never] as AnyActorLogic, {
    input: { shopId: wiesensee.id }
  }).start()
  const { output } = await waitFor(actor, ({ status }) => status === "done")
  expect(output).toMatchObject({ _tag: "Success", value: [{ plates: corrected }] })
  expect(kept.read()?.order.items.map(({ plates }) => plates)).toEqual([corrected])
})
