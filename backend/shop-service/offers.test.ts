/** Tests of the offers cache: never a stale price, whoever changed it, and no offers hidden from a driver. */
import { randomUUID } from "node:crypto"
import { beforeEach, expect, it } from "vitest"
import type { Ticket } from "../../schemas/ticket.ts"
import type { TestDatabase } from "../database/test-database.ts"
import { areaId, shopAreaId, shopId, ticketId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver } from "./testing/driver.ts"
import { driverOf, twoProcesses } from "./testing/shop-service.ts"

const service = twoProcesses()
const here = driverOf(service, "driver|neu")
const there = driverOf(service, "driver|neu", undefined, () => service.sibling)
/** The same driver at two processes with one database. */

// Both have cached the offers.
beforeEach(async () => {
  await ask(here)
  await ask(there)
})

const ask = (who: Driver, rest = "", headers = {}) =>
  who.call<{ readonly fixedDurationTickets: ReadonlyArray<Ticket> }>(
    "GET",
    `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId("wiesensee")}${rest}`,
    undefined,
    headers
  )

const hikingDay = ticketId("wiesensee", "hiking-day")
const shown = async (who: Driver): Promise<Ticket | undefined> =>
  (await ask(who)).body.fixedDurationTickets.find(({ id }) => id === hikingDay)

const change: TestDatabase["sql"] = (...statement) => service.database.sql(...statement)

it("has the new price at once, in the list and when configured, in every process", async () => {
  const before = await shown(here)
  await change`update shop.ticket set price = price + 100 where id = ${hikingDay}`
  for (const who of [here, there]) {
    expect((await shown(who))?.price).toBe((before?.price ?? 0) + 1)
    expect((await who.configured("wiesensee", "hiking-day", inDays(3))).price).toBe((before?.price ?? 0) + 1)
  }
})

it("is neither listed nor configured once it is withdrawn", async () => {
  await change`update shop.ticket set on_sale = false where id = ${hikingDay}`
  for (const who of [here, there]) {
    expect(await shown(who)).toBeUndefined()
    expect((await who.configure("wiesensee", "hiking-day", inDays(3))).status).toBe(404)
  }
  await change`update shop.ticket set on_sale = true where id = ${hikingDay}`
  for (const who of [here, there]) expect(await shown(who)).toBeDefined()
})

it("is priced by the shop as it is now, without another call that reads it", async () => {
  const configured = (who: Driver) => who.configure<Ticket>("wiesensee", "hiking-day", inDays(3))
  const { price } = (await configured(there)).body
  await change`update shop.ticket set price = price + 100 where id = ${hikingDay}`
  expect((await configured(there)).body.price).toBe(price + 1)
  const wiesensee = shopId("wiesensee")
  await change`update shop.shop set active = false where id = ${wiesensee}`
  expect((await configured(there)).status).toBe(403)
  await change`update shop.shop set active = true, deleted_at = now() where id = ${wiesensee}`
  expect((await configured(there)).status).toBe(404)
  await change`update shop.shop set deleted_at = null where id = ${wiesensee}`
  expect((await configured(there)).body.price).toBe(price + 1)
})

it("has the current areas with their current names", async () => {
  const areas = (await shown(there))?.areas ?? []
  await change`update shop.area set name = 'Neuer Name' where area_entity_id = ${areas[0]?.areaEntityId}`
  for (const who of [here, there]) expect((await shown(who))?.areas[0]?.name).toBe("Neuer Name")
  const other = [0, 1].map((place) => areaId("wiesensee", place)).find((id) => id !== areas[0]?.areaEntityId)
  await change`delete from shop.ticket_area where ticket_id = ${hikingDay}`
  for (const who of [here, there]) expect((await shown(who))?.areas).toEqual([])
  await change`
    insert into shop.ticket_area (ticket_id, area_entity_id, position) values (${hikingDay}, ${other}, 0)`
  for (const who of [here, there]) expect((await shown(who))?.validityAreaEntityId).toEqual([other])
  await change`
    update shop.ticket_area set area_entity_id = ${areas[0]?.areaEntityId} where ticket_id = ${hikingDay}`
  for (const who of [here, there]) expect((await shown(who))?.areas[0]?.name).toBe("Neuer Name")
})

it("uses the shop's current currency, and is refused once the shop is closed", async () => {
  await change`update shop.shop set currency = 'CHF' where id = ${shopId("wiesensee")}`
  for (const who of [here, there]) expect((await shown(who))?.currencyCode).toBe("CHF")
  await change`update shop.shop set currency = 'EUR', active = false where id = ${shopId("wiesensee")}`
  for (const who of [here, there]) expect((await ask(who)).status).toBe(403)
  await change`update shop.shop set active = true where id = ${shopId("wiesensee")}`
})

it("reflects committed transactions only, not those rolled back", async () => {
  const before = await shown(here)
  await expect(
    change`do $$ begin update shop.ticket set price = 1; raise exception 'no'; end $$`
  ).rejects.toThrow()
  for (const who of [here, there]) expect(await shown(who)).toEqual(before)
})

it("is listed behind a code while the driver has a valid one", async () => {
  const code = randomUUID()
  await change`update shop.ticket set needs_code = true where id = ${hikingDay}`
  for (const who of [here, there]) expect(await shown(who)).toBeUndefined()
  await change`
    insert into shop.verification_code (id, shop_id, code)
      values (${code}, ${shopId("wiesensee")}, 'NUR-HIER')`
  await change`
    insert into shop.redeemed_code (verification_code_id, subject) values (${code}, 'driver|neu')`
  for (const who of [here, there]) expect(await shown(who)).toBeDefined()
  await change`update shop.verification_code set valid_to = now() where id = ${code}`
  for (const who of [here, there]) expect(await shown(who)).toBeUndefined()
  await change`update shop.ticket set needs_code = false where id = ${hikingDay}`
})

it("responds with a small 304 when unchanged, and in full after a change", async () => {
  const first = await ask(here)
  const etag = (first.headers.get("etag") ?? "").replace("W/", "")
  expect(first.headers.get("cache-control")).toBe("private, no-cache")
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(there, "", { "if-none-match": known, "accept-encoding": "br" })
    expect([again.status, again.body]).toEqual([304, undefined])
    expect(again.headers.get("etag")).toBe(etag)
    expect(again.headers.get("cache-control")).toBe("private, no-cache")
  }
  expect((await ask(here, "&ticketType=singleUse", { "if-none-match": etag })).status).toBe(200)
  await change`update shop.ticket set price = price + 100 where id = ${hikingDay}`
  expect((await ask(there, "", { "if-none-match": etag })).status).toBe(200)
})

it("is the same in Brotli and sends Vary", async () => {
  const [plain, packed] = [
    await ask(here, "", { "accept-encoding": "identity" }),
    await ask(here, "", { "accept-encoding": "gzip, br" })
  ]
  expect(packed.headers.get("content-encoding")).toBe("br")
  expect(packed.headers.get("vary")?.toLowerCase()).toContain("accept-encoding")
  expect(packed.body).toEqual(plain.body)
})

it("marks each ticket covered for a plate, under any ticket id", async () => {
  await change`update shop.ticket set name = '"ticketCovered":null' where id = ${hikingDay}`
  const { body } = await ask(here, "&plate=M-PP123")
  const ticket = body.fixedDurationTickets.find(({ id }) => id === hikingDay)
  expect([ticket?.name, ticket?.ticketCovered]).toEqual(['"ticketCovered":null', false])
})

it("is current for many concurrent reads after a change", async () => {
  await change`update shop.ticket set price = 4200 where id = ${hikingDay}`
  const prices = await Promise.all(Array.from({ length: 30 }, async () => (await shown(here))?.price))
  expect(new Set(prices)).toEqual(new Set([42]))
})

it("supports revalidation of the shop, too, without personal data in the browser's cache", async () => {
  const shop = (who: Driver, path: string, etag = "") =>
    who.call("GET", `/v1/shop/path/${path}`, undefined, { "if-none-match": etag })
  const etag = (await shop(here, "wiesensee")).headers.get("etag") ?? "none"
  expect((await shop(there, "wiesensee", etag)).status).toBe(304)
  await change`update shop.shop set name = 'Am See' where id = ${shopId("wiesensee")}`
  expect((await shop(there, "wiesensee", etag)).status).toBe(200)
  const member = await driver(service.origin, service.issuer, "driver|fahrerin")
  for (const personal of [await shop(member, "klinikum-rosenau", etag), await ask(here, "&plate=M-PP123")]) {
    expect(personal.status).toBe(200)
    expect(personal.headers.get("cache-control")).toBe("no-store")
    expect(personal.headers.has("etag")).toBe(false)
  }
})
