/**
 * Two hundred drivers order the last hundred places at the same time, each twice. Expects exactly a hundred paid
 * orders and a hundred clear refusals. Two services over one database; correctness, no times.
 */
import { randomUUID } from "node:crypto"
import { startTestDatabase, type TestDatabase } from "../../backend/database/test-database.ts"
import { demoPageProviderId } from "../../backend/demo-world/ids.ts"
import {
  type Driver,
  driver,
  type ErrorAnswer,
  eventOf,
  report
} from "../../backend/shop-service/testing/driver.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { startService, testSettings } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"

const drivers = 200
const places = 100

interface BenchShop {
  readonly id: string
  readonly areaEntityId: string
  readonly ticketId: string
}

/** A shop of the benchmark's own, so that the demo world is unchanged. */
const openShop = async ({ query }: TestDatabase): Promise<BenchShop> => {
  const [id, areaEntityId, parkingArea, ticketId, ruleId] = Array.from({ length: 5 }, randomUUID)
  await query(
    "insert into shop.area (area_entity_id, name, locality, currency, time_zone) values ($1, 'Bench', 'Bench', 'EUR', 'Europe/Berlin')",
    [parkingArea]
  )
  await query(
    `insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active,
       is_account_verification, area_country, time_zone, currency)
     values ($1, $2, 'Bench', 'bench', '${demoPageProviderId}', true, false, 'de', 'Europe/Berlin', 'EUR')`,
    [id, areaEntityId]
  )
  await query(
    `insert into shop.ticket (id, rule_id, shop_id, position, name, translations, ticket_type, price,
       maximum_plates, required_start_time_values, validity, places)
     values ($1, $2, $3, 0, 'Bench', '{}', 'singleUse', 500, 1, '[]', '{"kind": "days", "count": 1}', $4)`,
    [ticketId, ruleId, id, places]
  )
  await query("insert into shop.ticket_area (ticket_id, area_entity_id, position) values ($1, $2, 0)", [
    ticketId,
    parkingArea
  ])
  return { id: id ?? "", areaEntityId: areaEntityId ?? "", ticketId: ticketId ?? "" }
}

const plateOf = (number: number): string =>
  `B-${String.fromCharCode(65 + Math.floor(number / 26))}${String.fromCharCode(65 + (number % 26))}1`

const fillCart = async (person: Driver, shop: BenchShop, number: number): Promise<void> => {
  const { body } = await person.call<Ticket>(
    "POST",
    `/v2/available-purchase-option/fixed-price-ticket/${shop.ticketId}/configure`,
    { shopAreaEntityId: shop.areaEntityId, plates: [{ plate: plateOf(number), country: "DE" }] }
  )
  await person.call("PUT", `/v1/${shop.id}/cart`, { items: [body] })
}

type OrderAnswer = Order & ErrorAnswer

/** Retries under one key until there is a response: `E_ORDER_RUNNING` means retry. */
const order = async (person: Driver, shop: BenchShop, key: string): Promise<OrderAnswer> => {
  const request = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
  for (;;) {
    const { body } = await person.call<OrderAnswer>("POST", `/v1/${shop.id}/order`, request, {
      "idempotency-key": key
    })
    if (body.code !== "E_ORDER_RUNNING") return body
  }
}

export interface LastPlaces {
  readonly paid: number
  readonly refused: number
  readonly issued: number
  /** Violated expectations. */
  readonly problems: ReadonlyArray<string>
}

export const sellLastPlaces = async (): Promise<LastPlaces> => {
  const [database, issuer] = await Promise.all([startTestDatabase(), startIssuer()])
  const settings = testSettings(issuer.issuer)
  const services = [
    await startService(database.url, settings),
    await startService(database.url, settings)
  ] as const
  try {
    const shop = await openShop(database)
    const outcomes = await Promise.all(
      Array.from({ length: drivers }, async (_, number) => {
        const subject = `driver|bench-${number}`
        const [here, there] = await Promise.all(services.map(({ origin }) => driver(origin, issuer, subject)))
        if (here === undefined || there === undefined) throw new Error("There are two services.")
        await fillCart(here, shop, number)
        const key = randomUUID()
        const [first, second] = await Promise.all([order(here, shop, key), order(there, shop, key)])
        if (first.orderId !== undefined) {
          await report(services[number % 2]?.origin ?? "", settings.paymentSecret, eventOf(first))
        }
        return { first, second }
      })
    )
    const bought = outcomes.filter(({ first }) => first.orderId !== undefined)
    const refused = outcomes.filter(({ first }) => first.code === "E_CART_INVALID")
    const [row] = await database.query<{ paid: number; orders: number; issued: number }>(
      `select (select count(*) from shop.customer_order where shop_id = $1 and status = 'paid')::int as paid,
         (select count(*) from shop.customer_order where shop_id = $1)::int as orders,
         (select count(*) from shop.issued_ticket where shop_id = $1)::int as issued`,
      [shop.id]
    )
    const { paid, orders, issued } = row ?? { paid: 0, orders: 0, issued: 0 }
    const differing = outcomes.filter(
      ({ first, second }) => first.orderId !== second.orderId || first.code !== second.code
    )
    const expectations: ReadonlyArray<readonly [what: string, found: number, expected: number]> = [
      ["drivers who were told of an order", bought.length, places],
      ["drivers who were clearly refused", refused.length, drivers - places],
      ["drivers with two different answers", differing.length, 0],
      ["orders", orders, places],
      ["paid orders", paid, places],
      ["issued tickets", issued, places]
    ]
    return {
      paid,
      refused: refused.length,
      issued,
      problems: expectations
        .filter(([, found, expected]) => found !== expected)
        .map(([what, found, expected]) => `${what}: ${found} instead of ${expected}`)
    }
  } finally {
    for (const { stop } of services) await stop()
    await issuer.stop()
    await database.stop()
  }
}
