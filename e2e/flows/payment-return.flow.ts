/** How the return from the payment page is acted out, answered and looked at. */
import { flowsFor } from "../../flowkit/model/index.ts"
import type { Respond } from "../../flowkit/run/index.ts"
import {
  type LoadedOrder,
  type PaymentReturnContext,
  paymentReturnMachine
} from "../../machines/payment-return/index.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import type { Order, OrderStatus } from "../../schemas/order.ts"
import {
  type Answers,
  all,
  andThen,
  defect,
  json,
  nonsense,
  refusal,
  request,
  sessionOver,
  shopRequest,
  unreachable,
  waits
} from "./support/answers.ts"
import { shopLoads } from "./support/common-outcomes.ts"
import { hop } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { openOrder, untrusted } from "./support/orders.ts"
import { byButton, type FlowScreen, pageShown } from "./support/screen.ts"
import { type Shown, showing } from "./support/shows.ts"

const machine = "paymentReturn"
const orderRequest = request("GET", /\/v1\/[^/]+\/order\/[^/]+$/)
const { orderId } = openOrder
const address = `/wiesensee/payment-success?order=${orderId}`

const loaded = (change: Partial<Order>) => {
  const order: Order = { ...openOrder, ...change }
  const value: LoadedOrder = { shop: wiesensee, order }
  return { success: value, respond: all("loadOrder", ...shopLoads, [orderRequest, json(order)]) } as const
}
const finished = (status: OrderStatus) => loaded({ status, paymentUrl: null })

/** The shop is not asked for again, once it is known; then the order is refused, which comes to the same here. */
const withoutShop = (...answers: Answers) =>
  all("loadOrder", [orderRequest, refusal(404, "E_ORDER_NOT_FOUND"), "ends"], ...answers)

const shows = (state: string, more: (screen: FlowScreen) => Shown) =>
  showing(machine, state, (screen) => ({ buttons: [], links: [], ...more(screen) }))

const waiting = (state: string, isProcessing: boolean) =>
  shows(state, ({ t }) => ({
    title: t("payment.processing.title"),
    texts: [t("payment.checking"), ...(isProcessing ? [t("payment.processing.text")] : [])]
  }))

const ways = ({ t }: FlowScreen) => [t("payment.failed.changeMethod"), t("payment.failed.backToTickets")]

const isAnonymous = (_: unknown, world: unknown): boolean =>
  (world as { readonly signedIn: boolean }).signedIn === false
const isUntrusted = ({ order }: PaymentReturnContext): boolean => order?.paymentUrl === untrusted

const noButton = "The page of this state has no such button: its links lead on, and a new visit asks again."

const flow = flowsFor<FlowScreen, Respond>()(paymentReturnMachine, {
  starts: {
    "the payment page": {
      input: { shopPath: "wiesensee", orderId },
      world: { signedIn: true },
      open: ({ open }) => open(address)
    },
    "an address without an order": {
      input: { shopPath: "wiesensee", orderId: null },
      world: { signedIn: true },
      open: ({ open }) => open("/wiesensee/payment-failed")
    },
    "the payment page, in another browser": {
      input: { shopPath: "wiesensee", orderId },
      world: { signedIn: false },
      open: ({ open }) => open(address, { person: null })
    }
  },
  events: {
    TRY_AGAIN: byButton(machine, "common.retry"),
    PAYMENT_RESUMED: byButton(machine, "payment.open.resume"),
    LOGIN_REQUESTED: byButton(machine, "layout.login"),
    PAGE_SHOWN: pageShown
  },
  services: {
    loadOrder: {
      paid: finished("paid"),
      processing: finished("processing"),
      open: loaded({}),
      "open, to be paid at an unknown place": loaded({ paymentUrl: untrusted }),
      declined: finished("failed"),
      expired: finished("expired"),
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
        respond: withoutShop([shopRequest, json({ ...wiesensee, active: false })])
      },
      "nobody signed in": {
        failure: { _tag: "SessionLost" },
        atOnce: isAnonymous
      },
      "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver("loadOrder", shopLoads) },
      "no answer": {
        failure: { _tag: "Unreachable" },
        respond: unreachable("loadOrder", waits.read, shopLoads)
      },
      "an answer that makes no sense": {
        failure: { _tag: "ServiceFailed" },
        respond: andThen("loadOrder", nonsense, shopLoads)
      },
      "a fault of our own": { fail: {}, respond: defect("loadOrder", shopLoads) }
    },
    leaveForPayment: {
      "an unknown place": {
        failure: { _tag: "PaymentAddressRefused" },
        atOnce: isUntrusted
      }
    }
  },
  states: {
    arriving: "passing",
    judging: "passing",
    "processing.judging": "passing",
    checking: waiting("checking", false),
    "processing.waiting": waiting("processing.waiting", true),
    "processing.asking": waiting("processing.asking", true),
    paid: shows("paid", ({ t }) => ({
      title: t("payment.success.title"),
      texts: [t("payment.success.reference"), openOrder.reference, t("payment.success.text")],
      links: [
        t("account.tickets.calendar"),
        t("payment.success.continueShopping"),
        t("payment.success.showTickets")
      ]
    })),
    stillProcessing: shows("stillProcessing", ({ t }) => ({
      title: t("payment.processing.title"),
      texts: [t("payment.processing.still")],
      buttons: [t("common.retry")],
      links: [t("payment.success.showTickets")]
    })),
    open: shows("open", (screen) => ({
      title: screen.t("payment.open.title"),
      texts: [screen.t("payment.open.text")],
      buttons: [screen.t("payment.open.resume")],
      links: ways(screen)
    })),
    leavingForPayment: shows("leavingForPayment", (screen) => ({
      title: screen.t("payment.open.title"),
      buttons: [screen.t("payment.open.resume")],
      links: ways(screen)
    })),
    failed: shows("failed", (screen) => ({
      title: screen.t("payment.failed.title"),
      texts: [screen.t("payment.failed.text")],
      links: ways(screen)
    })),
    expired: shows("expired", (screen) => ({
      title: screen.t("payment.expired.title"),
      texts: [screen.t("payment.expired.text")],
      links: ways(screen)
    })),
    orderUnknown: shows("orderUnknown", ({ t }) => ({
      title: t("payment.unknown.title"),
      texts: [t("payment.unknown.noOrder")],
      links: [t("payment.success.showTickets"), t("payment.failed.backToTickets")]
    })),
    signedOut: shows("signedOut", ({ t }) => ({
      title: t("payment.unknown.title"),
      texts: [t("payment.unknown.text")],
      buttons: [t("layout.login")]
    })),
    leavingForLogin: hop,
    unreachable: shows("unreachable", ({ t }) => ({
      title: t("error.network.title"),
      texts: [t("payment.unknown.unreachable")],
      buttons: [t("common.retry")],
      links: [t("payment.success.showTickets")]
    }))
  },
  outOfReach: {
    "paymentReturn.orderUnknown|TRY_AGAIN": noButton,
    "paymentReturn.signedOut|TRY_AGAIN": noButton,
    "paymentReturn.open|TRY_AGAIN": noButton,
    "paymentReturn.leavingForLogin|PAGE_SHOWN":
      "The access flow has taken the page over and ended this flow; a page that comes back begins a new one."
  },
  unreachable: {
    "paymentReturn.leavingForPayment|xstate.error.actor.leaveForPayment":
      "Leaving is one look at the address of the order, in which nothing can throw; an address that is refused is an expected failure."
  }
})

export const paymentReturn: FlowRun = {
  flow,
  requests: { loadOrder: [shopRequest, orderRequest] },
  takenOver: { leavingForLogin }
}
