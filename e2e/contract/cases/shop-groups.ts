/** Calls about groups of long-term parkers: look-ups, and those of an operator. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { groupKey, shopAreaId, shopGroupId, shopId } from "../../../backend/demo-world/shops.ts"
import { byNeu, byService, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"

const lake = shopId("wiesensee")
const residents = shopGroupId("wiesensee", "anwohner")
const residentsKey = groupKey("wiesensee", "anwohner")
const ofNobody = { id: nobodysId }
const unknownGroup = { status: 404, code: "E_GROUP_NOT_FOUND" } as const
const unknownShop = { status: 404, code: "E_SHOP_NOT_FOUND" } as const

let groups = 0
const creation = (more: object = {}) => {
  groups += 1
  return {
    shopId: lake,
    groupId: `contract-group-${groups}`,
    name: `Contract ${groups}`,
    translations: { de: { title: `Vertrag ${groups}` } },
    maximumCodes: null,
    maximumPlates: 2,
    visible: true,
    type: "permission",
    ...more
  }
}

const created = ({ service }: Fixture) => service.run(service.calls.createShopGroup({ payload: creation() }))

export const createShopGroup = callCase("createShopGroup", {
  as: byService,
  input: () => ({ payload: creation() }),
  ok: (group, { payload }) => expect(group).toMatchObject(payload as object),
  errors: [
    { ...unknownShop, input: () => ({ payload: creation({ shopId: nobodysId }) }) },
    refused(409, "E_GROUP_EXISTS", () => ({ payload: creation({ groupId: residentsKey }) }))
  ]
})

export const getShopGroup = callCase("getShopGroup", {
  as: byNeu,
  input: () => ({ params: { id: residents } }),
  ok: (group) => expect(group).toMatchObject({ id: residents, groupId: residentsKey, shopId: lake }),
  errors: [{ ...unknownGroup, input: () => ({ params: ofNobody }) }]
})

export const updateShopGroup = callCase("updateShopGroup", {
  as: byService,
  input: async (fixture) => ({
    params: { id: (await created(fixture)).id },
    payload: { name: "Renamed", maximumPlates: null }
  }),
  ok: (group) => expect(group).toMatchObject({ name: "Renamed", maximumPlates: null, visible: true }),
  errors: [
    { ...unknownGroup, input: () => ({ params: ofNobody, payload: { name: "Renamed" } }) },
    refused(409, "E_GROUP_EXISTS", async (fixture) => ({
      params: { id: (await created(fixture)).id },
      payload: { groupId: residentsKey }
    })),
    refused(409, "E_CODE_EXISTS", async (fixture) => {
      const { id } = await created(fixture)
      const { createVerificationCode } = fixture.service.calls
      const code = randomUUID()
      const other = shopId("stadtbad")
      await fixture.service.run(
        createVerificationCode({ params: { id: lake }, payload: { code, shopGroupId: id } })
      )
      await fixture.service.run(createVerificationCode({ params: { id: other }, payload: { code } }))
      return { params: { id }, payload: { shopId: other } }
    })
  ]
})

export const deleteShopGroup = callCase("deleteShopGroup", {
  as: byService,
  input: async (fixture) => ({ params: { id: (await created(fixture)).id } }),
  ok: async (_, { params }, { neu }) =>
    expect((await neu.outcome(neu.calls.getShopGroup({ params })))._tag).toBe("Failure"),
  errors: [
    { ...unknownGroup, input: () => ({ params: ofNobody }) },
    refused(409, "E_GROUP_IN_USE", () => ({ params: { id: shopGroupId("klinikum-rosenau", "vollbelegt") } }))
  ]
})

export const availablePricingGroups = callCase("availablePricingGroups", {
  as: byNeu,
  input: () => ({ params: { shopId: lake } }),
  ok: (list) => {
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ areaEntityId }) => areaEntityId === shopAreaId("wiesensee"))).toBe(true)
  },
  errors: [{ ...unknownShop, input: () => ({ params: { shopId: nobodysId } }) }]
})

const groupIds = { payload: { groupIds: [residentsKey, "no-such-group"] } }

export const maximumCodesByGroupIds = callCase("maximumCodesByGroupIds", {
  as: byNeu,
  input: () => groupIds,
  ok: (limits) => expect(limits).toEqual([{ groupId: residentsKey, maximumCodes: null }]),
  errors: []
})

export const maximumPlatesByGroupIds = callCase("maximumPlatesByGroupIds", {
  as: byNeu,
  input: () => groupIds,
  ok: (limits) => expect(limits).toEqual([{ groupId: residentsKey, maximumPlates: 2 }]),
  errors: []
})

const hasResidents = (list: ReadonlyArray<{ readonly id: string }>) =>
  expect(list.map(({ id }) => id)).toContain(residents)

export const shopGroupsByShopId = callCase("shopGroupsByShopId", {
  as: byNeu,
  input: () => ({ params: { shopId: lake } }),
  ok: hasResidents,
  errors: [{ ...unknownShop, input: () => ({ params: { shopId: nobodysId } }) }]
})

export const shopGroupsByGroupId = callCase("shopGroupsByGroupId", {
  as: byNeu,
  input: () => ({ params: { groupId: residentsKey } }),
  ok: hasResidents,
  errors: [],
  unreadable: () => ({ path: "/v1/shop-group/many/by-group-id/a%00b" })
})

export const shopGroupsByAreaEntityIds = callCase("shopGroupsByAreaEntityIds", {
  as: byNeu,
  input: () => ({ payload: { areaEntityIds: [shopAreaId("wiesensee")] } }),
  ok: hasResidents,
  errors: []
})

export const shopGroupsByGroupIds = callCase("shopGroupsByGroupIds", {
  as: byNeu,
  input: () => groupIds,
  ok: hasResidents,
  errors: []
})

export const shopGroupsByIds = callCase("shopGroupsByIds", {
  as: byNeu,
  input: () => ({ payload: { ids: [residents, nobodysId] } }),
  ok: hasResidents,
  errors: []
})
