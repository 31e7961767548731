import { expect, it } from "vitest"
import { orderItemOf } from "./active-ticket.ts"

it("derives the order of a bought ticket from its item id", () => {
  const order = "00000000-0000-4000-8000-000000000077"
  expect(orderItemOf({ orderItemId: `${order}:0` })).toEqual({ orderId: order, position: "0" })
  expect(orderItemOf({ orderItemId: `${order}:12` })).toEqual({ orderId: order, position: "12" })
})

it.each([null, "", "77", "not-an-order:0"])("derives no order from %o", (orderItemId) => {
  expect(orderItemOf({ orderItemId })).toBeNull()
})
