/** Return from the payment page against the real servers: orders that are paid, declined or left open. */
import type { Moment } from "@parkschein/flowkit/run"
import { shopId } from "../../../backend/demo-world/shops.ts"
import type { OrderStatus } from "../../../schemas/order.ts"
import { freshPlate } from "../../support/shop.ts"
import { paymentReturn } from "../payment-return.flow.ts"
import { orderedHere } from "../support/orders.ts"
import {
  after,
  asItIs,
  callCauses,
  letGo,
  neverClosing,
  neverNonsense,
  neverOurFault,
  serviceKilled,
  tokenExpired
} from "./causes.ts"
import { decideAt, realSession } from "./driver.ts"
import type { Fixtures, RealFlow } from "./fixture.ts"
import { openReal } from "./open.ts"

const makeOrder = async ({ driver }: Fixtures) => {
  await driver.closeOrders()
  await driver.fillCart([await driver.configure("hiking-day", freshPlate())])
  return driver.order()
}

const orderIn = ({ page }: Fixtures): string => new URL(page.url()).searchParams.get("order") ?? ""

const payments = new Map<string, string>()

const neverTold = "A browser without windows has no push service, which a driver would be told through."

/** A late payment has asked the bank, which pays: the order is paid, whatever is chosen then. */
const decided = (choice: "pay" | "pay-late" | "decline", status: OrderStatus) =>
  after(async (fixtures: Fixtures, _: Moment) => {
    const orderId = orderIn(fixtures)
    await decideAt(payments.get(orderId) ?? "", choice)
    await fixtures.driver.awaitOrder(orderId, status)
  })

const trusted = "The shop service gives out addresses of its own payment page alone."

/** Creates a paid order whose proof is already stored in this browser. */
const makeProof = async (fixtures: Fixtures): Promise<string> => {
  const { orderId, paymentUrl } = await makeOrder(fixtures)
  await decideAt(paymentUrl ?? "", "pay")
  await fixtures.driver.awaitOrder(orderId, "paid")
  const address = `/wiesensee/payment-success?order=${orderId}`
  const earlier = await fixtures.page.context().newPage()
  await openReal({ ...fixtures, page: earlier }, address, realSession(fixtures.driver))
  await earlier.waitForSelector('[data-machine="paymentReturn"][data-state^="paid"]')
  await earlier.close()
  return address
}

export const paymentReturnReal: RealFlow = {
  run: paymentReturn,
  starts: {
    "the payment page": async (fixtures) => {
      const { orderId, paymentUrl } = await makeOrder(fixtures)
      payments.set(orderId, paymentUrl ?? "")
      await openReal(fixtures, `/wiesensee/payment-success?order=${orderId}`, realSession(fixtures.driver))
    },
    "the payment page, left": async (fixtures) => {
      const { orderId, paymentUrl } = await makeOrder(fixtures)
      payments.set(orderId, paymentUrl ?? "")
      await openReal(fixtures, `/wiesensee/payment-failed?order=${orderId}`, realSession(fixtures.driver))
    },
    "the payment page of an order made here, left": async (fixtures) => {
      const order = await makeOrder(fixtures)
      payments.set(order.orderId, order.paymentUrl ?? "")
      await openReal(
        fixtures,
        `/wiesensee/payment-failed?order=${order.orderId}`,
        realSession(fixtures.driver),
        (userId) => orderedHere(userId, shopId("wiesensee"), order)
      )
    },
    "a success page without an order": async (fixtures) => {
      await fixtures.driver.closeOrders()
      await openReal(fixtures, "/wiesensee/payment-success", realSession(fixtures.driver))
    },
    "a page whose proof is kept": async (fixtures) =>
      openReal(fixtures, await makeProof(fixtures), realSession(fixtures.driver)),
    "a page whose proof is kept, signed out": async (fixtures) =>
      openReal(fixtures, await makeProof(fixtures), {}),
    "an address without an order": async (fixtures) => {
      await fixtures.driver.closeOrders()
      await openReal(fixtures, "/wiesensee/payment-failed", realSession(fixtures.driver))
    },
    "the payment page, in another browser": async (fixtures) => {
      const { orderId } = await makeOrder(fixtures)
      await openReal(fixtures, `/wiesensee/payment-success?order=${orderId}`, {})
    }
  },
  outcomes: {
    loadOrder: {
      paid: decided("pay", "paid"),
      "paid, and to be reminded of": neverTold,
      declined: decided("decline", "failed"),
      open: asItIs,
      processing: decided("pay-late", "processing"),
      "open, to be paid at an unknown place": trusted,
      expired: "An order expires after half an hour of the servers' own time.",
      cancelled: after((fixtures) => fixtures.driver.cancelOrder(orderIn(fixtures))),
      replaced: after(async ({ driver }) => {
        await driver.fillCart([await driver.configure("hiking-day", freshPlate())])
        await driver.order()
      }),
      "no such order": async ({ other }, moment) => {
        // For another driver, the order is as unknown as a missing one.
        await letGo(moment, { headers: { authorization: `Bearer ${other.tokens.access_token}` } })
      },
      "no such shop": neverClosing,
      "a closed shop": neverClosing,
      // Without a session there is no request.
      "nobody signed in": async () => undefined,
      ...callCauses
    },
    fetchReceipt: {
      "a receipt": asItIs,
      ...callCauses
    },
    findOrder: {
      "an open order": after(async (fixtures) => {
        await makeOrder(fixtures)
      }),
      "an order whose bank is asked": after(async (fixtures) => {
        const { orderId, paymentUrl } = await makeOrder(fixtures)
        await decideAt(paymentUrl ?? "", "pay-late")
        await fixtures.driver.awaitOrder(orderId, "processing")
      }),
      "no order": asItIs,
      "nobody signed in": async () => undefined,
      ...callCauses
    },
    startReminder: {
      "a reminder": neverTold,
      "no answer": neverTold,
      "session over": neverTold,
      "an answer that makes no sense": neverNonsense,
      "a fault of our own": neverOurFault
    },
    endReminder: {
      "no reminder any more": neverTold,
      "no answer": neverTold,
      "session over": neverTold,
      "an answer that makes no sense": neverNonsense,
      "a fault of our own": neverOurFault
    },
    orderAgain: {
      "to be paid": asItIs,
      "being paid": "An order that has just been made is not at the bank.",
      "another cart": after(({ driver }) => driver.fillCart([])),
      "session over": tokenExpired,
      "no answer": serviceKilled,
      "a refusal of the login": "The provider of the demo world refuses nobody whose session it knows.",
      "a fault of our own": neverOurFault
    },
    leaveForPayment: { "an unknown place": trusted }
  }
}
