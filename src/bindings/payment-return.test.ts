// Tests of what the page of an order stores on the phone, with its binding and services.
import { expect, it } from "vitest"
import type { Proof } from "../../machines/payment-return/index.ts"
import { openOrder, wiesensee } from "../../machines/testing/demo.ts"
import type { Order } from "../../schemas/order.ts"
import { demoAnswers } from "../app/testing/open-app.tsx"
import { openForTest, outputOf } from "../app/testing/open-for-test.ts"
import { lastPurchase } from "../services/last-purchase.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { recentPlates } from "../services/recent-plates.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import type { Reply } from "../services/testing/local-service.ts"
import { bindPaymentReturn } from "./payment-return.ts"
import { purchaseRun } from "./purchase-runtime.ts"

withBrowserStorage()

const { orderId } = openOrder
const orderPath = new RegExp(`/order/${orderId}$`)
const shopPath = /\/v1\/shop\/path\/wiesensee/

/** Returns the outcome of looking up an order whose proof, as of a paid one, is stored here if `isKept`. */
const lookedUp = async (
  status: Order["status"],
  { shop, isKept = true }: { readonly shop?: Reply; readonly isKept?: boolean } = {}
) => {
  const order = { ...openOrder, status, paymentUrl: null }
  const { app } = await openForTest("/error", {
    answer: (request) => {
      if (orderPath.test(request.url)) return { json: order }
      return shop !== undefined && shopPath.test(request.url) ? shop : demoAnswers(request)
    }
  })
  if (isKept)
    offlineProof(orderId).write({
      shop: wiesensee,
      order: { ...order, status: "paid" },
      seenAt: openOrder.createdAt
    })
  const { runtime } = app
  const { actors } = bindPaymentReturn(purchaseRun(runtime), runtime.environment).implementations
  return outputOf(actors["loadOrder" as never], { shopPath: "wiesensee", orderId })
}

it.each([
  ["keeps the proof of an order that is paid", "paid"],
  ["keeps no proof of an order whose money was given back", "cancelled"]
] as const)("%s", async (_, status) => {
  expect(await lookedUp(status)).toMatchObject({ _tag: "Success", value: { order: { status } } })
  expect(offlineProof(orderId).read()?.order.orderId).toBe(status === "paid" ? orderId : undefined)
})

const closed: Reply = { json: { ...wiesensee, active: false } }
const gone: Reply = { status: 404, json: { code: "E_SHOP_NOT_FOUND", message: "There is no such shop." } }

it.each([
  ["in a shop that was closed since, on any device", closed, false],
  ["in a shop that is gone, where its proof is stored", gone, true]
] as const)("shows what was paid %s", async (_, shop, isKept) => {
  expect(await lookedUp("paid", { shop, isKept })).toMatchObject({
    _tag: "Success",
    value: { shop: { id: wiesensee.id }, order: { status: "paid" } }
  })
})

it("remembers the last purchase, not that of an earlier order whose proof is opened again", async () => {
  const { runtime } = (await openForTest("/error")).app
  const userId = runtime.environment.user()?.userId ?? ""
  const proofOf = (ticketId: string, createdAt: string): Proof => ({
    shop: wiesensee,
    order: {
      ...openOrder,
      status: "paid",
      createdAt,
      items: openOrder.items.map((item) => ({ ...item, id: ticketId }))
    },
    seenAt: createdAt
  })
  recentPlates(userId).write(openOrder.items.flatMap(({ plates }) => plates))
  const { actions } = bindPaymentReturn(purchaseRun(runtime), runtime.environment).implementations
  const keepProof = actions["keepProof" as never] as (
    about: { readonly context: { readonly shopPath: string } },
    proof: Proof
  ) => void
  const remembered = (ticketId: string, createdAt: string) => {
    keepProof({ context: { shopPath: "wiesensee" } }, proofOf(ticketId, createdAt))
    return lastPurchase(userId, "wiesensee").read()?.ticketId
  }
  expect(remembered("day", "2026-11-21T10:00:00Z")).toBe("day")
  expect(remembered("year", "2026-01-02T10:00:00Z")).toBe("day")
  expect(remembered("week", "2026-11-22T01:00:00+01:00")).toBe("week")
  // By the clock of the phone, which tells how wrong that is.
  expect(Date.parse(offlineProof(orderId).read()?.keptAt ?? "")).toBeGreaterThan(Date.now() - 60_000)
})

it("knows no order of a shop that is gone where no proof is stored", async () => {
  expect(await lookedUp("paid", { shop: gone, isKept: false })).toMatchObject({
    _tag: "Failure",
    error: { _tag: "ShopNotFound" }
  })
})
