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
import { type ExpectedScreen, screenAssertion } from "./support/expect-screen.ts"
import { dayText, priceText } from "./support/facts.ts"
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
  orderId === ownOrder && (order === null || isDeclaredHere)

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
      isDeclaredHere: isStillDeclared(context)
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

const shows = (more: (screen: FlowScreen, context: PaymentReturnContext) => ExpectedScreen) =>
  screenAssertion<PaymentReturnContext>(machine, more)

const waiting = shows(({ t }) => ({ title: t("checkout.reviewHeading"), texts: [t("payment.checking")] }))

const processing = shows(({ t }) => ({
  title: t("payment.processing.title"),
  texts: [t("payment.checking"), t("payment.processing.text")]
}))

/** Not known to be paid: the contact link follows the other links. */
const unpaid = (more: Parameters<typeof shows>[0]) =>
  shows((screen, context) => {
    const { links, ...rest } = more(screen, context)
    return { ...rest, links: [...(links ?? []), screen.t("report.ask")] }
  })

const stillProcessing = unpaid((screen, context) => {
  const isOpen = context.order?.status === "open"
  return {
    title: screen.t("payment.processing.title"),
    texts: [
      screen.t("payment.processing.still"),
      ...(isOpen ? [screen.t("payment.processing.payAgainWarning")] : [])
    ],
    buttons: [screen.t("common.retry"), ...(isOpen ? [screen.t("payment.processing.payAgain")] : [])],
    links: [screen.t("payment.success.showTickets"), ...onward(screen, context)]
  }
})

const openTitle = ({ t }: FlowScreen, { page, isReplacement }: PaymentReturnContext) =>
  t(page === "failed" && !isReplacement ? "payment.left.title" : "payment.open.title")

/** What was to be paid, and that it is not. */
const unpaidTexts = (screen: FlowScreen) => [
  screen.t("payment.notBought", { count: 1 }),
  "M-PP123",
  priceText(screen, openOrder.total)
]

const open = async (shown: FlowScreen, known: PaymentReturnContext, state: string) => {
  const left = Date.parse(openOrder.expiresAt ?? "") - (await shown.page.evaluate(() => Date.now()))
  await unpaid((screen, context) => ({
    title: openTitle(screen, context),
    texts: [
      ...(context.isReplacement
        ? [screen.t("payment.open.replacement"), screen.t("payment.open.text")]
        : [screen.t("payment.left.text")]),
      ...unpaidTexts(screen),
      screen.t("payment.open.timeLeft", {
        duration: createFormatters(screen.locale, wiesensee.areaCountry).units([
          ["minute", Math.ceil(left / 60_000)]
        ])
      })
    ],
    buttons: [screen.t("payment.open.resume")],
    links: ways(screen)
  }))(shown, known, state)
}

const over = unpaid((screen, { order, isDeclaredHere }) => {
  const status = order?.status === "expired" || order?.status === "cancelled" ? order.status : "failed"
  const title = screen.t(`payment.${status}.title`)
  if (order?.refunds.length)
    return {
      title,
      texts: [screen.t("payment.refund", { amount: priceText(screen, openOrder.total) })],
      links: [screen.t("payment.failed.backToTickets")]
    }
  return {
    title,
    texts: [
      ...(status === "cancelled" ? [screen.t("payment.cancelled.byYou")] : []),
      ...unpaidTexts(screen),
      screen.t("payment.expired.text")
    ],
    buttons: isDeclaredHere && status !== "expired" ? [screen.t("payment.processing.payAgain")] : [],
    links: ways(screen)
  }
})

/** Returns the links of a page with an unknown payment: those that its address promises. */
const onward = (screen: FlowScreen, { page }: PaymentReturnContext) =>
  page === "failed" ? ways(screen) : [screen.t("payment.success.continueShopping")]

const ways = ({ t }: FlowScreen) => [t("payment.failed.changeMethod"), t("payment.failed.backToTickets")]

const isAnonymous = (_: unknown, fixture: unknown): boolean =>
  (fixture as { readonly signedIn: boolean }).signedIn === false
const isUntrusted = ({ order }: PaymentReturnContext): boolean => order?.paymentUrl === untrusted

/** Returns the texts of the proof: plate, area, order and time. */
const proofTexts = (screen: FlowScreen) => [
  openOrder.reference,
  `${screen.t("common.total")}${priceText(screen, openOrder.total)}`,
  "M-PP123",
  "Wiesensee, Wanderparkplatz Nord",
  dayText(screen, openOrder.items[0]?.validFrom ?? ""),
  screen.t("payment.proof.seenAt"),
  screen.t("payment.proof.notYet", { ahead: "9" }).slice(0, -1)
]
const proofLinks = ({ t }: FlowScreen) => [t("account.tickets.calendar"), t("payment.proof.contact")]

const shownAsPaid = shows((screen, { reminder, isOpenedAgain }) => ({
  title: screen.t(isOpenedAgain ? "payment.proof.title" : "payment.success.title"),
  texts: [
    screen.t("payment.success.reference"),
    openOrder.reference,
    ...(isOpenedAgain ? [] : [screen.t("payment.success.text")]),
    ...(reminder === "on" ? [screen.t("payment.reminder.on")] : []),
    ...proofTexts(screen)
  ],
  buttons: [
    ...(reminder === null ? [] : [screen.t(`payment.reminder.${reminder === "on" ? "end" : "start"}`)]),
    screen.t("payment.proof.print"),
    screen.t("payment.proof.copy"),
    screen.t("payment.receipt.save")
  ],
  links: [
    ...proofLinks(screen),
    screen.t("payment.proof.wrongPlate"),
    screen.t("payment.success.continueShopping"),
    screen.t("payment.success.showTickets")
  ]
}))

const offlineProof = (text: string, button?: string) =>
  shows((screen) => ({
    title: screen.t("payment.proof.title"),
    texts: [...proofTexts(screen), screen.t(text)],
    buttons: [
      ...(button === undefined ? [] : [screen.t(button)]),
      screen.t("payment.proof.print"),
      screen.t("payment.proof.copy")
    ],
    links: [...proofLinks(screen), screen.t("payment.success.continueShopping")]
  }))

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
    arriving: "passing",
    deciding: "passing",
    checking: waiting,
    findingOrder: waiting,
    "processing.waiting": processing,
    "processing.polling": processing,
    "stillProcessing.waiting": stillProcessing,
    "stillProcessing.polling": stillProcessing,
    "open.waiting": open,
    "open.polling": open,
    "paid.receipt.idle": async (screen, context, state) => {
      await shownAsPaid(screen, context, state)
      if ((await stored(screen, "localStorage", proofKey(context.orderId))) === null)
        throw new Error("The proof is not kept in the browser.")
    },
    "paid.receipt.fetching": shownAsPaid,
    "paid.reminder.idle": () => undefined,
    "paid.reminder.starting": shownAsPaid,
    "paid.reminder.ending": shownAsPaid,
    "proofKept.checking": offlineProof("payment.checking"),
    "proofKept.unchecked": offlineProof("payment.proof.unchecked", "payment.checkAgain"),
    "proofKept.signedOut": offlineProof("payment.proof.signedOut", "layout.login"),
    leavingForPayment: unpaid((screen, context) => ({
      title: openTitle(screen, context),
      buttons: [screen.t("payment.open.resume")],
      links: ways(screen)
    })),
    paymentAddressRefused: unpaid((screen) => ({
      title: screen.t("common.genericError"),
      texts: [screen.t("checkout.keptCart")],
      links: ways(screen)
    })),
    failed: over,
    expired: over,
    cancelled: over,
    orderingAgain: over,
    leavingForCart: async () => undefined,
    orderUnknown: unpaid((screen, context) => ({
      title: screen.t(context.page === "failed" ? "payment.left.title" : "payment.unknown.title"),
      texts: [screen.t(context.page === "failed" ? "payment.left.noOrder" : "payment.unknown.noOrder")],
      links: [screen.t("payment.success.showTickets"), ...onward(screen, context)]
    })),
    signedOut: unpaid((screen, context) => ({
      title: screen.t(context.page === "failed" ? "payment.left.title" : "checkout.reviewHeading"),
      texts: [screen.t("payment.unknown.text")],
      buttons: [screen.t("layout.login")],
      links: onward(screen, context)
    })),
    leavingForLogin: interstitial,
    unreachable: unpaid((screen, context) => ({
      title: screen.t("error.network.title"),
      texts: [screen.t("payment.unknown.unreachable")],
      buttons: [screen.t("common.retry")],
      links: [screen.t("payment.success.showTickets"), ...onward(screen, context)]
    }))
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
