/** The return from the payment page with the real servers: orders that are paid, declined or left alone. */
import type { Moment } from "../../../flowkit/run/index.ts"
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
  await driver.fillCart([await driver.configure("hiking-day", freshPlate())])
  return driver.order()
}

const orderIn = ({ page }: Stage): string => new URL(page.url()).searchParams.get("order") ?? ""

const payments = new Map<string, string>()

const decided = (choice: "pay" | "decline", status: "paid" | "failed") =>
  after(async (stage: Stage, _: Moment) => {
    const orderId = orderIn(stage)
    await decideAt(payments.get(orderId) ?? "", choice)
    await stage.driver.awaitOrder(orderId, status)
  })

const bankIsQuick =
  "The demo bank says at the end that it has paid or declined; until then an order is open, and never being processed."
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
    "a page whose proof is kept": async (stage) =>
      openReal(stage, await makeProof(stage), realSession(stage.driver)),
    "a page whose proof is kept, signed out": async (stage) => openReal(stage, await makeProof(stage), {}),
    "an address without an order": (stage) =>
      openReal(stage, "/wiesensee/payment-failed", realSession(stage.driver)),
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
      processing: bankIsQuick,
      "open, to be paid at an unknown place": trusted,
      expired: "An order expires after half an hour of the servers' own time.",
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
    leaveForPayment: { "an unknown place": trusted }
  }
}
