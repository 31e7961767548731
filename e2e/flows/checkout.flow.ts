/** How cart and checkout are acted out, answered and looked at. */
import { flowsFor } from "../../flowkit/model/index.ts"
import type { HeldRequests, Respond, RespondFunction } from "../../flowkit/run/index.ts"
import { type CheckoutContext, checkoutMachine, type LoadedCart } from "../../machines/checkout/index.ts"
import { annualTicket, configuredDayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket, VerifiedCartItem } from "../../schemas/ticket.ts"
import {
  type Answers,
  all,
  always,
  andThen,
  defect,
  json,
  providerRefuses,
  refusal,
  request,
  sessionOver,
  shopRequest,
  unreachable,
  waits
} from "./support/answers.ts"
import { callFailures, shopFailures, shopLoads } from "./support/common-outcomes.ts"
import { problem, shopStates, takenToLogin } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { openOrder, untrusted } from "./support/orders.ts"
import { byButton, type FlowScreen, isUsable, pageShown, press, rootOf } from "./support/screen.ts"
import { type Shown, showing } from "./support/shows.ts"

const machine = "checkout"
const readRequest = request("GET", /\/v1\/[^/]+\/cart$/)
const writeRequest = request("PUT", /\/v1\/[^/]+\/cart$/)
const verifyRequest = request("POST", /\/v1\/[^/]+\/cart\/verify$/)
const placeRequest = request("POST", /\/v1\/[^/]+\/order$/)
const orderRequest = request("GET", /\/v1\/[^/]+\/order\/[^/]+$/)

const two: ReadonlyArray<Ticket> = [
  configuredDayTicket,
  { ...annualTicket, plates: [{ plate: "M-PP124", country: "DE" }], hash: "sealed too" }
]
const titleOf = ({ name, translations }: Ticket, { locale }: FlowScreen): string =>
  translations?.[locale.slice(0, 2)]?.title ?? name

const loaded = (items: ReadonlyArray<Ticket>) => {
  const value: LoadedCart = { shop: wiesensee, items }
  return {
    success: value,
    respond: all("loadCart", ...shopLoads, [readRequest, json({ items })])
  } as const
}

const ordered = (change: Partial<Order>) => {
  const order: Order = { ...openOrder, ...change }
  return { success: order, respond: always("placeOrder", json(order)) } as const
}
const followed = (change: Partial<Order>) => {
  const order: Order = { ...openOrder, ...change }
  return { success: order, respond: json(order) } as const
}
const over = { paymentUrl: null } as const

const isUntrusted = ({ order }: CheckoutContext): boolean => order?.paymentUrl === untrusted

/** The items as the service judges them: all right, or the first one not. */
const judgement = (items: ReadonlyArray<Ticket>, isRight: boolean): ReadonlyArray<VerifiedCartItem> =>
  items.map((item, index) =>
    isRight || index > 0
      ? { ...item, valid: true, problem: null }
      : { ...item, valid: false, problem: "E_START_IN_PAST" }
  )
const judged = (isRight: boolean) => ({
  success: [],
  adapt: (_: never, { items }: CheckoutContext) => judgement(items, isRight),
  respond: async (_: unknown, held: HeldRequests, context: unknown): Promise<void> => {
    const items = judgement((context as CheckoutContext).items, isRight)
    await held.answer("verifyCart", json({ items }))
  }
})

const cartReads: Answers = [[readRequest, json({ items: two })]]

const removed: RespondFunction = (page, held, context) => {
  const { items, removing } = context as CheckoutContext
  const left = items.filter((_, index) => index !== removing)
  return all("removeItem", [readRequest, json({ items })], [writeRequest, json({ items: left })])(
    page,
    held,
    context
  )
}

const removeButton = (screen: FlowScreen, index: number) =>
  rootOf(screen, machine).locator("li").nth(index).getByRole("button")

const acceptance = (screen: FlowScreen) => rootOf(screen, machine).getByRole("checkbox")

interface Parts {
  readonly texts?: ReadonlyArray<string>
  readonly buttons?: ReadonlyArray<string>
  readonly canRemove?: boolean
}

/** What is in the cart stands on all of these, with a word on what is going on. */
const shows =
  (state: string, parts: (screen: FlowScreen) => Parts) =>
  (screen: FlowScreen, { items }: CheckoutContext): Promise<void> => {
    const { texts = [], buttons = [], canRemove = false } = parts(screen)
    const shown: Shown = {
      texts: [...texts, ...items.map((item) => titleOf(item, screen)), screen.t("common.total")],
      buttons: [
        ...buttons,
        ...(canRemove
          ? items.map((item) => screen.t("cart.removeNamed", { ticket: titleOf(item, screen) }))
          : [])
      ],
      counts: { li: items.length, "input[type=checkbox]": state.startsWith("reviewing") ? 1 : 0 }
    }
    return showing(machine, state, () => shown)(screen)
  }

const order = ({ t }: FlowScreen) => [t("checkout.order"), t("cart.keepShopping")]
const toCart = ({ t }: FlowScreen) => t("cart.title")

const reviewing = (state: string, more: (screen: FlowScreen) => ReadonlyArray<string>) => {
  const look = shows(state, (screen) => ({ texts: more(screen), buttons: order(screen), canRemove: true }))
  return async (screen: FlowScreen, context: CheckoutContext): Promise<void> => {
    await look(screen, context)
    const isTicked = await acceptance(screen).isChecked()
    if (isTicked !== context.hasAccepted) {
      throw new Error(
        `In "${state}" the box for the terms is ${isTicked ? "" : "not "}ticked, against what was done.`
      )
    }
  }
}

const flow = flowsFor<FlowScreen, Respond>()(checkoutMachine, {
  starts: {
    "the cart, opened": {
      input: { shopPath: "wiesensee" },
      // Over a page without a flow of its own, so that whatever is asked for is the cart's.
      open: ({ open }) => open("/wiesensee/contact?cart=open")
    }
  },
  events: {
    ITEM_REMOVED: {
      cases: { "the first": { index: 0 } },
      when: ({ items }) => items.length > 0,
      do: (screen, { index }, hand) => press(removeButton(screen, index), hand),
      isOffered: (screen, { index }) => isUsable(removeButton(screen, index))
    },
    ACCEPTANCE_CHANGED: {
      cases: { given: { accepted: true }, "taken back": { accepted: false } },
      when: ({ hasAccepted }, { accepted }) => hasAccepted !== accepted,
      do: (screen, _, hand) =>
        hand === "pointer" ? acceptance(screen).click() : acceptance(screen).press("Space"),
      isOffered: async (screen, { accepted }) =>
        (await isUsable(acceptance(screen))) && (await acceptance(screen).isChecked()) !== accepted
    },
    ORDER_REQUESTED: byButton(machine, "checkout.order"),
    PAYMENT_RESUMED: byButton(machine, "payment.open.resume"),
    CART_REQUESTED: byButton(machine, "cart.title"),
    TRY_AGAIN: byButton(machine, "common.retry", "error.actions.retry"),
    PAGE_SHOWN: pageShown
  },
  services: {
    loadCart: {
      "two tickets": loaded(two),
      "nothing in it": loaded([]),
      ...shopFailures("loadCart")
    },
    verifyCart: {
      "all right": judged(true),
      "one ticket wrong": judged(false),
      "nothing left": { success: [], respond: json({ items: [] }) },
      ...callFailures("verifyCart", waits.once)
    },
    removeItem: {
      done: { success: undefined, respond: removed },
      "no answer": {
        failure: { _tag: "Unreachable" },
        respond: unreachable("removeItem", waits.once, cartReads)
      },
      "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver("removeItem", cartReads) },
      "an answer that makes no sense": {
        failure: { _tag: "ServiceFailed" },
        respond: andThen("removeItem", json({ items: 1 }), cartReads)
      },
      "a fault of our own": { fail: {}, respond: defect("removeItem", cartReads) }
    },
    placeOrder: {
      "to be paid": ordered({}),
      "to be paid at an unknown place": ordered({ paymentUrl: untrusted }),
      "paid before": ordered({ ...over, status: "paid" }),
      "being paid": ordered({ ...over, status: "processing" }),
      "declined before": ordered({ ...over, status: "failed" }),
      "no longer as it was": { failure: { _tag: "CartInvalid" }, respond: refusal(409, "E_CART_INVALID") },
      refused: { failure: { _tag: "OrderRefused" }, respond: refusal(422, "E_ACCEPTANCE_MISSING") },
      "a closed shop": { failure: { _tag: "ShopInactive" }, respond: refusal(403, "E_SHOP_INACTIVE") },
      "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver("placeOrder") },
      "no answer": { failure: { _tag: "Unreachable" }, respond: unreachable("placeOrder", waits.order) },
      "a refusal of the login": {
        failure: { _tag: "ServiceFailed" },
        respond: providerRefuses("placeOrder")
      },
      "a fault of our own": { fail: {}, respond: defect("placeOrder") }
    },
    loadOrder: {
      "not paid": followed({}),
      paid: followed({ ...over, status: "paid" }),
      "being paid": followed({ ...over, status: "processing" }),
      expired: followed({ ...over, status: "expired" }),
      ...callFailures("loadOrder", waits.read)
    },
    leaveForPayment: {
      "an unknown place": { failure: { _tag: "PaymentAddressRefused" }, atOnce: isUntrusted }
    }
  },
  states: {
    lookingInside: "passing",
    judging: "passing",
    lookingAtOrder: "passing",
    lookingAtReturn: "passing",
    loadingCart: showing(machine, "loadingCart", ({ t }) => ({
      texts: [t("cart.loading")],
      buttons: [],
      links: []
    })),
    empty: showing(machine, "empty", ({ t }) => ({
      texts: [t("cart.empty")],
      buttons: [],
      links: [t("cart.emptyAction")]
    })),
    verifying: shows("verifying", ({ t }) => ({ texts: [t("checkout.verifying")] })),
    "reviewing.asking": reviewing("reviewing.asking", ({ t }) => [t("checkout.withdrawal")]),
    "reviewing.acceptanceMissing": reviewing("reviewing.acceptanceMissing", ({ t }) => [
      t("checkout.acceptRequired")
    ]),
    blocked: shows("blocked", ({ t }) => ({
      texts: [t("checkout.blockedByProblems"), t("cart.problem.E_START_IN_PAST")],
      buttons: [t("cart.keepShopping")],
      canRemove: true
    })),
    removing: shows("removing", ({ t }) => ({ texts: [t("cart.saving")] })),
    removalFailed: shows("removalFailed", (screen) => ({
      texts: [screen.t("cart.saveFailed")],
      buttons: [toCart(screen)],
      canRemove: true
    })),
    ordering: shows("ordering", ({ t }) => ({ texts: [t("checkout.ordering")] })),
    leavingForPayment: shows("leavingForPayment", ({ t }) => ({ texts: [t("checkout.toPayment")] })),
    checkingOrder: shows("checkingOrder", ({ t }) => ({ texts: [t("payment.checking")] })),
    awaitingPayment: shows("awaitingPayment", (screen) => ({
      texts: [screen.t("payment.open.title"), screen.t("payment.open.text")],
      buttons: [screen.t("payment.open.resume"), toCart(screen)]
    })),
    finished: async () => undefined,
    orderUnknown: shows("orderUnknown", (screen) => ({
      texts: [screen.t("checkout.orderUnknown")],
      buttons: [screen.t("common.retry"), toCart(screen)]
    })),
    orderFailed: shows("orderFailed", (screen) => ({
      texts: [screen.t("checkout.orderFailed")],
      buttons: [screen.t("common.retry"), toCart(screen)]
    })),
    paymentAddressRefused: shows("paymentAddressRefused", (screen) => ({
      texts: [screen.t("common.genericError"), screen.t("checkout.keptCart")],
      buttons: [toCart(screen)]
    })),
    verificationFailed: shows("verificationFailed", ({ t }) => ({
      texts: [t("checkout.verifyFailed")],
      buttons: [t("common.retry")]
    })),
    ...shopStates(machine),
    loadingUnreachable: problem(machine, "loadingUnreachable", "network"),
    loadingFailed: problem(machine, "loadingFailed", "server")
  },
  outOfReach: {
    "checkout.sessionLost|TRY_AGAIN": takenToLogin,
    "checkout.empty|CART_REQUESTED": "An empty cart has no such button: its link leads to the tickets.",
    "checkout.blocked|TRY_AGAIN":
      "A cart with a problem has no such button: tickets are changed or taken out.",
    "checkout.finished|CART_REQUESTED": "The page of the payment's result takes over and ends this flow."
  },
  unreachable: {
    "checkout.leavingForPayment|xstate.error.actor.leaveForPayment":
      "Leaving is one look at the address of the order, in which nothing can throw; an address that is refused is an expected failure."
  }
})

export const checkout: FlowRun = {
  flow,
  requests: {
    loadCart: [{ ...shopRequest, ahead: true }, readRequest],
    verifyCart: [verifyRequest],
    removeItem: [readRequest, writeRequest],
    placeOrder: [placeRequest],
    loadOrder: [{ ...orderRequest, ahead: true }]
  },
  takenOver: { sessionLost: leavingForLogin, finished: '[data-machine="paymentReturn"]' }
}
