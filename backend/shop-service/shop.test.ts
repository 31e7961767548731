/** Tests of reading shops, groups, active tickets and offers of the demo world. */
import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { isActive, isAvailable, isExpired } from "../../schemas/group-class.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { shopAreaId, shopId, ticketId } from "../demo-world/shops.ts"
import type { Driver } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const fahrerin = driverOf(service, "driver|fahrerin")
const neu = driverOf(service, "driver|neu")
const flotte = driverOf(service, "driver|flotte")

const options = (who: Driver, shop: string, more = "&ticketType=ALL") =>
  who.call<{ fixedDurationTickets: ReadonlyArray<Ticket> }>(
    "GET",
    `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId(shop)}${more}`
  )

const namesIn = async (who: Driver, shop: string, more?: string) =>
  (await options(who, shop, more)).body.fixedDurationTickets.map((ticket) => ticket.name)

describe("a shop by its path", () => {
  it("includes the groups of the calling driver", async () => {
    const { status, body } = await fahrerin.call<ShopWithGroups>("GET", "/v1/shop/path/klinikum-rosenau")
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: shopId("klinikum-rosenau"),
      areaEntityId: shopAreaId("klinikum-rosenau"),
      isAccountVerification: true,
      active: true,
      areaCountry: "de"
    })
    expect(body.userShopGroups.map((group) => group.name)).toEqual([
      "Pflege Station 4",
      "Verwaltung",
      "Praktikum 2026",
      "Ärzteschaft",
      "Technik intern"
    ])
  })

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

describe("the groups of a driver", () => {
  const groups = async (who: Driver, shop: string) =>
    (
      await who.call<{ userShopGroups: ReadonlyArray<UserShopGroup> }>(
        "GET",
        `/v1/shop-group/user-shop-groups/${shopId(shop)}`
      )
    ).body.userShopGroups

  it("cover every state of a permit", async () => {
    const [nursing, office, internship, physicians, engineering] = await groups(fahrerin, "klinikum-rosenau")
    expect(nursing?.activePlates).toMatchObject([{ plate: "M-PF44", country: "DE", validTo: null }])
    expect(nursing !== undefined && isActive(nursing) && !isAvailable(nursing)).toBe(true)
    expect(office?.activePlates).toHaveLength(1)
    expect(office !== undefined && isActive(office) && isAvailable(office)).toBe(true)
    const daysLeft = (Date.parse(office?.activePlates[0]?.validTo ?? "") - Date.now()) / 86_400_000
    expect(daysLeft).toBeGreaterThan(8.9)
    expect(daysLeft).toBeLessThan(10.1)
    expect(internship !== undefined && isExpired(internship)).toBe(true)
    expect(internship?.expiredPlates).toHaveLength(1)
    expect(physicians?.plates).toEqual([])
    expect(physicians?.areas).toMatchObject([{ name: "Mitarbeiterparkplatz P3", locality: "Rosenau" }])
    expect(engineering?.visible).toBe(false)
  })

  it("belong to their member only, or to everyone for an open group", async () => {
    const [full] = await groups(flotte, "klinikum-rosenau")
    expect(full).toMatchObject({ name: "Vollbelegt", maximumPlates: 2 })
    expect(full?.activePlates).toHaveLength(2)
    expect(await groups(neu, "klinikum-rosenau")).toEqual([])
    expect((await groups(neu, "wiesensee")).map((group) => group.name)).toEqual([
      "Anwohner Wiesensee",
      "Liegeplatz am Bootssteg"
    ])
  })
})

describe("active tickets", () => {
  const active = async (who: Driver) =>
    (
      await who.call<{ activeTickets: ReadonlyArray<ActiveTicket> }>(
        "GET",
        `/v1/shop/active-tickets/${shopId("wiesensee")}`
      )
    ).body.activeTickets

  it("are sorted by end and include the remaining stays [P-11 S-12]", async () => {
    expect(await active(fahrerin)).toMatchObject([
      { name: "Wochenticket", ticketType: "singleUse", remainingUsage: null },
      { name: "10er-Karte", ticketType: "multiUse", remainingUsage: 7, totalUsageLimit: 10, price: 65 }
    ])
    expect(await active(neu)).toEqual([])
  })
})

describe("the tickets of a shop", () => {
  it("are exactly fourteen at the lake, in the operator's order, priced [H-28]", async () => {
    const { fixedDurationTickets } = (await options(neu, "wiesensee")).body
    expect(fixedDurationTickets).toHaveLength(14)
    expect(fixedDurationTickets.slice(0, 6).map(({ name, price }) => [name, price])).toEqual([
      ["Tagesticket Wandern", 8],
      ["Tagesticket Strandbad", 10],
      ["24-Stunden-Ticket", 12],
      ["Wochenticket", 35],
      ["10er-Karte", 65],
      ["Jahresticket alle Flächen", 500]
    ])
    expect(fixedDurationTickets[5]?.areas).toHaveLength(3)
    expect(fixedDurationTickets[0]?.translations).toMatchObject({ en: { title: "Hiking day ticket" } })
    expect(fixedDurationTickets.filter((ticket) => ticket.isInterruptedTimeFrameTicket)).toHaveLength(1)
    expect(fixedDurationTickets.filter((ticket) => ticket.discountInfo !== null)).toHaveLength(1)
  })

  it("behind a code are visible only to drivers with one [V-10]", async () => {
    expect(await namesIn(neu, "klinikum-rosenau")).toEqual([
      "Besucher-Tagesticket",
      "Begleitpersonen 10er-Karte"
    ])
    expect(await namesIn(fahrerin, "klinikum-rosenau")).toEqual([
      "Besucher-Tagesticket",
      "Mitarbeiter Monat (Tag)",
      "Mitarbeiter Monat (Nacht)",
      "Begleitpersonen 10er-Karte"
    ])
  })

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
    expect(await covered(fahrerin, "m-fr88")).toContain(true)
    expect(await covered(fahrerin, "M-PP123")).not.toContain(true)
    expect(await covered(neu, "M-FR88")).not.toContain(true)
  })

  it("show the discount for companions [T-13]", async () => {
    const tickets = (await options(neu, "klinikum-rosenau")).body.fixedDurationTickets
    const card = tickets.find((ticket) => ticket.id === ticketId("klinikum-rosenau", "companion-10-visits"))
    expect([card?.price, card?.discountInfo?.discountedPrice]).toEqual([45, 36])
  })

  it("have prices in francs in Switzerland", async () => {
    const tickets = (await options(neu, "seewil")).body.fixedDurationTickets
    expect(tickets.map(({ price, currencyCode }) => `${currencyCode} ${price}`)).toEqual([
      "CHF 10",
      "CHF 264",
      "CHF 85"
    ])
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
