/** Calls about shops: the home page's, look-ups, those of an operator, and metrics. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { areaId, shopAreaId, shopId } from "../../../backend/demo-world/shops.ts"
import { logoOf } from "../../../schemas/shop-looks.ts"
import { byFahrerin, byNeu, byService, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"
import { addressLimitReached } from "../support/rate-limits.ts"

const lake = shopId("wiesensee")
const ofNobody = { id: nobodysId }

export const shopByPath = callCase("shopByPath", {
  as: byFahrerin,
  input: () => ({ params: { path: "klinikum-rosenau" } }),
  ok: (shop) => {
    expect(shop).toMatchObject({ id: shopId("klinikum-rosenau"), active: true, isAccountVerification: true })
    expect(shop.userShopGroups.map(({ name }) => name)).toContain("Verwaltung")
  },
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { path: "no-such-shop" } }))],
  // Invalid text: a NUL, which no database accepts.
  unreadable: () => ({ path: "/v1/shop/path/a%00b" })
})

export const publicShop = callCase("publicShop", {
  as: byNeu,
  input: () => ({ params: { path: "seewil" } }),
  ok: async (shop, _, { neu }) => {
    const { name, areaEntityId, areaFriendly, areaCountry, coverImageUrl, meta } = await neu.run(
      neu.calls.shopByPath({ params: { path: "seewil" } })
    )
    expect(shop).toEqual({
      ...{ name, areaEntityId, areaFriendly, areaCountry, coverImageUrl, operator: "ch" },
      logoUrl: logoOf(meta),
      areas: expect.objectContaining({ [areaId("seewil", 0)]: expect.stringMatching(/\S/) }),
      priceFrom: expect.objectContaining({ de: expect.stringMatching(/^ab CHF\s.+ inkl\. MWST$/) })
    })
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { path: "no-such-shop" } })),
    // A path without a cached response in the client.
    addressLimitReached({ params: { path: "hochtal" } })
  ],
  unreadable: () => ({ path: "/v1/shop/public/a%00b" })
})

export const activeTickets = callCase("activeTickets", {
  as: byFahrerin,
  input: () => ({ params: { shopId: lake } }),
  ok: ({ activeTickets: tickets }) =>
    expect(tickets.map(({ name }) => name)).toEqual(expect.arrayContaining(["Wochenticket", "10er-Karte"])),
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { shopId: nobodysId } }))]
})

export const listShops = callCase("listShops", {
  as: byNeu,
  input: () => ({ query: { search: "ROSENAU", limit: 1 } }),
  ok: async (page, _, { neu }) => {
    expect(page).toMatchObject({ hasPreviousPage: false, data: [{ name: expect.stringMatching(/Rosenau/) }] })
    const names: string[] = []
    let cursor: string | null = null
    do {
      const next: typeof page = await neu.run(
        neu.calls.listShops({ query: { limit: 4, ...(cursor === null ? {} : { cursor }) } })
      )
      names.push(...next.data.map(({ name }) => name))
      cursor = next.hasNextPage ? next.endCursor : null
    } while (cursor !== null)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(10)
  },
  errors: [refused(400, "E_CURSOR_INVALID", () => ({ query: { cursor: "never-given-out" } }))],
  unreadable: () => ({ path: "/v1/shop?limit=0" })
})

export const getShop = callCase("getShop", {
  as: byNeu,
  input: () => ({ params: { id: lake } }),
  ok: (shop) => expect(shop).toMatchObject({ id: lake, path: "wiesensee" }),
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: ofNobody }))]
})

/** Smallest possible PNG: one pixel. */
const pixel = new Blob(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64"
    )
  ],
  { type: "image/png" }
)

let shops = 0
/** Form that conflicts with no other shop. */
const form = (more: object = {}) => {
  shops += 1
  return {
    areaEntityId: randomUUID(),
    name: `Contract ${shops}`,
    path: `contract-${shops}`,
    paymentServiceProviderId: "parkschein-payment-page",
    active: true,
    ...more
  }
}

const opened = ({ service }: Fixture, more: object = {}) =>
  service.run(service.calls.createShop({ payload: form(more) }))

const formErrors = [
  { status: 409, code: "E_SHOP_PATH_TAKEN", more: { path: "wiesensee" } },
  { status: 422, code: "E_SHOP_PATH_RESERVED", more: { path: "callback" } },
  {
    status: 422,
    code: "E_COVER_IMAGE_TYPE",
    more: { coverImage: new Blob(["<svg/>"], { type: "image/png" }) }
  }
] as const

export const createShop = callCase("createShop", {
  as: byService,
  input: () => ({
    payload: form({
      isAccountVerification: true,
      coverImage: pixel,
      logo: pixel,
      accent: "#1f6f9f",
      periodicLimit: 3,
      periodicLimitInterval: "week",
      createdAt: "2026-01-01T00:00:00Z",
      updatedAt: "2026-01-02T00:00:00Z"
    })
  }),
  ok: (shop, { payload }) => {
    const { name, path } = payload as { readonly name: string; readonly path: string }
    expect(shop).toMatchObject({ name, path, active: true, isAccountVerification: true })
    expect(shop.coverImageUrl).toMatch(/\.png$/)
    expect(shop.meta).toEqual({ logo: shop.coverImageUrl, accent: "#1f6f9f" })
  },
  errors: formErrors.map(({ status, code, more }) => ({
    status,
    code,
    input: () => ({ payload: form(more) })
  }))
})

export const updateShop = callCase("updateShop", {
  as: byService,
  input: async (fixture) => {
    const { id, areaEntityId, name, path, paymentServiceProviderId } = await opened(fixture)
    return {
      params: { id },
      payload: { areaEntityId, name: `${name}, renamed`, path, paymentServiceProviderId, active: false }
    }
  },
  ok: async (shop, { params }, { neu }) => {
    expect(shop).toMatchObject({ id: params.id, active: false, name: expect.stringMatching(/renamed$/) })
    expect(await neu.run(neu.calls.getShop({ params }))).toEqual(shop)
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: ofNobody, payload: form() })),
    ...formErrors.map(({ status, code, more }) => ({
      status,
      code,
      input: async (fixture: Fixture) => ({ params: { id: (await opened(fixture)).id }, payload: form(more) })
    }))
  ]
})

export const deleteShop = callCase("deleteShop", {
  as: byService,
  input: async (fixture) => ({ params: { id: (await opened(fixture)).id } }),
  ok: async (_, { params }, { neu }) =>
    expect((await neu.outcome(neu.calls.getShop({ params })))._tag).toBe("Failure"),
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: ofNobody })),
    refused(409, "E_SHOP_IN_USE", () => ({ params: { id: lake } }))
  ]
})

const ofLakeAlone = (list: ReadonlyArray<{ readonly id: string }>) =>
  expect(list.map(({ id }) => id)).toEqual([lake])

export const shopsByAreaEntityIds = callCase("shopsByAreaEntityIds", {
  as: byNeu,
  input: () => ({ payload: { areaEntityIds: [shopAreaId("wiesensee"), nobodysId] } }),
  ok: ofLakeAlone,
  errors: []
})

export const shopsByIds = callCase("shopsByIds", {
  as: byNeu,
  input: () => ({ payload: { shopIds: [lake, nobodysId] } }),
  ok: ofLakeAlone,
  errors: []
})

export const shopByAreaEntityId = callCase("shopByAreaEntityId", {
  as: byNeu,
  input: () => ({ params: { areaEntityId: shopAreaId("wiesensee") } }),
  ok: (shop) => expect(shop.id).toBe(lake),
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { areaEntityId: nobodysId } }))]
})

export const metrics = callCase("metrics", {
  as: byService,
  input: () => ({}),
  ok: async (answer, _, { origin, service }) => {
    // The service chooses the format: here, lines for monitoring tools.
    expect(answer).toMatch(/^# (HELP|TYPE) /)
    const json = await fetch(`${origin}/v1/metrics`, {
      headers: { accept: "application/json", authorization: `Bearer ${service.token}` }
    })
    expect(await json.json()).toHaveProperty("shops_active")
  },
  errors: []
})
