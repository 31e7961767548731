/** Tests of orders: one per idempotency key, from a verified cart, in one transaction or not at all. */
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { readPaymentToken } from "../payment-protocol/payment-token.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, type ErrorAnswer, refused } from "./testing/driver.ts"
import { forgetOrders } from "./testing/forget-orders.ts"
import { driverOf, twoProcesses } from "./testing/shop-service.ts"

const service = twoProcesses()
const fahrerin = driverOf(service, "driver|fahrerin")
const neu = driverOf(service, "driver|neu")
const neuElsewhere = driverOf(service, "driver|neu", undefined, () => service.sibling)

const tomorrow = inDays(1)

const fillCart = async (who: Driver) => {
  const items = [
    await who.configured("wiesensee", "hiking-day", tomorrow),
    await who.configured("wiesensee", "lido-family-day", tomorrow)
  ]
  await who.putCart("wiesensee", items)
  return items
}

const orderRows = () => service.database.sql<{ id: string }>`select id from shop.customer_order`

beforeEach(() => forgetOrders(service.database))

describe("ordering", () => {
  it("creates an order of the cart and returns the payment address [A/C-08]", async () => {
    const items = await fillCart(neu)
    const { status, body: order } = await neu.order("wiesensee")
    expect(status).toBe(200)
    expect(order).toMatchObject({ status: "open", total: 19, currencyCode: "EUR", items })
    expect(order.reference).toMatch(/^PS-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    const [address, token] = (order.paymentUrl ?? "").split("/pay/")
    expect(address).toBe(service.settings.paymentOrigin)
    const reading = readPaymentToken(token ?? "", service.settings.paymentSecret, new Date())
    expect(reading).toMatchObject({
      state: "valid",
      payment: {
        orderId: order.orderId,
        reference: order.reference,
        amount: 19,
        currencyCode: "EUR",
        shopName: "Parken am Wiesensee",
        description: "Tagesticket Wandern, Familien-Tagesticket Strandbad",
        locale: "de",
        successUrl: `${service.settings.appOrigin}/wiesensee/payment-success?order=${order.orderId}`,
        failureUrl: `${service.settings.appOrigin}/wiesensee/payment-failed?order=${order.orderId}`,
        reportUrl: `${service.settings.apiOrigin}/v1/payment-event`
      }
    })
    const expiresAt = reading.state === "valid" ? Date.parse(reading.payment.expiresAt) : 0
    expect(expiresAt - Date.parse(order.createdAt)).toBe(30 * 60_000)
  })

  it("keeps the cart until the order is paid", async () => {
    const items = await fillCart(neu)
    await neu.order("wiesensee")
    expect(await neu.cart("wiesensee")).toEqual(items)
  })

  it("writes the payment in the driver's language", async () => {
    await fillCart(neu)
    const { body: order } = await neu.order("wiesensee", crypto.randomUUID(), { locale: "en-GB" })
    const token = (order.paymentUrl ?? "").split("/pay/")[1] ?? ""
    expect(readPaymentToken(token, service.settings.paymentSecret, new Date())).toMatchObject({
      payment: { locale: "en-GB", description: "Hiking day ticket, Lido family day ticket" }
    })
  })

  it("limits the description of the payment to 200 characters", async () => {
    const items = []
    for (let day = 1; day <= 12; day++)
      items.push(await neu.configured("wiesensee", "hiking-day", inDays(day)))
    await neu.putCart("wiesensee", items)
    const { body: order } = await neu.order("wiesensee", crypto.randomUUID(), { locale: "de" })
    const token = (order.paymentUrl ?? "").split("/pay/")[1] ?? ""
    const reading = readPaymentToken(token, service.settings.paymentSecret, new Date())
    const description = reading.state === "valid" ? reading.payment.description : ""
    expect(description).toHaveLength(200)
    expect(description).toMatch(/^Tagesticket Wandern, .*, Tages?[^,]*…$/)
  })

  it("is readable for its driver only", async () => {
    await fillCart(neu)
    const { body: order } = await neu.order("wiesensee")
    const path = `/v1/${shopId("wiesensee")}/order/${order.orderId}`
    expect((await neu.call("GET", path)).body).toEqual(order)
    const notFound = refused(404, "E_ORDER_NOT_FOUND")
    expect(await fahrerin.call("GET", path)).toMatchObject(notFound)
    expect(await neu.call("GET", `/v1/${shopId("seewil")}/order/${order.orderId}`)).toMatchObject(notFound)
    expect(await neu.call("GET", `/v1/${shopId("wiesensee")}/order/${crypto.randomUUID()}`)).toMatchObject(
      notFound
    )
  })

  it("takes cars of two countries that have the same plate", async () => {
    const plates = ["LT", "SE"].map((country) => ({ plate: "ABC123", country }))
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "10-visits", { plates })])
    const { status, body: order } = await neu.order("wiesensee")
    expect(status).toBe(200)
    expect(order.items.map((item) => item.plates)).toEqual([plates])
    await fahrerin.putCart("wiesensee", [
      await fahrerin.configured("wiesensee", "10-visits", { plates: plates.slice(1) })
    ])
    expect(await fahrerin.order("wiesensee")).toMatchObject(refused(409, "E_CART_INVALID"))
  })

  it("expires after half an hour by the database's clock", async () => {
    await fillCart(neu)
    const { body: order } = await neu.order("wiesensee")
    await service.database.sql`
      update shop.customer_order
        set created_at = now() - interval '31 minutes', expires_at = now() - interval '1 minute'`
    expect(
      (await neu.call<Order>("GET", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)).body
    ).toMatchObject({ status: "expired", paymentUrl: null })
  })
})

describe("the key of an order", () => {
  it("returns the same order, also through another process and after a change of the cart", async () => {
    await fillCart(neu)
    const key = crypto.randomUUID()
    const { body: first } = await neu.order("wiesensee", key)
    await neu.call("DELETE", `/v1/${shopId("wiesensee")}/cart`)
    expect((await neu.order("wiesensee", key)).body).toEqual(first)
    expect((await neuElsewhere.order("wiesensee", key.toUpperCase())).body).toEqual(first)
    expect(await orderRows()).toHaveLength(1)
  })

  it("creates one order for concurrent requests through two processes", async () => {
    await fillCart(neu)
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? neu : neuElsewhere).order<Order & ErrorAnswer>("wiesensee", key)
      )
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => body.orderId)).size).toBe(1)
    for (const { status, body, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, headers.get("retry-after")]).toEqual([409, "E_ORDER_RUNNING", "1"])
    }
    expect(await orderRows()).toHaveLength(1)
  })

  it("is refused for another order", async () => {
    await fillCart(neu)
    const key = crypto.randomUUID()
    await neu.order("wiesensee", key)
    const reused = refused(422, "E_IDEMPOTENCY_KEY_REUSED", "idempotency-key")
    expect(await neu.order("wiesensee", key, { locale: "en" })).toMatchObject(reused)
    expect(await neu.order("stadtbad", key)).toMatchObject(reused)
    expect(await orderRows()).toHaveLength(1)
  })

  it("belongs to one driver: another driver's same key creates another order", async () => {
    const key = crypto.randomUUID()
    await fillCart(neu)
    await fillCart(fahrerin)
    const [one, two] = [await neu.order("wiesensee", key), await fahrerin.order("wiesensee", key)]
    expect(one.body.orderId).not.toBe(two.body.orderId)
    expect(await orderRows()).toHaveLength(2)
  })

  it("can be used again after a refusal, which stores nothing", async () => {
    const key = crypto.randomUUID()
    expect((await neu.order("wiesensee", key)).status).toBe(409)
    await fillCart(neu)
    expect((await neu.order("wiesensee", key)).status).toBe(200)
  })
})

describe("a refused order", () => {
  it.each([
    [{ acceptedTerms: false }, "acceptedTerms"],
    [{ acceptedPrivacy: false }, "acceptedPrivacy"],
    [{ acceptedTerms: false, acceptedPrivacy: false }, "acceptedTerms"]
  ])("lacks an acceptance: %j [A/C-07]", async (body, field) => {
    await fillCart(neu)
    expect(await neu.order("wiesensee", crypto.randomUUID(), body)).toMatchObject(
      refused(422, "E_ACCEPTANCE_MISSING", field)
    )
    expect(await orderRows()).toEqual([])
  })

  it("does not ask expressly for tickets that begin before the right to withdraw ends", async () => {
    const withoutRequest = (shop = "wiesensee") =>
      neu.order(shop, crypto.randomUUID(), { expressRequest: false })
    await fillCart(neu)
    expect(await withoutRequest()).toMatchObject(refused(422, "E_EXPRESS_REQUEST_MISSING", "expressRequest"))
    expect(await orderRows()).toEqual([])
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(16))])
    expect((await withoutRequest()).status).toBe(200)
    // Swiss law has no right of withdrawal.
    await neu.putCart("seewil", [await neu.configured("seewil", "day-zone-a", tomorrow)])
    expect((await withoutRequest("seewil")).status).toBe(200)
  })

  it("has an outdated cart", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "hiking-day", tomorrow),
      await neu.configured("wiesensee", "week", tomorrow)
    ])
    await service.database.sql`
      update shop.ticket set price = price + 1 where id = ${ticketId("wiesensee", "week")}`
    expect(await neu.order("wiesensee")).toMatchObject(refused(409, "E_CART_INVALID", "items.1"))
    expect(await orderRows()).toEqual([])
  })

  it.each([
    ["no key", "", {}, 400, "E_REQUEST_INVALID", "idempotency-key"],
    ["a language that is none", undefined, { locale: "de<script>" }, 422, "E_LOCALE_INVALID", "locale"]
  ])("has %s", async (_what, key, body, status, code, field) => {
    await fillCart(neu)
    expect(await neu.order("wiesensee", key, body)).toMatchObject({ status, body: { code, field } })
  })

  it("is for an inactive or unknown shop", async () => {
    expect(await neu.order("altmarkt")).toMatchObject(refused(403, "E_SHOP_INACTIVE"))
    expect(await neu.order("nowhere")).toMatchObject(refused(404, "E_SHOP_NOT_FOUND"))
  })
})

it("two drivers with a multi-visit ticket for the same plate cannot both pay for it", async () => {
  const plates = [{ plate: "M-ZZ9", country: "DE" }]
  for (const who of [neu, fahrerin]) {
    await who.putCart("wiesensee", [await who.configured("wiesensee", "10-visits", { plates })])
  }
  const answers = await Promise.all([neu.order("wiesensee"), fahrerin.order("wiesensee")])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await orderRows()).toHaveLength(1)
})
