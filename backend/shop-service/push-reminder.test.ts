/** Tests of push reminders: once before a ticket's end, encrypted for one phone, none after it is gone. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { PushSubscription } from "../../schemas/push-subscription.ts"
import { shopId } from "../demo-world/shops.ts"
import { forTests } from "../testing/for-tests.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, report } from "./testing/driver.ts"
import { startIssuer } from "./testing/issuer.ts"
import { startPushService } from "./testing/push-service.ts"
import {
  type RunningService,
  startDemoDatabase,
  startService,
  testSettings
} from "./testing/start-shop-service.ts"

const database = forTests(() => startDemoDatabase())
const issuer = forTests(() => startIssuer())
const { push: keys, ...others } = testSettings("http://nobody.localhost/")
let push: Awaited<ReturnType<typeof startPushService>>
let service: RunningService
let drivers = 0
const logLines: string[] = []

/** Uses only this test's push service. */
const settings = () => ({
  ...others,
  issuer: issuer.issuer,
  push: keys === null ? null : { ...keys, services: [push.origin] }
})

beforeEach(async () => {
  push = await startPushService()
  logLines.length = 0
  service = await startService(database.url, settings(), logLines)
})
afterEach(async () => {
  await service.stop()
  await push.stop()
  await database.sql`delete from shop.push_reminder`
})

const buyer = async (ticket = "hiking-day") => {
  const who = await driver(service.origin, issuer, `driver|push-${++drivers}`)
  const plates = [{ plate: `M-PU${drivers}`, country: "DE" }]
  await who.putCart("wiesensee", [await who.configured("wiesensee", ticket, { ...inDays(2), plates })])
  const { body } = await who.order("wiesensee", undefined, { locale: "en" })
  const pathOf = ({ orderId }: Order) => `/v1/${shopId("wiesensee")}/order/${orderId}`
  const pay = () => report(service.origin, others.paymentSecret, eventOf(body))
  return { who, order: body, path: pathOf(body), pay }
}
const bought = async (ticket?: string) => {
  const all = await buyer(ticket)
  await all.pay()
  return all
}
const remind = (who: Driver, path: string, subscription: PushSubscription, wanted = true) =>
  who.call<{ readonly next: string | null; readonly renewal?: string } & ErrorAnswer>(
    "PUT",
    `${path}/push-reminder`,
    { wanted, subscription }
  )
const phones = () =>
  database.sql<{ endpoint: string; attempts: number }>`
    select endpoint, attempts from shop.push_reminder order by created_at`
/** Sets the time left of the ticket; the reminder is due then. */
const letEnd = async ({ orderId }: Order, left = "50 minutes") => {
  await database.sql`
    update shop.issued_ticket
      set valid_from = now() - interval '1 day', valid_to = now() + ${left}::interval
      where order_id = ${orderId}`
  await database.sql`update shop.push_reminder set due_at = now() where order_id = ${orderId}`
}
const untilGone = () => vi.waitFor(async () => expect(await phones()).toEqual([]), 10_000)

describe("a subscribed phone", () => {
  it("gets a push an hour before the end, in its language, with location and end, without a plate", async () => {
    const { who, order, path } = await bought()
    const { body } = await remind(who, path, push.subscription())
    expect(Date.parse(body.next ?? "")).toBe(Date.parse(order.items[0]?.validTo ?? "") - 3_600_000)
    await letEnd(order)
    await untilGone()
    const [message, ...others] = push.received
    expect(others).toEqual([])
    expect(message?.content).toMatchObject({
      title: "Your ticket ends soon",
      body: expect.stringMatching(
        /^.+, Wiesensee, Wanderparkplatz Nord\nValid until .+\. Tap to see the proof\.$/
      ),
      language: "en",
      tag: `${order.orderId}:0`,
      address: `http://app.localhost/wiesensee/payment-success?order=${order.orderId}`
    })
    expect(JSON.stringify(message?.content)).not.toMatch(/M-PU/)
    expect(message?.claims).toMatchObject({
      aud: push.origin,
      sub: "mailto:push@parkschein.example",
      key: keys?.publicKey
    })
    expect(Number(message?.headers["ttl"])).toBeLessThanOrEqual(50 * 60)
    expect(message?.headers["content-encoding"]).toBe("aes128gcm")
  })

  it("subscribes with the key of the paid order while a reminder is due", async () => {
    const { who, order, path, pay } = await buyer()
    expect((await who.call<Order>("GET", path)).body.pushKey).toBeUndefined()
    expect((await remind(who, path, push.subscription())).body.code).toBe("E_ORDER_NOT_PAID")
    await pay()
    expect((await who.call<Order>("GET", path)).body.pushKey).toBe(keys?.publicKey)
    await letEnd(order)
    expect((await who.call<Order>("GET", path)).body.pushKey).toBeUndefined()
    expect((await remind(who, path, push.subscription())).body).toEqual({
      next: null,
      renewal: expect.stringMatching(/\/v1\/push-subscription$/)
    })
    expect(await phones()).toEqual([])
  })

  it("gets a push when the next of several stays is the last", async () => {
    const { who, order, path } = await bought("hiking-5-visits")
    await remind(who, path, push.subscription())
    await database.sql`update shop.issued_ticket set remaining_usage = 1 where order_id = ${order.orderId}`
    await untilGone()
    expect(push.received).toHaveLength(1)
  })

  it("gets a push once for repeated subscriptions, and none after it unsubscribes", async () => {
    const { who, order, path } = await bought()
    for (const name of ["phone", "phone", "tablet"]) await remind(who, path, push.subscription(name))
    await remind(who, path, push.subscription("tablet"), false)
    expect(await phones()).toEqual([{ endpoint: push.subscription().endpoint, attempts: 0 }])
    await letEnd(order)
    await untilGone()
    expect(push.received).toHaveLength(1)
  })

  it("gets a push at its renewed endpoint, once for each order", async () => {
    const [first, second] = [await bought(), await bought()]
    const { body } = await remind(first.who, first.path, push.subscription("former"))
    await remind(second.who, second.path, push.subscription("former"))
    await remind(second.who, second.path, push.subscription("renewed"))
    const renew = (former: string, subscription: PushSubscription) =>
      fetch((body.renewal ?? "").replace(/^.*?(?=\/v1)/, service.origin), {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ former, subscription })
      })
    const [former, renewed] = [push.subscription("former"), push.subscription("renewed")]
    expect((await renew(`${push.origin}/nobody`, renewed)).ok).toBe(true)
    expect((await renew(former.endpoint, renewed)).ok).toBe(true)
    // Sent again, like by a worker whose response was lost.
    expect((await renew(former.endpoint, renewed)).ok).toBe(true)
    expect((await phones()).map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint, renewed.endpoint])
    const elsewhere = await renew(renewed.endpoint, { ...renewed, endpoint: "http://127.0.0.1:1/push" })
    expect(elsewhere.status).toBe(422)
    expect(await phones()).toHaveLength(2)
  })

  it("replaces the oldest when there are more than ten", async () => {
    const { who, path } = await bought()
    for (let count = 0; count < 12; count += 1) await remind(who, path, push.subscription(`phone-${count}`))
    const endpoints = (await phones()).map(({ endpoint }) => endpoint)
    expect(endpoints).toHaveLength(10)
    expect(endpoints[0]).toMatch(/phone-2$/)
  })
})

describe("an unreachable phone", () => {
  it.each([404, 410])(
    "is removed with all its tickets when its push service responds with %i",
    async (status) => {
      push.answer(status)
      const first = await bought()
      const second = await bought()
      for (const { who, path } of [first, second]) await remind(who, path, push.subscription())
      await letEnd(first.order)
      await untilGone()
      expect(push.received).toHaveLength(1)
    }
  )

  it.each([429, 503])("is retried later when the response is %i", async (status) => {
    push.answer(status)
    const { who, order, path } = await bought()
    await remind(who, path, push.subscription())
    await letEnd(order)
    await vi.waitFor(() => expect(logLines.join()).toContain(`status ${status}`), 10_000)
    expect(await phones()).toMatchObject([{ attempts: 1 }])
    push.answer(201)
    await database.sql`update shop.push_reminder set due_at = now()`
    await untilGone()
    expect(push.received).toHaveLength(2)
  })

  it("gets no push for a ticket that has ended", async () => {
    const { who, order, path } = await bought()
    await remind(who, path, push.subscription())
    await letEnd(order, "-1 minute")
    await untilGone()
    expect(push.received).toEqual([])
  })

  it("gets no push for a ticket that is used up or was refunded", async () => {
    const { who, order, path } = await bought()
    await remind(who, path, push.subscription())
    await database.sql`update shop.issued_ticket set remaining_usage = 0 where order_id = ${order.orderId}`
    await letEnd(order)
    await untilGone()
    expect(push.received).toEqual([])
  })

  it("is not notified through a redirect", async () => {
    push.answer(302)
    const { who, order, path } = await bought()
    await remind(who, path, push.subscription())
    await letEnd(order)
    await untilGone()
    expect(push.received).toHaveLength(1)
  })
})

it("neither sends to nor stores an address outside the push services", async () => {
  const { who, path } = await bought()
  for (const endpoint of [
    "http://127.0.0.1:1/push",
    "https://10.0.0.1/",
    "http://localhost/",
    "file:///etc"
  ]) {
    const { status, body } = await remind(who, path, { ...push.subscription(), endpoint })
    expect({ status, code: body.code }).toEqual({ status: 422, code: "E_PUSH_SERVICE_UNKNOWN" })
  }
  expect(await phones()).toEqual([])
})

it("is deleted with its order", async () => {
  const { who, order, path } = await bought()
  await remind(who, path, push.subscription())
  const foreign = await database.sql<{ on: string }>`
    select confdeltype as on from pg_constraint where conrelid = 'shop.push_reminder'::regclass
      and contype = 'f'`
  expect(foreign).toEqual([{ on: "c" }])
  expect(order.status).toBe("open")
})
