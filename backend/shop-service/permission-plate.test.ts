/** Tests of a permission's plates: added, exchanged and deleted by its rules, once each and as a whole. */
import { describe, expect, test } from "vitest"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { groupKey, shopGroupId, shopId } from "../demo-world/shops.ts"
import { type Driver, driver, type ErrorAnswer, refused } from "./testing/driver.ts"
import { shopService } from "./testing/shop-service.ts"

const service = shopService()

const clinic = "klinikum-rosenau"
const pathOf = (group: string, shop = clinic) =>
  `/v1/${shopId(shop)}/user-shop-group/${groupKey(clinic, group)}/plates`
/** Allows three plates. */
const office = pathOf("verwaltung")

let count = 0
/** Returns a new member of the offices, without plates. */
const member = async (group = "verwaltung"): Promise<Driver & { readonly subject: string }> => {
  const subject = `driver|plates-${++count}`
  await service.database.sql`
    insert into shop.group_member (shop_group_id, subject)
      values (${shopGroupId(clinic, group)}, ${subject})`
  return { ...(await driver(service.origin, service.issuer, subject)), subject }
}

const de = (plate: string) => ({ plate, country: "DE" })
const adding = (...plates: ReadonlyArray<string>) => ({
  items: plates.map((plate) => ({ newPlate: de(plate) }))
})
const exchanging = (oldPlate: string, newPlate: string, reason = "new_car_or_license_plate") => ({
  items: [{ oldPlate: de(oldPlate), newPlate: de(newPlate) }],
  reason
})
const deleting = (...plates: ReadonlyArray<string>) => ({
  items: plates.map((plate) => ({ oldPlate: de(plate) }))
})

type Answer = UserShopGroup & ErrorAnswer & { readonly issue?: string }
const send = (who: Driver, method: string, body: unknown, path = office) =>
  who.call<Answer>(method, path, body)

const activeOf = async (who: Driver) => {
  const { body } = await who.call<{ userShopGroups: ReadonlyArray<UserShopGroup> }>(
    "GET",
    `/v1/shop-group/user-shop-groups/${shopId(clinic)}`
  )
  return body.userShopGroups
    .find(({ groupId }) => groupId === groupKey(clinic, "verwaltung"))
    ?.activePlates.map(({ plate }) => plate)
}
const rows = (subject: string) =>
  service.database.sql<{ plate: string; valid_from: Date; valid_to: Date | null }>`
    select plate, valid_from, valid_to from shop.registered_plate where subject = ${subject}
      order by valid_from, plate`

const it = test.extend("who", () => member())

describe("adding plates", () => {
  it("adds them normalised from now on and returns the permission", async ({ who }) => {
    const { status, body } = await send(who, "POST", {
      items: [
        { newPlate: { plate: "m pp 123", country: "DE" } },
        { newPlate: { plate: "SG 197052", country: "CH" } }
      ]
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ groupId: groupKey(clinic, "verwaltung"), maximumPlates: 3 })
    expect(body.activePlates).toMatchObject([
      { plate: "M-PP123", country: "DE", validTo: null },
      { plate: "SG197052", country: "CH", validTo: null }
    ])
    expect(Math.abs(Date.parse(body.activePlates[0]?.validFrom ?? "") - Date.now())).toBeLessThan(10_000)
    expect(await activeOf(who)).toEqual(["M-PP123", "SG197052"])
  })

  it("is refused above the limit for all of them [F-10]", async ({ who }) => {
    await send(who, "POST", adding("M-A1", "M-A2"))
    expect(await send(who, "POST", adding("M-A3", "M-A4"))).toMatchObject(
      refused(409, "E_PLATE_LIMIT", "items")
    )
    expect(await activeOf(who)).toEqual(["M-A1", "M-A2"])
    expect((await send(who, "POST", adding("M-A3"))).status).toBe(200)
  })

  it("is refused for a plate that exists or is repeated, in any spelling", async ({ who }) => {
    await send(who, "POST", adding("M-PP123"))
    for (const body of [adding("M-PP123"), adding("m–pp 123")]) {
      expect(await send(who, "POST", body)).toMatchObject(
        refused(409, "E_PLATE_DUPLICATE", "items.0.newPlate.plate")
      )
    }
    expect(await send(who, "POST", adding("M-B1", "m b1"))).toMatchObject(
      refused(409, "E_PLATE_DUPLICATE", "items.1.newPlate.plate")
    )
    expect(await activeOf(who)).toEqual(["M-PP123"])
  })

  it.each([
    ["DE", "MPP123", "missing_separator"],
    ["DE", "XXX-AB12", "invalid_municipal"],
    ["CH", "XY123", "invalid_canton_code"],
    ["AT", "QQ-123A", "invalid_province_code"],
    ["DE", "M-PP12345", "invalid_license_plate"]
  ])("is refused for an invalid plate of %s: %s is %s", async (country, plate, issue) => {
    const who = await member()
    const answer = await send(who, "POST", {
      items: [{ newPlate: de("M-OK1") }, { newPlate: { plate, country } }]
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "E_PLATE_INVALID", issue, field: "items.1.newPlate.plate" }
    })
    expect(await rows(who.subject)).toEqual([])
  })

  it("treats a plate without a country as one of any", async ({ who }) => {
    const { body } = await send(who, "POST", { items: [{ newPlate: { plate: "abc 123", country: null } }] })
    expect(body.activePlates).toMatchObject([{ plate: "ABC123", country: "XX" }])
  })

  it("ends with the membership", async ({ who }) => {
    await service.database.sql`
      update shop.group_member set valid_to = now() + interval '5 days' where subject = ${who.subject}`
    await send(who, "POST", adding("M-A1"))
    const [row] = await rows(who.subject)
    expect((row?.valid_to?.getTime() ?? 0) / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 5, 2)
    await service.database.sql`
      update shop.group_member set valid_to = now() - interval '1 day' where subject = ${who.subject}`
    expect((await send(who, "POST", adding("M-A2"))).body.code).toBe("E_GROUP_NOT_FOUND")
  })

  it("begins with a membership that has not begun, until which a plate can be exchanged and deleted", async ({
    who
  }) => {
    await service.database.sql`
      update shop.group_member set valid_from = now() + interval '5 days' where subject = ${who.subject}`
    const expectAhead = (
      { status, body }: { status: number; body: Answer },
      plates: ReadonlyArray<string>
    ) => {
      expect([status, body.activePlates.map(({ plate }) => plate)]).toEqual([200, plates])
      expect(body.expiredPlates).toEqual([])
      for (const { validFrom } of body.activePlates) expect(validFrom).toBe(body.validFrom)
    }
    expectAhead(await send(who, "POST", adding("M-A1")), ["M-A1"])
    expectAhead(await send(who, "PUT", exchanging("M-A1", "M-A2")), ["M-A2"])
    expectAhead(await send(who, "DELETE", deleting("M-A2")), [])
    expectAhead(await send(who, "POST", adding("M-A2")), ["M-A2"])
  })

  it("makes a driver a member of an open group, but not after a refusal", async () => {
    const open = shopGroupId(clinic, "praktikum-2026")
    const path = pathOf("praktikum-2026")
    await service.database.sql`update shop.shop_group set open = true where id = ${open}`
    const stranger = await driver(service.origin, service.issuer, "driver|stranger")
    const memberships = () =>
      service.database.sql`select 1 from shop.group_member where subject = 'driver|stranger'`
    expect((await send(stranger, "POST", adding("NO"), path)).status).toBe(422)
    expect(await memberships()).toHaveLength(0)
    expect((await send(stranger, "POST", adding("M-A1"), path)).body.activePlates).toHaveLength(1)
    expect(await memberships()).toHaveLength(1)
    await service.database.sql`update shop.shop_group set open = false where id = ${open}`
  })
})

describe("replacing a plate", () => {
  it("ends the old one and starts the new one at the same moment, with the same end", async ({ who }) => {
    await send(who, "POST", adding("M-A1"))
    await service.database.sql`
      update shop.registered_plate set valid_to = now() + interval '9 days' where subject = ${who.subject}`
    const { body } = await send(who, "PUT", exchanging("M-A1", "M-A2"))
    expect(body.activePlates.map(({ plate }) => plate)).toEqual(["M-A2"])
    expect(body.expiredPlates.map(({ plate }) => plate)).toEqual(["M-A1"])
    expect(body.plates).toHaveLength(2)
    const [old, successor] = await rows(who.subject)
    expect(successor?.valid_from.getTime()).toBeGreaterThanOrEqual(old?.valid_to?.getTime() ?? Number.NaN)
    expect((successor?.valid_from.getTime() ?? 0) - (old?.valid_to?.getTime() ?? 0)).toBeLessThan(1000)
    expect((successor?.valid_to?.getTime() ?? 0) / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 9, 2)
  })

  it("keeps the history, so that a running stay stays covered", async ({ who }) => {
    await send(who, "POST", adding("M-A1"))
    const arrival = new Date()
    await send(who, "PUT", exchanging("M-A1", "M-A2", "rental_car"))
    const atArrival = await service.database.sql`
      select plate from shop.registered_plate where subject = ${who.subject} and valid_from <= ${arrival}
        and (valid_to is null or valid_to > ${arrival})`
    expect(atArrival).toEqual([{ plate: "M-A1" }])
    expect(
      await service.database.sql`
        select old_plate, new_plate, reason from shop.plate_change where subject = ${who.subject}
          order by changed_at`
    ).toEqual([
      { old_plate: null, new_plate: "M-A1", reason: null },
      { old_plate: "M-A1", new_plate: "M-A2", reason: "rental_car" }
    ])
  })

  it("works on a full permission, unlike an additional car", async ({ who }) => {
    await send(who, "POST", adding("M-A1", "M-A2", "M-A3"))
    expect((await send(who, "PUT", exchanging("M-A1", "M-A4", "typo"))).status).toBe(200)
    const additional = { items: [{ newPlate: de("M-A5") }], reason: "additional_car" }
    expect((await send(who, "PUT", additional)).body.code).toBe("E_PLATE_LIMIT")
    expect((await send(who, "DELETE", deleting("M-A4"))).status).toBe(200)
    expect((await send(who, "PUT", additional)).status).toBe(200)
    expect(await activeOf(who)).toEqual(["M-A2", "M-A3", "M-A5"])
  })

  it("is refused for a missing old plate, an existing new one and an invalid one", async ({ who }) => {
    await send(who, "POST", adding("M-A1", "M-A2"))
    for (const [body, status, code, field] of [
      [exchanging("M-A9", "M-A3"), 404, "E_PLATE_NOT_FOUND", "items.0.oldPlate.plate"],
      [exchanging("M-A1", "M-A2"), 409, "E_PLATE_DUPLICATE", "items.0.newPlate.plate"],
      [exchanging("M-A1", "M-A1"), 409, "E_PLATE_DUPLICATE", "items.0.newPlate.plate"],
      [exchanging("M-A1", "MA3"), 422, "E_PLATE_INVALID", "items.0.newPlate.plate"],
      [exchanging("M-A1", "M-A3", "additional_car"), 422, "E_REASON_MISMATCH", "items.0.oldPlate"],
      [{ ...adding("M-A3"), reason: "typo" }, 422, "E_REASON_MISMATCH", "items.0.oldPlate"],
      [adding("M-A3"), 400, "E_REQUEST_INVALID", "reason"]
    ] as const) {
      expect(await send(who, "PUT", body)).toMatchObject(refused(status, code, field))
    }
    expect(await activeOf(who)).toEqual(["M-A1", "M-A2"])
    expect(await rows(who.subject)).toHaveLength(2)
  })
})

describe("deleting plates", () => {
  it("ends them now, and not a second time", async ({ who }) => {
    await send(who, "POST", adding("M-A1", "M-A2"))
    const { status, body } = await send(who, "DELETE", deleting("m a1"))
    expect([status, body.activePlates.map(({ plate }) => plate)]).toEqual([200, ["M-A2"]])
    expect(await send(who, "DELETE", deleting("M-A1"))).toMatchObject(
      refused(404, "E_PLATE_NOT_FOUND", "items.0.oldPlate.plate")
    )
  })

  it("deletes all of a list or none", async ({ who }) => {
    await send(who, "POST", adding("M-A1", "M-A2"))
    expect((await send(who, "DELETE", deleting("M-A1", "M-A3"))).status).toBe(404)
    expect((await send(who, "DELETE", deleting("M-A1", "M-A1"))).status).toBe(404)
    expect(await activeOf(who)).toEqual(["M-A1", "M-A2"])
  })

  it("makes room for the plate again", async ({ who }) => {
    await send(who, "POST", adding("M-A1"))
    await send(who, "DELETE", deleting("M-A1"))
    expect((await send(who, "POST", adding("M-A1"))).body.activePlates).toHaveLength(1)
  })
})

describe("a permission that is not the driver's", () => {
  it("returns not found", async ({ who }) => {
    for (const path of [
      pathOf("vollbelegt"),
      pathOf("verwaltung", "leerhof"),
      `/v1/${shopId(clinic)}/user-shop-group/nonsense/plates`
    ]) {
      for (const [method, body] of [
        ["POST", adding("M-A1")],
        ["PUT", exchanging("M-FL11", "M-A1")],
        ["DELETE", deleting("M-FL11")]
      ] as const) {
        expect(await send(who, method, body, path)).toMatchObject(
          refused(404, "E_GROUP_NOT_FOUND", "groupId")
        )
      }
    }
    const nowhere = `/v1/${crypto.randomUUID()}/user-shop-group/x/plates`
    expect((await send(who, "POST", adding("M-A1"), nowhere)).body.code).toBe("E_SHOP_NOT_FOUND")
    const closed = `/v1/${shopId("altmarkt")}/user-shop-group/x/plates`
    expect((await send(who, "DELETE", deleting("M-A1"), closed)).body.code).toBe("E_SHOP_INACTIVE")
  })

  it("keeps its plates when another member deletes an equal one", async () => {
    const [one, other] = [await member(), await member()]
    await send(one, "POST", adding("M-SH1"))
    expect((await send(other, "DELETE", deleting("M-SH1"))).status).toBe(404)
    expect(await activeOf(one)).toEqual(["M-SH1"])
  })
})

describe("concurrent changes", () => {
  it("never exceed the limit", async ({ who }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(who, "POST", adding(`M-A${index + 1}`)))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === "E_PLATE_LIMIT")).toHaveLength(5)
    expect(await activeOf(who)).toHaveLength(3)
  })

  it("add a plate once and replace it once for repeated requests", async ({ who }) => {
    const added = await Promise.all(Array.from({ length: 4 }, () => send(who, "POST", adding("M-A1"))))
    expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const changed = await Promise.all(
      Array.from({ length: 4 }, (_, index) => send(who, "PUT", exchanging("M-A1", `M-B${index + 1}`)))
    )
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await activeOf(who)).toHaveLength(1)
    expect(await rows(who.subject)).toHaveLength(2)
  })
})
