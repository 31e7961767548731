/** Flow spec of the return from the payment page: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { HeldRequests, Respond } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import type { InputFrom } from "xstate"
import {
  type FoundOrder,
  type LoadedOrder,
  type PaymentReturnContext,
  type Proof,
  paymentReturnMachine,
  type ReminderHere
} from "../../machines/payment-return/index.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import type { Order, OrderStatus } from "../../schemas/order.ts"
import { createFormatters } from "../../src/i18n/formatters.ts"
import { type Answers, all, andThen, json, refusal, request, shopRequest, waits } from "./support/answers.ts"
import {
  callFailures,
  failuresWithMessage,
  orderFailures,
  refusedAs,
  shopLoads,
  succeeds
} from "./support/common-outcomes.ts"
import { interstitial } from "./support/common-states.ts"
import { expectRendered, rendered } from "./support/expect-rendered.ts"
import { everyState, expectScreen } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { openOrder, orderedHere, receiptRequest, receiptSaved, untrusted } from "./support/orders.ts"
import { byButton, type FlowScreen, pageShown, stored, type Visitor } from "./support/screen.ts"
import { driver, now, signedInHere, storedSession } from "./support/session.ts"

const machine = "paymentReturn"
const orderRequest = request("GET", /\/v1\/[^/]+\/order\/[^/]+$/)
const openOrderRequest = request("GET", /\/v1\/[^/]+\/order$/)
const placeRequest = request("POST", /\/v1\/[^/]+\/order$/)
const reminderRequest = request("PUT", /\/v1\/[^/]+\/order\/[^/]+\/push-reminder$/)
const { orderId } = openOrder
/** Key of the installation, as in the order. */
const pushKey = "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg"
/** The order that replaced it. */
const successor = "00000000-0000-4000-8000-000000000098"
const address = `/wiesensee/payment-success?order=${orderId}`

/** The order that was made in this browser. */
const ownOrder = "00000000-0000-4000-8000-000000000097"
const isStillDeclared = ({ orderId, order, isDeclaredHere }: PaymentReturnContext): boolean =>
  isDeclaredHere || (orderId === ownOrder && order === null)
/**
 * A payment ends what was declared for its order, not for the order that it replaces, nor for one that was to follow
 * an order that had ended.
 */
const keepsDeclared = ({ orderId, order }: PaymentReturnContext): boolean =>
  orderId !== ownOrder || (order !== null && !["open", "processing"].includes(order.status))

const loaded = (
  change: Partial<Order>,
  reminder: ReminderHere | null = null,
  refundsIn: (context: PaymentReturnContext) => Order["refunds"] = () => []
) => {
  const order: Order = { ...openOrder, ...change }
  const orderIn = (context: PaymentReturnContext): Order => ({
    ...order,
    orderId: context.orderId ?? orderId,
    refunds: refundsIn(context)
  })
  const value: LoadedOrder = {
    shop: wiesensee,
    order,
    seenAt: now.toISOString(),
    reminder,
    isDeclaredHere: false
  }
  return {
    success: value,
    adapt: (_: never, context: PaymentReturnContext): LoadedOrder => ({
      ...value,
      order: orderIn(context),
      isDeclaredHere: isStillDeclared(context) && (order.status !== "paid" || keepsDeclared(context))
    }),
    respond: (page: Page, held: HeldRequests, context: unknown): Promise<void> =>
      all("loadOrder", ...shopLoads, [orderRequest, json(orderIn(context as PaymentReturnContext))])(
        page,
        held,
        context
      )
  } as const
}
/** Returns the outcome of ordering again; the service answers with the id of the first order. */
const orderedAgain = (change: Partial<Order>) =>
  succeeds<Order>({ ...openOrder, orderId: ownOrder, ...change })
const found = (order: Order | null) => {
  const value: FoundOrder = {
    shop: wiesensee,
    order,
    seenAt: now.toISOString(),
    reminder: null,
    isDeclaredHere: false
  }
  return {
    success: value,
    respond: all("findOrder", ...shopLoads, [openOrderRequest, json({ order })])
  } as const
}
const remindedOf = loaded({ status: "paid", paymentUrl: null, pushKey }, "offered")
const finished = (status: OrderStatus) => loaded({ status, paymentUrl: null })

/** Stored proof of the order, without the driver's permits, and the key of one. */
const { userShopGroups: _, ...shop } = wiesensee
const proof: Proof = {
  shop,
  order: { ...openOrder, status: "paid", paymentUrl: null },
  seenAt: "2026-11-20T16:30:00.000Z"
}
const proofKey = (id: string | null) => `parkschein.personal/proof/1//${id}`
const kept = { [proofKey(orderId)]: JSON.stringify(proof) }

/** A loaded shop is not requested again; then the order is refused, with the same result here. */
const withoutShop = (...answers: Answers) =>
  all("loadOrder", [orderRequest, refusal(404, "E_ORDER_NOT_FOUND"), "ends"], ...answers)

/** A browser offers to copy the proof, and to save its time in a calendar; it opens the page without a connection. */
const proofShown = rendered(machine, {
  inBrowser: ({ t }) => [
    `a: ${t("account.tickets.calendar")}`,
    `span: ${t("payment.proof.copy")}`,
    `p: ${t("payment.proof.offline")}`
  ]
})

/** The time left, which the rendered screen leaves out since the clock moves. */
const open = async (screen: FlowScreen, context: PaymentReturnContext, state: string): Promise<void> => {
  const left = Date.parse(openOrder.expiresAt ?? "") - (await screen.page.evaluate(() => Date.now()))
  await expectRendered(screen, machine, context, state)
  await expectScreen(screen, machine, state, {
    texts: [
      screen.t("payment.open.timeLeft", {
        duration: createFormatters(screen.locale, wiesensee.areaCountry).units([
          ["minute", Math.ceil(left / 60_000)]
        ])
      })
    ],
    buttons: null,
    links: null
  })
}

const isAnonymous = (_: unknown, fixture: unknown): boolean =>
  (fixture as { readonly signedIn: boolean }).signedIn === false
const isUntrusted = ({ order }: PaymentReturnContext): boolean => order?.paymentUrl === untrusted

/** Simulates push support and permission, which headless Chromium lacks. */
const maybeTold = () => {
  const subscription = {
    toJSON: () => ({
      endpoint: "https://push.example/phone",
      keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) }
    })
  } as unknown as PushSubscription
  Object.defineProperty(Notification, "permission", { get: () => "granted" })
  Notification.requestPermission = async () => "granted"
  PushManager.prototype.subscribe = async () => subscription
  PushManager.prototype.getSubscription = async () => subscription
}

/** Returns the start at an address of the payment page. */
const at = (
  path: string,
  input: Partial<InputFrom<typeof paymentReturnMachine>> = {},
  visitor: Visitor = {}
) => ({
  input: { shopPath: "wiesensee", orderId, page: "success" as const, proof: null, ...input },
  fixture: { signedIn: visitor.person !== null },
  open: async ({ page, open }: FlowScreen): Promise<void> => {
    await page.addInitScript(maybeTold)
    await open(path, visitor)
  }
})

/** Restores a session that has ended: the driver has logged in again in the same tab, then gone back to this page. */
const logInAgain = ({ page }: FlowScreen): Promise<void> =>
  page.evaluate(
    ([mark, session]) => {
      if (mark.every((key) => localStorage.getItem(key) === null)) return
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    [Object.keys(signedInHere(driver)), storedSession(driver)] as const
  )

const flow = flowsFor<FlowScreen, Respond>()(paymentReturnMachine, {
  starts: {
    "the payment page": at(address),
    "the payment page, left": at(`/wiesensee/payment-failed?order=${orderId}`, { page: "failed" }),
    "the payment page of an order made here, left": at(
      `/wiesensee/payment-failed?order=${ownOrder}`,
      { orderId: ownOrder, page: "failed" },
      { local: orderedHere(driver.userId, wiesensee.id, { ...openOrder, orderId: ownOrder }) }
    ),
    "a success page without an order": at("/wiesensee/payment-success", { orderId: null }),
    "a page whose proof is kept": at(address, { proof }, { local: kept }),
    "a page whose proof is kept, signed out": at(address, { proof }, { person: null, local: kept }),
    "an address without an order": at("/wiesensee/payment-failed", { orderId: null, page: "failed" }),
    "the payment page, in another browser": at(address, {}, { person: null })
  },
  events: {
    TRY_AGAIN: byButton(machine, "common.retry", "payment.checkAgain"),
    PAYMENT_RESUMED: byButton(machine, "payment.open.resume", "payment.processing.payAgain"),
    RECEIPT_REQUESTED: byButton(machine, "payment.receipt.save"),
    REMINDER_WANTED: byButton(machine, "payment.reminder.start"),
    REMINDER_UNWANTED: byButton(machine, "payment.reminder.end"),
    LOGIN_REQUESTED: byButton(machine, "layout.login"),
    PAGE_SHOWN: {
      ...pageShown,
      do: async (screen) => {
        await logInAgain(screen)
        await pageShown.do(screen)
      }
    }
  },
  services: {
    loadOrder: {
      paid: finished("paid"),
      "paid, and to be reminded of": {
        ...remindedOf,
        // This browser has stored the choice.
        adapt: (_: never, context: PaymentReturnContext) => ({
          ...remindedOf.adapt(_, context),
          reminder: context.reminder ?? "offered"
        })
      },
      processing: finished("processing"),
      open: loaded({}),
      "open, to be paid at an unknown place": loaded({ paymentUrl: untrusted }),
      declined: finished("failed"),
      // Who comes from the payment has paid too late.
      expired: loaded({ status: "expired", paymentUrl: null }, null, ({ page }) =>
        page === "success" ? [{ amount: openOrder.total, refundedAt: null }] : []
      ),
      cancelled: finished("cancelled"),
      replaced: loaded({ status: "cancelled", paymentUrl: null, replacedBy: successor }),
      "no such order": {
        failure: { _tag: "OrderNotFound" },
        respond: andThen("loadOrder", refusal(404, "E_ORDER_NOT_FOUND"), shopLoads)
      },
      "no such shop": {
        failure: { _tag: "ShopNotFound" },
        respond: withoutShop([shopRequest, refusal(404, "E_SHOP_NOT_FOUND")])
      },
      "a closed shop": {
        failure: { _tag: "ShopInactive" },
        respond: withoutShop([shopRequest, refusal(403, "E_SHOP_INACTIVE")])
      },
      "nobody signed in": { failure: { _tag: "SessionLost" }, atOnce: isAnonymous },
      ...callFailures("loadOrder", waits.read, shopLoads)
    },
    findOrder: {
      "an open order": found(openOrder),
      "an order whose bank is asked": found({ ...openOrder, status: "processing", paymentUrl: null }),
      "no order": found(null),
      "nobody signed in": { failure: { _tag: "SessionLost" }, atOnce: isAnonymous },
      ...callFailures("findOrder", waits.read, shopLoads)
    },
    fetchReceipt: {
      "a receipt": receiptSaved,
      ...failuresWithMessage("fetchReceipt", waits.read, "payment.receipt.failed")
    },
    startReminder: {
      "a reminder": succeeds("on", { next: "2026-11-21T21:59:00Z" }),
      ...failuresWithMessage("startReminder", waits.read, "account.tickets.reminderFailed")
    },
    endReminder: {
      "no reminder any more": succeeds("offered", { next: null }),
      ...failuresWithMessage("endReminder", waits.read, "account.tickets.reminderFailed")
    },
    orderAgain: {
      "to be paid": orderedAgain({}),
      "being paid": orderedAgain({ status: "processing", paymentUrl: null }),
      "another cart": refusedAs("CartToCheck", 409, "E_CART_CHANGED"),
      ...orderFailures("orderAgain")
    },
    leaveForPayment: {
      "an unknown place": { failure: { _tag: "PaymentAddressRefused" }, atOnce: isUntrusted }
    }
  },
  states: {
    ...everyState(paymentReturnMachine, rendered(machine)),
    arriving: "passing",
    deciding: "passing",
    "open.waiting": open,
    "open.polling": open,
    "paid.receipt.idle": async (screen, context, state, whole) => {
      await proofShown(screen, context, state, whole)
      if ((await stored(screen, "localStorage", proofKey(context.orderId))) === null)
        throw new Error("The proof is not kept in the browser.")
    },
    "paid.receipt.fetching": proofShown,
    "paid.reminder.idle": () => undefined,
    "paid.reminder.starting": proofShown,
    "paid.reminder.ending": proofShown,
    "proofKept.checking": proofShown,
    "proofKept.unchecked": proofShown,
    "proofKept.signedOut": proofShown,
    leavingForCart: async () => undefined,
    leavingForLogin: interstitial
  },
  unreachable: {
    "paymentReturn.leavingForPayment|xstate.error.actor.leaveForPayment":
      "Leaving is one look at the address of the order, in which nothing can throw; an address that is refused is an expected failure."
  }
})

export const paymentReturn: FlowRun = {
  flow,
  requests: {
    loadOrder: [shopRequest, orderRequest],
    findOrder: [shopRequest, openOrderRequest],
    orderAgain: [placeRequest],
    fetchReceipt: [receiptRequest],
    startReminder: [reminderRequest],
    endReminder: [reminderRequest]
  },
  takenOver: { leavingForLogin, leavingForCart: '[data-machine="checkout"]' },
  unseen: {
    "retarget paymentReturn.deciding|always#1 -> paymentReturn.paid.receipt.idle":
      "It leads to the state that is entered first anyway."
  }
}
