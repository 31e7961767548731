/** Calls about the cart: of the driver, and of another service. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { demoDrivers } from "../../../backend/demo-world/drivers.ts"
import { shopId } from "../../../backend/demo-world/shops.ts"
import { inDays } from "../../../backend/shop-service/testing/days.ts"
import { byNeu, byService, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"
import { configured } from "./tickets.ts"

const params = { shopId: shopId("wiesensee") }
const ofNobody = { params: { shopId: nobodysId } }
const inactiveShop = { params: { shopId: shopId("altmarkt") } }

const filled = async ({ neu }: Fixture) => {
  const items = [await configured(neu)]
  await neu.run(neu.calls.putCart({ params, payload: { items } }))
  return items
}

/** Fills the cart, and returns this input. */
const withFilledCart =
  <Input>(input: Input) =>
  async (fixture: Fixture): Promise<Input> => {
    await filled(fixture)
    return input
  }

const isOneValidTicket = ({ items }: { readonly items: ReadonlyArray<unknown> }) =>
  expect(items).toMatchObject([{ name: "Tagesticket Wandern", valid: true, problem: null }])
const isCartEmpty = async (_: unknown, __: unknown, { neu }: Fixture) =>
  expect((await neu.run(neu.calls.getCart({ params }))).items).toEqual([])

export const getCart = callCase("getCart", {
  as: byNeu,
  input: withFilledCart({ params }),
  ok: ({ items }) => expect(items).toMatchObject([{ name: "Tagesticket Wandern" }]),
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ofNobody)]
})

export const putCart = callCase("putCart", {
  as: byNeu,
  input: async ({ neu }) => ({ params, payload: { items: [await configured(neu)] } }),
  ok: ({ items }, { payload }) => expect({ items }).toEqual(payload),
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ ...ofNobody, payload: { items: [] } })),
    refused(403, "E_SHOP_INACTIVE", () => ({ ...inactiveShop, payload: { items: [] } })),
    refused(409, "E_TICKET_CHANGED", async ({ neu }) => ({
      params,
      payload: { items: [{ ...(await configured(neu)), price: 0 }] }
    })),
    refused(422, "E_CART_DUPLICATE", async ({ neu }) => {
      const item = await configured(neu)
      return { params, payload: { items: [item, item] } }
    })
  ]
})

export const addToCart = callCase("addToCart", {
  as: byNeu,
  input: async (fixture) => {
    const [former = await configured(fixture.neu)] = await filled(fixture)
    const item = await configured(fixture.neu, "hiking-day", undefined, inDays(2))
    return { params, payload: { item, ...(former.hash ? { replaces: former.hash } : {}) } }
  },
  ok: isOneValidTicket,
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", async ({ neu }) => ({
      ...ofNobody,
      payload: { item: await configured(neu) }
    })),
    refused(403, "E_SHOP_INACTIVE", async ({ neu }) => ({
      ...inactiveShop,
      payload: { item: await configured(neu) }
    })),
    refused(409, "E_TICKET_CHANGED", async ({ neu }) => ({
      params,
      payload: { item: { ...(await configured(neu)), price: 0 } }
    })),
    refused(422, "E_CURRENCY_MIXED", async (fixture) => {
      await filled(fixture)
      const item = await configured(fixture.neu, "10-visits")
      return { params, payload: { item: { ...item, currencyCode: "CHF" } } }
    })
  ]
})

export const clearCart = callCase("clearCart", {
  as: byNeu,
  input: withFilledCart({ params }),
  ok: isCartEmpty,
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ofNobody)]
})

export const verifyCart = callCase("verifyCart", {
  as: byNeu,
  input: withFilledCart({ params }),
  ok: isOneValidTicket,
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ofNobody)]
})

const query = { userId: demoDrivers.neu.subject }

export const getInternalCart = callCase("getInternalCart", {
  as: byService,
  input: withFilledCart({ params, query }),
  ok: async ({ items }, _, { service }) => {
    expect(items).toMatchObject([{ name: "Tagesticket Wandern" }])
    const nobody = { userId: `driver|${randomUUID()}` }
    expect(await service.run(service.calls.getInternalCart({ params, query: nobody }))).toEqual({ items: [] })
  },
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ ...ofNobody, query }))]
})

export const clearInternalCart = callCase("clearInternalCart", {
  as: byService,
  input: withFilledCart({ params, query }),
  ok: isCartEmpty,
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ ...ofNobody, query }))]
})

export const verifyInternalCart = callCase("verifyInternalCart", {
  as: byService,
  input: withFilledCart({ params, query }),
  ok: isOneValidTicket,
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ ...ofNobody, query }))]
})
