/** Tests: the cart holds what the service sealed, and its verification is correct. */
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, eventOf, refused, report } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const fahrerin = driverOf(service, "driver|fahrerin")
const neu = driverOf(service, "driver|neu")

const lake = shopId("wiesensee")
const tomorrow = inDays(1)

const verify = async (who: Driver, shop = "wiesensee") =>
  (await who.call<{ items: ReadonlyArray<VerifiedCartItem> }>("POST", `/v1/${shopId(shop)}/cart/verify`)).body
    .items

const carts = () => service.database.sql`select * from shop.cart`

beforeEach(async () => {
  await service.database.sql`delete from shop.cart`
})

describe("a cart", () => {
  it("counts its tickets with a pending payment until it is declined", async () => {
    const beingPaid = async () =>
      (await neu.call<{ beingPaid: number }>("GET", `/v1/${lake}/cart`)).body.beingPaid
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", tomorrow)])
    const { body: order } = await neu.order<Order>("wiesensee")
    expect(await beingPaid()).toBe(0)
    const tell = (outcome: "pending" | "declined") =>
      report(service.origin, service.settings.paymentSecret, eventOf(order, { outcome }))
    await tell("pending")
    expect(await beingPaid()).toBe(1)
    await tell("declined")
    expect(await beingPaid()).toBe(0)
  })

  it("marks tickets that begin within the withdrawal period", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "hiking-day", inDays(14)),
      await neu.configured("wiesensee", "hiking-day", inDays(16)),
      await neu.configured("wiesensee", "10-visits")
    ])
    const needed = async (shop?: string) =>
      (await verify(neu, shop)).map(({ needsExpressRequest }) => needsExpressRequest)
    expect(await needed()).toEqual([true, false, true])
    await neu.putCart("seewil", [await neu.configured("seewil", "day-zone-a", tomorrow)])
    expect(await needed("seewil")).toEqual([false])
  })

  it("is empty at first, stores a whole list, and is empty again when cleared [A/C-01 A/C-04]", async () => {
    expect(await neu.cart("wiesensee")).toEqual([])
    const day = await neu.configured("wiesensee", "hiking-day", tomorrow)
    const card = await neu.configured("wiesensee", "10-visits")
    const { status, body } = await neu.putCart<{ items: ReadonlyArray<Ticket> }>("wiesensee", [day, card])
    expect([status, body.items]).toEqual([200, [day, card]])
    expect(await neu.cart("wiesensee")).toEqual([day, card])
    expect((await neu.putCart("wiesensee", [card])).status).toBe(200)
    expect(await neu.cart("wiesensee")).toEqual([card])
    const cleared = await neu.call("DELETE", `/v1/${lake}/cart`)
    expect([cleared.status, cleared.body]).toEqual([200, undefined])
    expect(await neu.cart("wiesensee")).toEqual([])
    expect((await neu.call("DELETE", `/v1/${lake}/cart`)).status).toBe(200)
  })

  it("belongs to one driver in one shop [A/C-01]", async () => {
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", tomorrow)])
    expect(await fahrerin.cart("wiesensee")).toEqual([])
    expect(await neu.cart("stadtbad")).toEqual([])
  })

  it("refuses an item that is changed, of another driver or shop, or never configured", async () => {
    const day = await neu.configured("wiesensee", "hiking-day", tomorrow)
    const { body } = await neu.call<{ fixedDurationTickets: ReadonlyArray<Ticket> }>(
      "GET",
      `/v1/available-purchase-option/online-shop?areaEntityId=${(await neu.call<{ areaEntityId: string }>("GET", "/v1/shop/path/wiesensee")).body.areaEntityId}`
    )
    const foreign = await fahrerin.configured("wiesensee", "hiking-day", tomorrow)
    for (const item of [{ ...day, price: 0.01 }, foreign, body.fixedDurationTickets[0]]) {
      expect(await neu.putCart("wiesensee", [day, item])).toMatchObject(
        refused(409, "E_TICKET_CHANGED", "items.1.hash")
      )
    }
    expect(await neu.putCart("stadtbad", [day])).toMatchObject(refused(409, "E_TICKET_CHANGED"))
    expect(await carts()).toEqual([])
  })

  it("refuses two currencies, the same item twice, and more than fifty", async () => {
    const day = await neu.configured("wiesensee", "hiking-day", tomorrow)
    expect(await neu.putCart("wiesensee", [day, { ...day, currencyCode: "CHF" }])).toMatchObject(
      refused(422, "E_CURRENCY_MIXED", "items.1.currencyCode")
    )
    expect(await neu.putCart("wiesensee", [day, day])).toMatchObject(
      refused(422, "E_CART_DUPLICATE", "items.1")
    )
    expect(await neu.putCart("wiesensee", Array(51).fill(day))).toMatchObject(
      refused(422, "E_CART_FULL", "items")
    )
    expect(await carts()).toEqual([])
  })
})

describe("adding to a cart", () => {
  type Verified = { readonly items: ReadonlyArray<VerifiedCartItem> }
  const add = (item: unknown, replaces?: string | null) =>
    neu.call<Verified>("POST", `/v1/${lake}/cart/items`, { item, ...(replaces ? { replaces } : {}) })
  const hashes = (items: ReadonlyArray<Ticket>) => items.map(({ hash }) => hash)
  const days = (...after: ReadonlyArray<number>) =>
    Promise.all(after.map((day) => neu.configured("wiesensee", "hiking-day", inDays(day))))

  it("returns the cart as verifying does, and holds the same ticket once [A/C-02 A/C-05]", async () => {
    const [first, second] = await days(1, 16)
    expect((await add(first)).status).toBe(200)
    await add(second)
    const { body } = await add(second)
    expect(body.items).toMatchObject([
      { hash: first?.hash, valid: true, problem: null, needsExpressRequest: true },
      { hash: second?.hash, valid: true, problem: null, needsExpressRequest: false }
    ])
    expect(body.items).toEqual(await verify(neu))
    expect(await neu.cart("wiesensee")).toEqual([first, second])
  })

  it("keeps what several devices add at the same time [A/C-03]", async () => {
    const items = await days(1, 2, 3, 4, 5, 6)
    const answers = await Promise.all([...items, ...items].map((item) => add(item)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(hashes(await neu.cart("wiesensee")).toSorted()).toEqual(hashes(items).toSorted())
  })

  it("replaces a ticket in its place, also when sent twice, and adds where that one is gone", async () => {
    const [first, second, changed, last] = await days(1, 2, 3, 4)
    await neu.putCart("wiesensee", [first, second])
    for (const _ of ["first try", "second try"]) await add(changed, first?.hash)
    expect(await neu.cart("wiesensee")).toEqual([changed, second])
    await add(last, first?.hash)
    expect(await neu.cart("wiesensee")).toEqual([changed, second, last])
  })

  it("does not bring back what is paid meanwhile", async () => {
    const [paid, other] = await days(1, 2)
    await add(paid)
    const { body: order } = await neu.order<Order>("wiesensee")
    await report(service.origin, service.settings.paymentSecret, eventOf(order))
    await add(paid)
    expect((await add(other)).body.items).toMatchObject([{ hash: other?.hash }])
  })

  it("leaves the cart as it is after a refusal", async () => {
    const [day, other] = await days(1, 2)
    await add(day)
    expect(await add({ ...other, currencyCode: "CHF" })).toMatchObject(refused(422, "E_CURRENCY_MIXED"))
    expect(hashes(await neu.cart("wiesensee"))).toEqual([day?.hash])
  })
})

describe("verifying a cart", () => {
  const problems = async (who: Driver) => (await verify(who)).map(({ valid, problem }) => [valid, problem])

  it("reports no issue right after configuring [A/C-05]", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "hiking-day", tomorrow),
      await neu.configured("wiesensee", "10-visits")
    ])
    expect(await problems(neu)).toEqual([
      [true, null],
      [true, null]
    ])
  })

  it("reports a new price and a withdrawn ticket [A/C-05 B-43]", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "hiking-month", tomorrow),
      await neu.configured("wiesensee", "lido-season", tomorrow)
    ])
    await service.database.sql`
      update shop.ticket set price = price + 100 where id = ${ticketId("wiesensee", "hiking-month")}`
    await service.database.sql`
      update shop.ticket set on_sale = false where id = ${ticketId("wiesensee", "lido-season")}`
    expect(await problems(neu)).toEqual([
      [false, "E_TICKET_CHANGED"],
      [false, "E_TICKET_NOT_AVAILABLE"]
    ])
  })

  it("reports an expired code", async () => {
    const ticket = await fahrerin.configured("klinikum-rosenau", "staff-month-night", tomorrow)
    await fahrerin.putCart("klinikum-rosenau", [ticket])
    expect((await verify(fahrerin, "klinikum-rosenau"))[0]?.problem).toBeNull()
    await service.database.sql`update shop.verification_code set valid_to = now() where code = 'STATION-4'`
    expect((await verify(fahrerin, "klinikum-rosenau"))[0]?.problem).toBe("E_TICKET_NOT_AVAILABLE")
  })

  it("reports a past start, which does not block the order", async () => {
    const [hour, minute] = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" })
      .format(new Date())
      .split(":")
      .map(Number)
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "24-hours", { ...inDays(0), hour, minute }),
      await neu.configured("wiesensee", "24-hours", { ...tomorrow, hour: 8, minute: 0 }),
      await neu.configured("wiesensee", "24-hours")
    ])
    expect(await verify(neu)).toMatchObject([
      { valid: true, startPassed: true },
      { valid: true, startPassed: false },
      { valid: true, startPassed: false }
    ])
    expect((await neu.order("wiesensee")).status).toBe(200)
  })

  it("reports another driver's ticket that begins when it is paid", async () => {
    const plates = [{ plate: "M-VF78", country: "DE" }]
    const begun = await neu.configured("wiesensee", "24-hours", { plates })
    await fahrerin.putCart("wiesensee", [await fahrerin.configured("wiesensee", "10-visits", { plates })])
    await neu.putCart("wiesensee", [begun])
    expect(await problems(neu)).toEqual([[true, null]])
    await fahrerin.order("wiesensee")
    expect(await problems(neu)).toEqual([[false, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"]])
  })

  it("reports another driver's multi-visit ticket, and a covered own plate [A/C-10]", async () => {
    const plates = [{ plate: "M-VF77", country: "DE" }]
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", { ...tomorrow, plates })])
    await fahrerin.putCart("wiesensee", [
      await fahrerin.configured("wiesensee", "10-visits", { plates }),
      await fahrerin.configured("wiesensee", "lido-day", { ...tomorrow, plates })
    ])
    const { body: order } = await fahrerin.order("wiesensee")
    expect(await problems(neu)).toEqual([[false, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"]])
    expect((await verify(neu))[0]?.problemPlates).toEqual(plates)
    await report(service.origin, service.settings.paymentSecret, eventOf(order))
    expect(await problems(neu)).toEqual([[false, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"]])
    await fahrerin.putCart("wiesensee", [
      await fahrerin.configured("wiesensee", "hiking-day", { ...tomorrow, plates })
    ])
    expect(await verify(fahrerin)).toMatchObject([
      {
        valid: true,
        ticketCovered: true,
        coveredBy: [{ plate: "M-VF77", until: expect.stringMatching(/^20.*\+0[12]:00$/) }]
      }
    ])
  })
  it("reports the same ticket bought before with its end, but not for a following one", async () => {
    const plates = [{ plate: "M-VF79", country: "DE" }]
    const at = (day: number, hour: number, minute: number) =>
      neu.configured("wiesensee", "24-hours", { ...inDays(day), hour, minute, plates })
    const first = await at(3, 12, 7)
    await neu.putCart("wiesensee", [first])
    expect(await verify(neu)).toMatchObject([{ valid: true, ticketCovered: false }])
    const { body: order } = await neu.order("wiesensee")
    await report(service.origin, service.settings.paymentSecret, eventOf(order))
    await neu.putCart("wiesensee", [await at(3, 12, 7), await at(4, 12, 6), await at(5, 12, 6)])
    const covers = async () =>
      (await verify(neu)).map((item) => [item.valid, item.ticketCovered, item.coveredBy ?? []])
    const paid = { plate: "M-VF79", until: first.validTo }
    // The form shows the same end as the cart.
    expect(await at(3, 12, 7)).toMatchObject({ ticketCovered: true, coveredBy: [paid] })
    expect(await covers()).toEqual([
      [true, true, [paid]],
      [true, true, [paid, { plate: "M-VF79", until: null }]],
      [true, false, []]
    ])
    // A ticket that begins with the payment ends within a minute, which its successor cannot choose.
    await service.database.sql`
      update shop.issued_ticket set valid_to = valid_to + interval '59 seconds'
        where order_id = ${order.orderId}`
    await neu.putCart("wiesensee", [await at(4, 12, 7)])
    expect(await covers()).toEqual([[true, false, []]])
    expect((await at(4, 12, 7)).ticketCovered).toBe(false)
  })

  it("reports a ticket that is in the cart twice, but not another plate or area", async () => {
    const of = (ticket: string, plate: string) =>
      neu.configured("wiesensee", ticket, { ...tomorrow, plates: [{ plate, country: "DE" }] })
    const first = await of("hiking-day", "M-VF80")
    await neu.putCart("wiesensee", [
      first,
      await of("hiking-day", "M-VF81"),
      await of("lido-day", "M-VF80"),
      await of("hiking-day", "M-VF80")
    ])
    expect((await verify(neu)).map(({ coveredBy }) => coveredBy)).toEqual([
      undefined,
      undefined,
      undefined,
      [{ plate: "M-VF80", until: null }]
    ])
  })
})

describe("a cart with an item whose seal is outdated, as after a change of the key", () => {
  const shop = "wiesensee"
  const path = `/v1/${shopId(shop)}/cart`
  const problemsIn = (items: ReadonlyArray<VerifiedCartItem> = []) => items.map(({ problem }) => problem)

  it("takes further tickets and loses others, and says that this one has changed", async () => {
    const [first, second, third] = await Promise.all(
      [3, 4, 5].map((days) => neu.configured(shop, "hiking-day", inDays(days)))
    )
    await neu.putCart(shop, [first])
    await service.database.sql`
      update shop.cart set items = jsonb_set(items, '{0,hash}', '"outdated"') where subject = 'driver|neu'`
    const added = await neu.call<{ items: ReadonlyArray<VerifiedCartItem> }>("POST", `${path}/items`, {
      item: second
    })
    expect([added.status, problemsIn(added.body.items)]).toEqual([200, ["E_TICKET_CHANGED", null]])
    const [outdated] = await neu.cart(shop)
    expect((await neu.putCart(shop, [outdated])).status).toBe(200)
    expect(await neu.cart(shop)).toEqual([outdated])
    expect((await neu.putCart(shop, [{ ...outdated, price: 1 }])).status).toBe(409)
    expect((await neu.putCart(shop, [{ ...third, hash: "outdated" }])).status).toBe(409)
  })
})
