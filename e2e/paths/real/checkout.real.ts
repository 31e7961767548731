/** Cart and order against the real servers: a covered plate, an order paid meanwhile, a killed service. */

import type { Moment } from "@parkschein/flowkit/run"
import type { Request } from "@playwright/test"
import { shopId } from "../../../backend/demo-world/shops.ts"
import type { Order, OrderStatus } from "../../../schemas/order.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { freshPlate } from "../../support/shop.ts"
import { checkout } from "../checkout.flow.ts"
import { changeElsewhere } from "../support/ticket-outcomes.ts"
import {
  after,
  asItIs,
  callCauses,
  neverClosing,
  neverGuarded,
  neverOurFault,
  serviceKilled,
  tokenExpired
} from "./causes.ts"
import { decideAt, type RealDriver, realSession } from "./driver.ts"
import type { Fixtures, RealFlow } from "./fixture.ts"
import { openReal } from "./open.ts"

/** Plates of the initial tickets in the cart, by page. */
const plates = new WeakMap<object, ReadonlyArray<string>>()
const carts = new WeakMap<object, ReadonlyArray<Ticket>>()
/** Placed orders, by page. */
const orders = new WeakMap<object, Order>()

const visitsFor = (driver: RealDriver, own: ReadonlyArray<string>): Promise<ReadonlyArray<Ticket>> =>
  Promise.all(own.map((plate) => driver.configure("10-visits", plate)))

const fill = async ({ page, driver }: Fixtures): Promise<void> => {
  await driver.closeOrders()
  const own = [freshPlate(), freshPlate()]
  plates.set(page, own)
  const items = await visitsFor(driver, own)
  carts.set(page, items)
  await driver.fillCart(items)
}

/** Orders the cart, as on another device. */
const orderElsewhere = async ({ page, driver }: Fixtures): Promise<Order> => {
  const order = await driver.order()
  orders.set(page, order)
  return order
}

/** Decides the order known to the page, and waits for its status. */
const decided = (choice: "pay" | "pay-late" | "decline", status: OrderStatus) =>
  after(async ({ page, driver }: Fixtures) => {
    const { orderId = "", paymentUrl } = orders.get(page) ?? {}
    await decideAt(paymentUrl ?? "", choice)
    await driver.awaitOrder(orderId, status)
  })

const orderOne = async (fixtures: Fixtures): Promise<void> => {
  const items = carts.get(fixtures.page) ?? []
  await fixtures.driver.fillCart(items.slice(1))
  await orderElsewhere(fixtures)
  await fixtures.driver.fillCart(items)
}

const askBank = async (fixtures: Fixtures): Promise<void> => {
  const { orderId, paymentUrl } = await orderElsewhere(fixtures)
  await decideAt(paymentUrl ?? "", "pay-late")
  await fixtures.driver.awaitOrder(orderId, "processing")
}

/** Buys tickets of many visits for these plates by another driver, so that they are exclusive to them. */
const coverPlate = async ({ page, other }: Fixtures): Promise<void> => {
  await other.fillCart(await visitsFor(other, plates.get(page) ?? []))
  const { orderId, paymentUrl } = await other.order()
  await decideAt(paymentUrl ?? "", "pay")
  await other.awaitOrder(orderId, "paid")
}

/** Sends the page's request before the page does, as if the first response was lost. */
const sendBefore = async (request: Request): Promise<Order> => {
  const headers = await request.allHeaders()
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(
      ["authorization", "content-type", "idempotency-key"].flatMap((name) =>
        headers[name] === undefined ? [] : [[name, headers[name]]]
      )
    ),
    body: request.postData()
  })
  if (!answer.ok) throw new Error(`The order was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Order
}

const orderedBefore = (choice: "pay" | "pay-late" | "decline", status: OrderStatus) =>
  after(async ({ driver }: Fixtures, { held, step }: Moment) => {
    const { orderId, paymentUrl } = await sendBefore(await held.peek(step.service))
    await decideAt(paymentUrl ?? "", choice)
    await driver.awaitOrder(orderId, status)
  })

/** Also of a covered ticket: here it begins later, so that a driver confirms one thing at a time. */
const neverLate =
  "The tickets of these paths begin when they are paid; the service's own tests order and verify one that begins later."

const trusted = "The shop service gives out addresses of its own payment page alone."

export const checkoutReal: RealFlow = {
  run: checkout,
  starts: {
    "the cart, opened": async (fixtures) => {
      await fill(fixtures)
      await openReal(fixtures, "/wiesensee/contact?cart=open", realSession(fixtures.driver))
    }
  },
  // The real shop has another id.
  events: { CART_CHANGED: ({ page }) => changeElsewhere(page, shopId("wiesensee")) },
  outcomes: {
    loadCart: {
      "two tickets": asItIs,
      "two tickets, ordered on another device": after(async (fixtures) => {
        await orderElsewhere(fixtures)
      }),
      "two tickets, and an order of one": after(orderOne),
      "two tickets whose bank is asked": after(askBank),
      "nothing in it, and an order": after(async (fixtures) => {
        await orderElsewhere(fixtures)
        await fixtures.driver.fillCart([])
      }),
      "nothing in it": after(({ driver }) => driver.fillCart([])),
      "no such shop": neverClosing,
      "a closed shop": neverClosing,
      "not allowed": neverGuarded,
      "asked too often": neverGuarded,
      ...callCauses
    },
    verifyCart: {
      "all right": asItIs,
      "all right, and nothing begins soon": neverLate,
      "all right, and one is covered already": neverLate,
      "one ticket wrong": after(coverPlate),
      "nothing left": after(({ driver }) => driver.fillCart([])),
      ...callCauses
    },
    changeCart: {
      done: asItIs,
      ...callCauses
    },
    placeOrder: {
      "to be paid": async (fixtures, moment) => {
        const answered = fixtures.page.waitForResponse(
          (response) => response.request().method() === "POST" && /\/order$/.test(response.url())
        )
        await asItIs(fixtures, moment)
        orders.set(fixtures.page, (await (await answered).json()) as Order)
      },
      "to be paid at an unknown place": trusted,
      "paid before": orderedBefore("pay", "paid"),
      "being paid": orderedBefore("pay-late", "processing"),
      "declined before": orderedBefore("decline", "failed"),
      "no longer as it was": after(coverPlate),
      "another cart than was seen": after(({ page, driver }) =>
        driver.fillCart((carts.get(page) ?? []).slice(1))
      ),
      "the bank is asked": after(askBank),
      refused: "The page never sends an order whose terms are not accepted.",
      "a closed shop": neverClosing,
      "session over": tokenExpired,
      "no answer": serviceKilled,
      "a refusal of the login": "The provider of the demo world refuses nobody whose session it knows.",
      "a fault of our own": neverOurFault
    },
    loadOrder: {
      "not paid": asItIs,
      paid: decided("pay", "paid"),
      "being paid": decided("pay-late", "processing"),
      declined: decided("decline", "failed"),
      expired: "An order expires after half an hour of the servers' own time.",
      "cancelled on another device": after(({ page, driver }) =>
        driver.cancelOrder(orders.get(page)?.orderId ?? "")
      ),
      "replaced on another device": after(async ({ page, driver }) => {
        await driver.fillCart((carts.get(page) ?? []).slice(1))
        await driver.order()
      }),
      ...callCauses
    },
    cancelOrder: {
      cancelled: asItIs,
      "paid before": decided("pay", "paid"),
      "the bank is asked": decided("pay-late", "processing"),
      ...callCauses
    },
    leaveForPayment: { "an unknown place": trusted }
  }
}
