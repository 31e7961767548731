/**
 * Random walks of two drivers over two services, with repeated, aborted and simultaneous calls. The tables'
 * invariants always hold. A failing walk prints its seed: `PARKSCHEIN_TEST_SEED=<seed>` repeats it.
 */
import { describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, eventOf, report } from "./testing/driver.ts"
import { randomFrom } from "./testing/random.ts"
import { twoProcesses } from "./testing/shop-service.ts"

const steps = 40
const callsAtOnce = 4
const seed = Number(process.env["PARKSCHEIN_TEST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))

const service = twoProcesses()

const { number: random, one } = randomFrom(seed)

const tickets = ["hiking-day", "lido-day", "week", "10-visits", "hiking-5-visits"]
const keys = Array.from({ length: 12 }, () => crypto.randomUUID())
const seen: Order[] = []

const fillCart = async (who: Driver) => {
  const plates = [{ plate: one(["M-PP123", "M-HW1", "M-HW2"]), country: "DE" }]
  const answer = await who.configure("wiesensee", one(tickets), {
    ...inDays(1 + Math.floor(random() * 5)),
    plates
  })
  if (answer.status === 200)
    await who.putCart("wiesensee", [...(await who.cart("wiesensee")), answer.body].slice(-3))
}

const order = async (who: Driver) => {
  const { status, body } = await who.order("wiesensee", one(keys))
  if (status === 200) seen.push(body)
}

/** Aborts, as when a phone loses its network: the service may or may not have handled the call. */
const orderAndLoseTheAnswer = async (origin: string, subject: string) => {
  const abort = new AbortController()
  const call = fetch(`${origin}/v1/${shopId("wiesensee")}/order`, {
    method: "POST",
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${await service.issuer.token(subject)}`,
      "content-type": "application/json",
      "idempotency-key": one(keys)
    },
    body: JSON.stringify({ acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" })
  }).catch(() => undefined)
  setImmediate(() => abort.abort())
  await call
}

const pay = async (origin: string) => {
  if (seen.length === 0) return
  const event = eventOf(one(seen), { outcome: one(["paid", "paid", "declined", "cancelled"]) })
  const send = () => report(origin, service.settings.paymentSecret, event)
  await (random() < 0.5 ? send() : Promise.all([send(), send()]))
}

const step = async () => {
  const origin = one([service.origin, service.sibling.origin])
  const subject = one(["driver|neu", "driver|wiederkehr"])
  const who = await driver(origin, service.issuer, subject)
  await one([
    () => fillCart(who),
    () => order(who),
    () => orderAndLoseTheAnswer(origin, subject),
    () => pay(origin),
    () => who.call("POST", `/v1/${shopId("wiesensee")}/cart/verify`)
  ])()
}

const violations = (statement: string) => service.database.query(statement)

describe("any history of two drivers", () => {
  it(`orders and tickets keep their promises (seed ${seed})`, async () => {
    await fillCart(await driver(service.origin, service.issuer, "driver|neu"))
    await order(await driver(service.origin, service.issuer, "driver|neu"))
    for (let count = 0; count < steps; count++) {
      await Promise.all(Array.from({ length: callsAtOnce }, step))
    }
    // Guards against a walk that made no order.
    expect(seen.length).toBeGreaterThan(0)
    expect(service.logLines.filter((line) => line.includes('"fault"'))).toEqual([])

    const decisionsPaidTwice = await violations(
      `select a.id from shop.customer_order a join shop.customer_order b on b.id = a.replaced_by
        where a.status = 'paid' and b.status = 'paid'`
    )
    const paidWithoutTickets = await violations(
      `select o.id from shop.customer_order o where o.status = 'paid' and jsonb_array_length(o.items) <>
        (select count(*) from shop.issued_ticket i where i.order_id = o.id)`
    )
    const ticketsWithoutPayment = await violations(
      `select i.id from shop.issued_ticket i join shop.customer_order o on o.id = i.order_id where o.status <> 'paid'`
    )
    const paidWithoutMoney = await violations(
      `select o.id from shop.customer_order o where (o.status = 'paid') <>
        ((select count(*) from shop.payment_event e where e.order_id = o.id and e.outcome = 'paid' and e.applied) = 1)`
    )
    const twoHoldersOfOnePlate = await violations(
      `select a.plate from shop.issued_ticket_plate a join shop.issued_ticket x on x.id = a.issued_ticket_id
        join shop.issued_ticket_plate b on b.plate = a.plate join shop.issued_ticket y on y.id = b.issued_ticket_id
        join shop.customer_order ox on ox.id = x.order_id join shop.customer_order oy on oy.id = y.order_id
        join shop.payment_event ey on ey.order_id = oy.id and ey.applied and ey.outcome = 'paid'
        where x.subject <> y.subject and x.total_usage_limit is not null and ox.settled_at < oy.created_at
          and x.valid_from < y.valid_to and y.valid_from < x.valid_to
          and exists (select 1 from shop.ticket_area p join shop.ticket_area q on q.area_entity_id = p.area_entity_id
            where p.ticket_id = x.ticket_id and q.ticket_id = y.ticket_id)`
    )
    expect({
      decisionsPaidTwice,
      paidWithoutTickets,
      ticketsWithoutPayment,
      paidWithoutMoney,
      twoHoldersOfOnePlate
    }).toEqual({
      decisionsPaidTwice: [],
      paidWithoutTickets: [],
      ticketsWithoutPayment: [],
      paidWithoutMoney: [],
      twoHoldersOfOnePlate: []
    })
  }, 120_000)
})
