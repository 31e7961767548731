/** The return from the payment page with the real servers: orders that are paid, declined or left alone. */
import type { Moment } from "../../../flowkit/run/index.ts"
import type { OrderStatus } from "../../../schemas/order.ts"
import { paymentReturn } from "../payment-return.flow.ts"
import {
  after,
  asItIs,
  letGo,
  neverClosing,
  neverNonsense,
  neverOurFault,
  serviceKilled,
  tokenExpired
} from "./causes.ts"
import { decideAt, freshPlate, realSession } from "./driver.ts"
import { openReal } from "./open.ts"
import type { RealFlow, Stage } from "./world.ts"

const makeOrder = async ({ driver }: Stage) => {
  await driver.closeOrders()
  await driver.fillCart([await driver.configure("hiking-day", freshPlate())])
  return driver.order()
}

const orderIn = ({ page }: Stage): string => new URL(page.url()).searchParams.get("order") ?? ""

const payments = new Map<string, string>()

/** Once the bank has been asked, it pays: the order is paid, whatever is chosen then. */
const decided = (choice: "pay" | "pay-late" | "decline", status: OrderStatus) =>
  after(async (stage: Stage, _: Moment) => {
    const orderId = orderIn(stage)
    await decideAt(payments.get(orderId) ?? "", choice)
    await stage.driver.awaitOrder(orderId, status)
  })

const trusted = "The shop service gives out addresses of its own payment page alone."

/** An order that is paid, whose proof a page has shown in this browser before. */
const makeProof = async (stage: Stage): Promise<string> => {
  const { orderId, paymentUrl } = await makeOrder(stage)
  await decideAt(paymentUrl ?? "", "pay")
  await stage.driver.awaitOrder(orderId, "paid")
  const address = `/wiesensee/payment-success?order=${orderId}`
  const earlier = await stage.page.context().newPage()
  await openReal({ ...stage, page: earlier }, address, realSession(stage.driver))
  await earlier.waitForSelector('[data-machine="paymentReturn"][data-state="paid"]')
  await earlier.close()
  return address
}

export const paymentReturnReal: RealFlow = {
  run: paymentReturn,
  starts: {
    "the payment page": async (stage) => {
      const { orderId, paymentUrl } = await makeOrder(stage)
      payments.set(orderId, paymentUrl ?? "")
      await openReal(stage, `/wiesensee/payment-success?order=${orderId}`, realSession(stage.driver))
    },
    "the payment page, left": async (stage) => {
      const { orderId, paymentUrl } = await makeOrder(stage)
      payments.set(orderId, paymentUrl ?? "")
      await openReal(stage, `/wiesensee/payment-failed?order=${orderId}`, realSession(stage.driver))
    },
    "a success page without an order": async (stage) => {
      await stage.driver.closeOrders()
      await openReal(stage, "/wiesensee/payment-success", realSession(stage.driver))
    },
    "a page whose proof is kept": async (stage) =>
      openReal(stage, await makeProof(stage), realSession(stage.driver)),
    "a page whose proof is kept, signed out": async (stage) => openReal(stage, await makeProof(stage), {}),
    "an address without an order": async (stage) => {
      await stage.driver.closeOrders()
      await openReal(stage, "/wiesensee/payment-failed", realSession(stage.driver))
    },
    "the payment page, in another browser": async (stage) => {
      const { orderId } = await makeOrder(stage)
      await openReal(stage, `/wiesensee/payment-success?order=${orderId}`, {})
    }
  },
  outcomes: {
    loadOrder: {
      paid: decided("pay", "paid"),
      declined: decided("decline", "failed"),
      open: asItIs,
      processing: decided("pay-late", "processing"),
      "open, to be paid at an unknown place": trusted,
      expired: "An order expires after half an hour of the servers' own time.",
      cancelled: after((stage) => stage.driver.cancelOrder(orderIn(stage))),
      replaced: after(async ({ driver }) => {
        await driver.fillCart([await driver.configure("hiking-day", freshPlate())])
        await driver.order()
      }),
      "no such order": async ({ other }, moment) => {
        // To anybody else, the order is as unknown as none.
        await letGo(moment, { headers: { authorization: `Bearer ${other.tokens.access_token}` } })
      },
      "no such shop": neverClosing,
      "a closed shop": neverClosing,
      // Where nobody is signed in, nothing is asked.
      "nobody signed in": async () => undefined,
      "session over": tokenExpired,
      "no answer": serviceKilled,
      "an answer that makes no sense": neverNonsense,
      "a fault of our own": neverOurFault
    },
    fetchReceipt: {
      "a receipt": asItIs,
      "no answer": serviceKilled,
      "session over": tokenExpired,
      "an answer that makes no sense": neverNonsense,
      "a fault of our own": neverOurFault
    },
    findOrder: {
      "an open order": after(async (stage) => {
        await makeOrder(stage)
      }),
      "an order whose bank is asked": after(async (stage) => {
        const { orderId, paymentUrl } = await makeOrder(stage)
        await decideAt(paymentUrl ?? "", "pay-late")
        await stage.driver.awaitOrder(orderId, "processing")
      }),
      "no order": asItIs,
      "nobody signed in": async () => undefined,
      "no answer": serviceKilled,
      "session over": tokenExpired,
      "an answer that makes no sense": neverNonsense,
      "a fault of our own": neverOurFault
    },
    leaveForPayment: { "an unknown place": trusted }
  }
}
