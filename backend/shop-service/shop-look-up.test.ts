/** Tests of finding shops: one, several, and all of them in pages. */
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { PageOfShops } from "../../schemas/page-of-shops.ts"
import type { Shop } from "../../schemas/shop.ts"
import { demoShops, shopAreaId, shopId } from "../demo-world/shops.ts"
import { type ErrorAnswer, refused } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")

const page = (query: Readonly<Record<string, string | number>> = {}) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return neu.call<PageOfShops & ErrorAnswer>("GET", `/v1/shop?${parameters}`)
}
const namesOf = ({ data }: PageOfShops) => data.map(({ name }) => name)

const insert = (name: string, path = name) =>
  service.database.sql`
    insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active,
      is_account_verification, time_zone, currency)
     values (gen_random_uuid(), gen_random_uuid(), ${name}, ${path}, 'x', true, false, 'Europe/Berlin', 'EUR')`

/** Sorted by name, ignoring case. */
const allNames = demoShops.map(({ name }) => name).sort((one, other) => one.localeCompare(other, "de"))

describe("the list of shops", () => {
  it("is sorted by name, with all fields", async () => {
    const { status, body } = await page()
    expect(status).toBe(200)
    expect(namesOf(body)).toEqual(allNames)
    expect(body).toMatchObject({ hasPreviousPage: false, hasNextPage: false })
    expect(body.data.find(({ path }) => path === "altmarkt")).toMatchObject({
      id: shopId("altmarkt"),
      areaEntityId: shopAreaId("altmarkt"),
      active: false,
      isAccountVerification: false
    })
  })

  it("is paged to the end, with each shop once [K-11]", async () => {
    const seen: string[] = []
    let cursor: string | undefined
    for (let pages = 1; ; pages++) {
      const { body } = await page({ limit: 3, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...namesOf(body))
      expect(body.hasPreviousPage).toBe(pages > 1)
      if (!body.hasNextPage) break
      expect(body.data).toHaveLength(3)
      cursor = body.endCursor ?? undefined
    }
    expect(seen).toEqual(allNames)
  })

  it("continues at the same position after a shop is deleted or added", async () => {
    await insert("Klinikum Z")
    const first = await page({ limit: allNames.indexOf("Klinikum Rosenau") + 2 })
    expect(namesOf(first.body).at(-1)).toBe("Klinikum Z")
    await service.database.sql`delete from shop.shop where name = 'Klinikum Z'`
    await insert("Aaa")
    const second = await page({ cursor: first.body.endCursor ?? "" })
    expect(namesOf(second.body)).toEqual(allNames.slice(allNames.indexOf("Klinikum Rosenau") + 1))
    await service.database.sql`delete from shop.shop where name = 'Aaa'`
  })

  it("distinguishes shops of the same name", async () => {
    for (const path of ["twin-1", "twin-2", "twin-3"]) await insert("Zwilling", path)
    const ids = new Set<string>()
    let cursor: string | null = null
    do {
      const { body }: { body: PageOfShops } = await page({
        search: "zwilling",
        limit: 1,
        ...(cursor === null ? {} : { cursor })
      })
      for (const { id } of body.data) ids.add(id)
      cursor = body.hasNextPage ? body.endCursor : null
    } while (cursor !== null)
    expect(ids.size).toBe(3)
    await service.database.sql`delete from shop.shop where name = 'Zwilling'`
  })

  it("is searched by a part of the name in upper or lower case", async () => {
    expect(namesOf((await page({ search: "ROSENAU" })).body)).toEqual([
      "Klinikum Rosenau",
      "Stadtbad Rosenau"
    ])
    expect(namesOf((await page({ search: "GROẞ" })).body)).toEqual(["Großgarage"])
    expect(namesOf((await page({ search: "leer" })).body)).toEqual(["Leer", "Leerhof"])
    expect(namesOf((await page({ search: "" })).body)).toEqual(allNames)
    for (const search of ["%", "_", "\\", "' or 1=1 --", "nowhere"]) {
      expect((await page({ search })).body).toMatchObject({
        data: [],
        hasPreviousPage: false,
        hasNextPage: false,
        startCursor: null,
        endCursor: null
      })
    }
  })

  it("keeps the search across pages", async () => {
    const first = await page({ search: "rosenau", limit: 1 })
    expect([namesOf(first.body), first.body.hasNextPage]).toEqual([["Klinikum Rosenau"], true])
    const second = await page({ search: "rosenau", limit: 1, cursor: first.body.endCursor ?? "" })
    expect(second.body).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    expect(namesOf(second.body)).toEqual(["Stadtbad Rosenau"])
    expect(second.body.startCursor).toBe(second.body.endCursor)
  })

  it.each([
    "nonsense",
    "%00",
    Buffer.from("no id and a name").toString("base64url"),
    Buffer.from(`${randomUUID()}`).toString("base64url"),
    Buffer.from(`${randomUUID()}a\u0000b`).toString("base64url"),
    `${Buffer.from(`${randomUUID()}Leer`).toString("base64url")}!`,
    `${Buffer.from(`${randomUUID()}`).toString("base64url")}gICA`
  ])("refuses an invalid cursor: %s", async (cursor) => {
    expect(await page({ cursor })).toMatchObject(refused(400, "E_CURSOR_INVALID", "cursor"))
  })

  it.each([
    [{ limit: 0 }, "limit"],
    [{ limit: 101 }, "limit"],
    [{ limit: "1.5" }, "limit"],
    [{ limit: "ten" }, "limit"],
    [{ search: "x".repeat(101) }, "search"],
    [{ search: "\u0000" }, "search"],
    [{ cursor: "x".repeat(1001) }, "cursor"]
  ])("refuses invalid parameters: %j", async (query, field) => {
    expect(await page(query as Readonly<Record<string, string>>)).toMatchObject(
      refused(400, "E_REQUEST_INVALID", field)
    )
  })
})

it("finds one shop by its area in upper case, too", async () => {
  const path = `/v1/shop/by-area-entity-id/${shopAreaId("seewil").toUpperCase()}`
  expect((await neu.call<Shop>("GET", path)).body).toMatchObject({ path: "seewil", areaCountry: "ch" })
})

describe("several shops", () => {
  const calls = [
    ["/v1/shop/by-ids", "shopIds", shopId],
    ["/v1/shop/many/by-area-entity-id", "areaEntityIds", shopAreaId]
  ] as const

  it.each(calls)("are sorted by name, each once, without unknown ones: %s", async (path, field, idOf) => {
    const ids = [idOf("wiesensee"), idOf("leer"), idOf("leer"), randomUUID()]
    const { status, body } = await neu.call<ReadonlyArray<Shop>>("POST", path, { [field]: ids })
    expect([status, body.map((shop) => shop.path)]).toEqual([200, ["leer", "wiesensee"]])
    expect((await neu.call("POST", path, { [field]: [] })).body).toEqual([])
    const many = Array.from({ length: 5000 }, () => randomUUID())
    expect((await neu.call("POST", path, { [field]: [...many, idOf("leer")] })).body).toHaveLength(1)
  })
})
