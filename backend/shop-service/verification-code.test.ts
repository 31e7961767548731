/** Tests of codes: what adding one unlocks, each refusal, and the limit on guessing. */
import { beforeEach, describe, expect, it } from "vitest"
import type { Ticket } from "../../schemas/ticket.ts"
import { groupKey, shopAreaId, shopGroupId, shopId } from "../demo-world/shops.ts"
import { type Driver, driver, type ErrorAnswer, refused } from "./testing/driver.ts"
import { shopService } from "./testing/shop-service.ts"

const service = shopService()

const clinic = "klinikum-rosenau"
const path = `/v1/${shopId(clinic)}/verification-code`

let count = 0
/** Returns a new driver. */
const someone = () => driver(service.origin, service.issuer, `driver|code-${++count}`)

const add = (who: Driver, code: unknown, at = path) =>
  who.call<ErrorAnswer & { code: string }>("POST", at, { code })
const codesOf = async (who: Driver) =>
  (await who.call<{ verificationCodes: ReadonlyArray<{ code: string }> }>("GET", path)).body.verificationCodes

const newCode = (
  code: string,
  options: { maximumUses?: number; group?: string; shop?: string } = {}
): Promise<unknown> =>
  service.database.sql`
    insert into shop.verification_code (id, shop_id, code, maximum_uses, shop_group_id)
     values (gen_random_uuid(), ${shopId(options.shop ?? clinic)}, ${code}, ${options.maximumUses ?? null}, ${options.group ?? null})`

const counted = async (table: string) =>
  (await service.database.query<{ rows: number }>(`select count(*)::int as rows from shop.${table}`))[0]?.rows

describe("a valid code", () => {
  it("is added to the account and unlocks the tickets behind it [V-10]", async () => {
    const neu = await someone()
    const tickets = async () =>
      (
        await neu.call<{ fixedDurationTickets: ReadonlyArray<Ticket> }>(
          "GET",
          `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId(clinic)}&ticketType=ALL`
        )
      ).body.fixedDurationTickets.map(({ name }) => name)
    expect(await codesOf(neu)).toEqual([])
    expect(await tickets()).not.toContain("Mitarbeiter Monat (Tag)")
    expect(await add(neu, "ROSENAU-2026")).toMatchObject({ status: 200, body: { code: "ROSENAU-2026" } })
    expect(await tickets()).toContain("Mitarbeiter Monat (Tag)")
    expect(await add(neu, "k.meier@rosenau.example")).toMatchObject({ status: 200 })
    expect(await codesOf(neu)).toEqual([{ code: "ROSENAU-2026" }, { code: "k.meier@rosenau.example" }])
  })

  it("unlocks nothing for other drivers", async () => {
    const other = await someone()
    expect(await codesOf(other)).toEqual([])
  })

  it("of a group makes the driver a member of it", async () => {
    const group = shopGroupId(clinic, "aerzteschaft")
    await newCode("DOCTORS", { group })
    const doctor = await someone()
    await add(doctor, "DOCTORS")
    const { body } = await doctor.call<{ userShopGroups: ReadonlyArray<{ groupId: string }> }>(
      "GET",
      `/v1/shop-group/user-shop-groups/${shopId(clinic)}`
    )
    expect(body.userShopGroups.map(({ groupId }) => groupId)).toEqual([groupKey(clinic, "aerzteschaft")])
  })

  it("that exists in several shops belongs to the called shop", async () => {
    await newCode("TWIN", { shop: "leerhof", maximumUses: 0 })
    await newCode("TWIN")
    expect((await add(await someone(), "TWIN")).status).toBe(200)
  })
})

describe("a new code after an old one", () => {
  const name = "praktikum-2026"
  const group = shopGroupId(clinic, name)

  it("is accepted once the old one has expired, also where a driver may have one of the group", async () => {
    for (const code of ["SPRING", "AUTUMN"]) await newCode(code, { group })
    await service.database.sql`update shop.shop_group set maximum_codes = 1 where id = ${group}`
    const who = await someone()
    expect((await add(who, "SPRING")).status).toBe(200)
    expect((await add(who, "AUTUMN")).body.code).toBe("E_CODE_LIMIT")
    await service.database.sql`update shop.verification_code set valid_to = now() where code = 'SPRING'`
    expect((await add(who, "AUTUMN")).status).toBe(200)
    await service.database.sql`update shop.shop_group set maximum_codes = null where id = ${group}`
  })

  it("renews a membership that has ended, and shortens or prolongs no other", async () => {
    await newCode("AGAIN", { group })
    const addPlate = (who: Driver) =>
      who.call("POST", `/v1/${shopId(clinic)}/user-shop-group/${groupKey(clinic, name)}/plates`, {
        items: [{ newPlate: { plate: "M-PP123", country: "DE" } }]
      })
    const memberUntil = async (end: string) => {
      const who = await someone()
      await service.database.sql`
        insert into shop.group_member (shop_group_id, subject, valid_to)
          values (${group}, ${`driver|code-${count}`}, now() + ${end}::text::interval)`
      return who
    }
    const former = await memberUntil("-1 day")
    expect((await addPlate(former)).body.code).toBe("E_GROUP_NOT_FOUND")
    expect((await add(former, "AGAIN")).status).toBe(200)
    expect((await addPlate(former)).status).toBe(200)
    const present = await memberUntil("1 day")
    expect((await add(present, "AGAIN")).status).toBe(200)
    const ends = await service.database.sql<{ ends: boolean }>`
      select valid_to is not null as ends from shop.group_member where subject = ${`driver|code-${count}`}`
    expect(ends).toEqual([{ ends: true }])
  })
})

describe("a refused code", () => {
  it("differs in case from a valid one", async () => {
    expect((await add(await someone(), "rosenau-2026")).body.code).toBe("E_CODE_UNKNOWN")
  })

  it("is one above the driver's limit of its group", async () => {
    const group = shopGroupId(clinic, "verwaltung")
    for (const code of ["OFFICE-1", "OFFICE-2"]) await newCode(code, { group })
    await service.database.sql`update shop.shop_group set maximum_codes = 1 where id = ${group}`
    const who = await someone()
    expect((await add(who, "OFFICE-1")).status).toBe(200)
    expect(await add(who, "OFFICE-2")).toMatchObject(refused(409, "E_CODE_LIMIT"))
    await service.database.sql`update shop.shop_group set maximum_codes = null where id = ${group}`
    expect((await add(who, "OFFICE-2")).status).toBe(200)
  })

  it("is one of an inactive shop", async () => {
    const inactive = `/v1/${shopId("altmarkt")}/verification-code`
    expect((await add(await someone(), "X", inactive)).body.code).toBe("E_SHOP_INACTIVE")
  })
})

it.each(["", "a".repeat(65), "<script>", "\u0000", null])(
  "an invalid code does not count as an attempt and writes nothing: %j",
  async (code) => {
    const before = [await counted("code_attempt"), await counted("redeemed_code")]
    expect(await add(await someone(), code)).toMatchObject(refused(400, "E_REQUEST_INVALID", "code"))
    expect([await counted("code_attempt"), await counted("redeemed_code")]).toEqual(before)
  }
)

describe("the limit of attempts", () => {
  beforeEach(() => service.database.sql`delete from shop.code_attempt`)

  it("is ten refusals, also for a valid code, until a delay has passed", async () => {
    const guesser = await someone()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => add(guesser, `GUESS-${index}`))
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 404),
      ...Array.from({ length: 4 }, () => 429)
    ])
    const late = await add(guesser, "ROSENAU-2026")
    expect(late).toMatchObject(refused(429, "E_CODE_ATTEMPTS"))
    const seconds = Number(late.headers.get("retry-after"))
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(await codesOf(guesser)).toEqual([])
    await service.database.sql`
      update shop.code_attempt set attempted_at = attempted_at - make_interval(secs => ${seconds})`
    expect((await add(guesser, "ROSENAU-2026")).status).toBe(200)
  })

  it("excludes requests that are not guesses", async () => {
    const owner = await someone()
    await add(owner, "ROSENAU-2026")
    for (let again = 0; again < 11; again++) {
      expect((await add(owner, "ROSENAU-2026")).body.code).toBe("E_CODE_ALREADY_ADDED")
    }
    expect(await counted("code_attempt")).toBe(0)
  })

  it("does not affect other drivers", async () => {
    const guesser = await someone()
    for (let guess = 0; guess < 11; guess++) await add(guesser, `GUESS-${guess}`)
    expect((await add(await someone(), "ROSENAU-2026")).status).toBe(200)
  })
})

describe("concurrent drivers", () => {
  it("share a code up to its limit", async () => {
    await newCode("THREE-PLACES", { maximumUses: 3 })
    const drivers = await Promise.all(Array.from({ length: 8 }, someone))
    const answers = await Promise.all(drivers.map((who) => add(who, "THREE-PLACES")))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === "E_CODE_USED_UP")).toHaveLength(5)
  })

  it("add a code once for repeated requests", async () => {
    const who = await someone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(who, "ROSENAU-2026")))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await codesOf(who)).toHaveLength(1)
  })
})
