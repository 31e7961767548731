/** Tests of reading shops and offers of the demo world; others: answers-in-words.test.ts. */
import { describe, expect, it } from "vitest"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { shopAreaId } from "../demo-world/shops.ts"
import type { Driver } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const fahrerin = driverOf(service, "driver|fahrerin")
const neu = driverOf(service, "driver|neu")

const options = (who: Driver, shop: string, more = "&ticketType=ALL") =>
  who.call<{ fixedDurationTickets: ReadonlyArray<Ticket> }>(
    "GET",
    `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId(shop)}${more}`
  )

const namesIn = async (who: Driver, shop: string, more?: string) =>
  (await options(who, shop, more)).body.fixedDurationTickets.map((ticket) => ticket.name)

describe("a shop by its path", () => {
  it("is returned when it is inactive, for the app to report it", async () => {
    const { status, body } = await fahrerin.call<ShopWithGroups>("GET", "/v1/shop/path/altmarkt")
    expect([status, body.active]).toEqual([200, false])
  })

  it.each(["nowhere", "Wiesensee", "wiesensee%20", "..%2fwiesensee", "%27%20or%201%3D1--"])(
    "is not found as %s",
    async (path) => {
      const { status, body } = await fahrerin.call("GET", `/v1/shop/path/${path}`)
      expect(status).toBe(404)
      expect(body.code).toBe("E_SHOP_NOT_FOUND")
    }
  )
})

describe("the tickets of a shop", () => {
  it("can be filtered by type", async () => {
    expect(await namesIn(neu, "klinikum-rosenau", "&ticketType=multiUse")).toEqual([
      "Begleitpersonen 10er-Karte"
    ])
    expect(await namesIn(neu, "klinikum-rosenau", "&ticketType=singleUse")).toEqual(["Besucher-Tagesticket"])
    expect(await namesIn(neu, "klinikum-rosenau", "")).toHaveLength(2)
    const { status, body } = await options(neu, "klinikum-rosenau", "&ticketType=none")
    expect([status, body]).toMatchObject([400, { code: "E_REQUEST_INVALID", field: "ticketType" }])
  })

  it("mark those already covered for the driver's own plate", async () => {
    const covered = async (who: Driver, plate: string) =>
      (await options(who, "wiesensee", `&plate=${plate}`)).body.fixedDurationTickets.map(
        (ticket) => ticket.ticketCovered
      )
    for (const typed of ["m-fr88", "M%20FR%2088"]) expect(await covered(fahrerin, typed)).toContain(true)
    expect(await covered(fahrerin, "M-PP123")).not.toContain(true)
    expect(await covered(neu, "M-FR88")).not.toContain(true)
  })

  it("are a thousand in 120 areas in the great garage, and none in the empty shops", async () => {
    const tickets = (await options(neu, "grossgarage")).body.fixedDurationTickets
    expect(tickets).toHaveLength(1000)
    expect(new Set(tickets.flatMap((ticket) => ticket.validityAreaEntityId)).size).toBe(120)
    expect(await namesIn(neu, "leer")).toEqual([])
    expect(await namesIn(neu, "leerhof")).toEqual([])
  })

  it("require the area of a shop", async () => {
    const path = "/v1/available-purchase-option/online-shop"
    expect((await neu.call("GET", path)).body).toMatchObject({
      code: "E_AREA_ID_REQUIRED",
      field: "areaEntityId"
    })
  })
})
