/** Tests of setting up groups of long-term parkers, and of finding them. */
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { PricingGroup } from "../../schemas/pricing-group.ts"
import type { ShopGroup } from "../../schemas/shop-group.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { areaId, groupKey, shopAreaId, shopGroupId, shopId } from "../demo-world/shops.ts"
import { type ErrorAnswer, refused } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")
const tool = operator(service)

const clinic = "klinikum-rosenau"
type GroupAnswer = ShopGroup & ErrorAnswer

let count = 0
const newGroup = (more: Readonly<Record<string, unknown>> = {}) => ({
  shopId: shopId("stadtbad"),
  groupId: `group-${++count}`,
  name: `Gruppe ${count}`,
  ...more
})
const add = (more?: Readonly<Record<string, unknown>>) =>
  tool.call<GroupAnswer>("POST", "/v1/shop-group", newGroup(more))
const change = (id: string, body: unknown) => tool.call<GroupAnswer>("PATCH", `/v1/shop-group/${id}`, body)
const remove = (id: string) => tool.call<ErrorAnswer | undefined>("DELETE", `/v1/shop-group/${id}`)
const read = (id: string) => neu.call<GroupAnswer>("GET", `/v1/shop-group/${id}`)
const inShop = async (shop: string) =>
  (await neu.call<ReadonlyArray<ShopGroup>>("GET", `/v1/shop-group/many/by-shop-id/${shopId(shop)}`)).body

describe("a new group", () => {
  it("is returned, listed and open to every driver", async () => {
    const { status, body } = await add({
      translations: { de: { title: "Dauerparker" }, en: { title: "Long-term parkers", description: null } },
      maximumCodes: 2,
      maximumPlates: 1,
      type: "permission"
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      shopId: shopId("stadtbad"),
      maximumCodes: 2,
      maximumPlates: 1,
      visible: true
    })
    expect((await read(body.id)).body).toEqual(body)
    const { body: own } = await neu.call<{ userShopGroups: ReadonlyArray<UserShopGroup> }>(
      "GET",
      `/v1/shop-group/user-shop-groups/${shopId("stadtbad")}`
    )
    expect(own.userShopGroups.map(({ groupId }) => groupId)).toContain(body.groupId)
    const plates = await neu.call<UserShopGroup>(
      "POST",
      `/v1/${shopId("stadtbad")}/user-shop-group/${body.groupId}/plates`,
      { items: [{ newPlate: { plate: "M-A1", country: "DE" } }] }
    )
    expect(plates.body.activePlates).toHaveLength(1)
  })

  it("has no limits and is visible by default", async () => {
    expect((await add()).body).toMatchObject({
      translations: null,
      maximumCodes: null,
      maximumPlates: null,
      visible: true,
      type: null
    })
    expect((await add({ visible: false, maximumPlates: 0, maximumCodes: null })).body).toMatchObject({
      visible: false,
      maximumPlates: 0
    })
  })

  it("is unique by kind in its shop, also concurrently, but not across shops", async () => {
    const groupId = `wanted-${randomUUID()}`
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ groupId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "E_GROUP_EXISTS",
      field: "groupId"
    })
    expect((await add({ groupId, shopId: shopId("leer") })).status).toBe(200)
    const { body } = await neu.call<ReadonlyArray<ShopGroup>>(
      "GET",
      `/v1/shop-group/many/by-group-id/${groupId}`
    )
    expect(body.map((group) => group.shopId).sort()).toEqual([shopId("leer"), shopId("stadtbad")].sort())
  })
})

describe("changing a group", () => {
  it("changes sent fields, clears null ones and keeps the rest", async () => {
    const { body: group } = await add({ maximumCodes: 2, maximumPlates: 5, type: "permission" })
    const { status, body } = await change(group.id, { name: "Neu", maximumPlates: null, visible: false })
    expect([status, body]).toEqual([200, { ...group, name: "Neu", maximumPlates: null, visible: false }])
    expect((await change(group.id, {})).body).toEqual(body)
    expect((await read(group.id)).body).toEqual(body)
  })

  it("moves it to the end of another shop", async () => {
    const { body: group } = await add()
    expect((await change(group.id, { shopId: shopId("leerhof") })).body.shopId).toBe(shopId("leerhof"))
    expect((await inShop("leerhof")).at(-1)?.id).toBe(group.id)
    expect((await inShop("stadtbad")).map(({ id }) => id)).not.toContain(group.id)
  })

  it("takes its members and plates along to another shop", async () => {
    const { body: group } = await add()
    const path = `/v1/${shopId("stadtbad")}/user-shop-group/${group.groupId}/plates`
    const plate = { items: [{ newPlate: { plate: "M-A2", country: "DE" } }] }
    expect((await neu.call("POST", path, plate)).status).toBe(200)
    await change(group.id, { shopId: shopId("leerhof") })
    for (const table of ["group_member", "registered_plate", "plate_change"])
      expect(
        await service.database.query(`select shop_id from shop.${table} where shop_group_id = $1`, [group.id])
      ).toEqual([{ shop_id: shopId("leerhof") }])
  })

  it("takes its codes along to another shop, unless it has one of them", async () => {
    const { body: group } = await add()
    const addCode = (shop: string, creation: unknown) =>
      tool.call("POST", `/v1/shop/${shopId(shop)}/verification-code`, creation)
    const redeem = (shop: string, code: string) =>
      neu.call("POST", `/v1/${shopId(shop)}/verification-code`, { code })
    for (const code of ["MOVES-1", "MOVES-2"])
      expect((await addCode("stadtbad", { code, shopGroupId: group.id })).status).toBe(200)
    expect((await redeem("stadtbad", "MOVES-1")).status).toBe(200)
    await addCode("leer", { code: "MOVES-2" })
    expect(await change(group.id, { shopId: shopId("leer") })).toMatchObject(
      refused(409, "E_CODE_EXISTS", "shopId")
    )
    await change(group.id, { shopId: shopId("leerhof") })
    expect((await redeem("leerhof", "MOVES-2")).status).toBe(200)
    expect((await redeem("stadtbad", "MOVES-2")).body).toMatchObject({ code: "E_CODE_OF_OTHER_SHOP" })
    expect(
      await service.database.sql`
        select distinct r.shop_id from shop.redeemed_code r join shop.verification_code c on c.id = r.verification_code_id
        where c.shop_group_id = ${group.id}`
    ).toEqual([{ shop_id: shopId("leerhof") }])
  })

  it("is refused while two former shops have the same code of it", async () => {
    const { body: group } = await add()
    // Groups that moved before their codes went along left them in the shops.
    for (const shop of ["leer", "leerhof"])
      await service.database.sql`
        insert into shop.verification_code (id, shop_id, code, shop_group_id)
        values (${randomUUID()}, ${shopId(shop)}, 'LEFT-BEHIND', ${group.id})`
    expect(await change(group.id, { shopId: shopId("wiesensee") })).toMatchObject(
      refused(409, "E_CODE_EXISTS", "shopId")
    )
    expect(await change(group.id, { name: "Neu" })).toMatchObject({ status: 200, body: { name: "Neu" } })
  })

  it("is refused for an existing kind, an unknown group and an invalid body", async () => {
    const [{ body: one }, { body: other }] = [await add(), await add()]
    for (const [id, body, status, code, field] of [
      [one.id, { groupId: other.groupId }, 409, "E_GROUP_EXISTS", "groupId"],
      [one.id, { shopId: randomUUID() }, 404, "E_SHOP_NOT_FOUND", "shopId"],
      [randomUUID(), { name: "x" }, 404, "E_GROUP_NOT_FOUND", "id"],
      [one.id, { name: null }, 400, "E_REQUEST_INVALID", "name"]
    ] as const) {
      expect(await change(id, body)).toMatchObject({ status, body: { code, field } })
    }
    expect((await read(one.id)).body).toEqual(one)
  })
})

describe("removing a group", () => {
  it("deletes it and frees its kind", async () => {
    const { body: group } = await add()
    expect((await remove(group.id)).status).toBe(200)
    expect(await read(group.id)).toMatchObject(refused(404, "E_GROUP_NOT_FOUND"))
    expect((await remove(group.id)).status).toBe(404)
    expect((await add({ groupId: group.groupId })).status).toBe(200)
  })

  it("is refused while plates are active in it", async () => {
    const id = shopGroupId(clinic, "pflege-station-4")
    expect(await remove(id)).toMatchObject(refused(409, "E_GROUP_IN_USE", "id"))
    expect((await read(id)).status).toBe(200)
    // Its only plate has expired.
    expect((await remove(shopGroupId(clinic, "praktikum-2026"))).status).toBe(200)
  })
})

describe("looking groups up", () => {
  const many = async (path: string, body: unknown) =>
    (await neu.call<ReadonlyArray<ShopGroup>>("POST", `/v1/shop-group/many/${path}`, body)).body.map(
      ({ id }) => id
    )
  const office = shopGroupId(clinic, "verwaltung")
  const nurses = shopGroupId(clinic, "pflege-station-4")

  it("finds those of a shop in the operator's order", async () => {
    expect((await inShop(clinic)).slice(0, 2).map(({ id }) => id)).toEqual([nurses, office])
    expect(await inShop("altmarkt")).toEqual([])
  })

  it("finds several by id, by kind, and by an area of theirs or of their shop", async () => {
    expect(await many("by-ids", { ids: [office, nurses, randomUUID(), office] })).toEqual([nurses, office])
    expect(await many("by-group-ids", { groupIds: [groupKey(clinic, "verwaltung"), "x"] })).toEqual([office])
    for (const area of [shopAreaId(clinic), areaId(clinic, 1)]) {
      expect(await many("by-area-entity-ids", { areaEntityIds: [area] })).toEqual(
        expect.arrayContaining([nurses, office])
      )
    }
    expect(await many("by-area-entity-ids", { areaEntityIds: [areaId(clinic, 0)] })).toEqual([])
    expect(await many("by-ids", { ids: [] })).toEqual([])
    expect((await neu.call("GET", "/v1/shop-group/many/by-group-id/nothing")).body).toEqual([])
  })

  it("returns limits by kind, the lower one when shops differ", async () => {
    const groupId = `limited-${randomUUID()}`
    await add({ groupId, maximumCodes: 5, maximumPlates: null })
    await add({ groupId, maximumCodes: 3, maximumPlates: 2, shopId: shopId("leer") })
    const body = { groupIds: [groupId, groupKey(clinic, "verwaltung"), "x"] }
    const limits = async (what: string) =>
      (await neu.call<ReadonlyArray<object>>("POST", `/v1/shop-group/${what}/by-group-ids`, body)).body
    expect(await limits("max-codes")).toEqual(
      expect.arrayContaining([
        { groupId, maximumCodes: 3 },
        { groupId: groupKey(clinic, "verwaltung"), maximumCodes: null }
      ])
    )
    expect(await limits("max-plates")).toEqual(
      expect.arrayContaining([
        { groupId, maximumPlates: 2 },
        { groupId: groupKey(clinic, "verwaltung"), maximumPlates: 3 }
      ])
    )
    expect(await limits("max-plates")).toHaveLength(2)
  })

  it("returns the kinds without a group in a shop", async () => {
    const path = `/v1/shop-group/available-pricing-groups/${shopId("seewil")}`
    const { body } = await neu.call<ReadonlyArray<PricingGroup>>("GET", path)
    expect(body.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ["Standardtarif", true],
      ["Dauerparker", false]
    ])
    expect(body[0]).toMatchObject({ areaEntityId: shopAreaId("seewil"), description: null })
    await add({ shopId: shopId("seewil"), groupId: body[1]?.id })
    expect((await neu.call<ReadonlyArray<PricingGroup>>("GET", path)).body.map(({ name }) => name)).toEqual([
      "Standardtarif"
    ])
  })
})
