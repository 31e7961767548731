import { expect, it } from "vitest"
import { orderIdOf } from "./active-ticket.ts"

it("knows the order of a bought ticket by the name of its item", () => {
  const order = "00000000-0000-4000-8000-000000000077"
  expect(orderIdOf({ orderItemId: `${order}:0` })).toBe(order)
  expect(orderIdOf({ orderItemId: `${order}:12` })).toBe(order)
})

it.each([null, "", "77", "not-an-order:0"])("knows no order by %o", (orderItemId) => {
  expect(orderIdOf({ orderItemId })).toBeNull()
})
