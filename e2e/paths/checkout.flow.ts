/** Flow spec of cart and checkout: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import type { Request } from "@playwright/test"
import {
  type CheckoutContext,
  checkoutMachine,
  hasConfirmedCovers,
  type LoadedCart
} from "../../machines/checkout/index.ts"
import { annualTicket, configuredDayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { Cover } from "../../schemas/cover.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import {
  type Answers,
  all,
  always,
  andThen,
  defect,
  json,
  request as requestOf,
  sessionOver,
  shopRequest,
  unreachable,
  waits
} from "./support/answers.ts"
import {
  callFailures,
  orderFailures,
  refusedAs,
  shopFailures,
  shopLoads,
  succeeds,
  succeedsBy
} from "./support/common-outcomes.ts"
import { interstitial, redirectedToLogin } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { everyState } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { openOrder, orderedHere, untrusted } from "./support/orders.ts"
import { byButton, byCheckbox, byPress, type FlowScreen, pageShown, rootOf } from "./support/screen.ts"
import { driver } from "./support/session.ts"
import { changeElsewhere } from "./support/ticket-outcomes.ts"

const machine = "checkout"
const readRequest = requestOf("GET", /\/v1\/[^/]+\/cart$/)
const writeRequest = requestOf("PUT", /\/v1\/[^/]+\/cart$/)
const clearRequest = requestOf("DELETE", /\/v1\/[^/]+\/cart$/)
const verifyRequest = requestOf("POST", /\/v1\/[^/]+\/cart\/verify$/)
const placeRequest = requestOf("POST", /\/v1\/[^/]+\/order$/)
const openOrderRequest = requestOf("GET", /\/v1\/[^/]+\/order$/)
const orderRequest = requestOf("GET", /\/v1\/[^/]+\/order\/[^/]+$/)
const cancelRequest = requestOf("DELETE", /\/v1\/[^/]+\/order\/[^/]+$/)

const two: ReadonlyArray<Ticket> = [
  configuredDayTicket,
  { ...annualTicket, plates: [{ plate: "M-PP124", country: "DE" }], hash: "sealed too" }
]
/** The plate of the first ticket is covered already. */
const cover: Cover = { plate: "M-PP123", until: "2026-12-02T00:00:00+01:00" }

/** Returns an order placed on another device. */
const begunOrder = (items: ReadonlyArray<Ticket>, change: Partial<Order> = {}): Order => ({
  ...openOrder,
  orderId: "00000000-0000-4000-8000-000000000098",
  items,
  ...change
})

const loaded = (items: ReadonlyArray<Ticket>, order: Order | null = null) => {
  const value: LoadedCart = {
    shop: wiesensee,
    items,
    begun: order === null ? null : { order, isFromHere: false },
    confirmed: [],
    ownPlates: [],
    declared: null
  }
  return {
    success: value,
    respond: all(
      "loadCart",
      ...shopLoads,
      [readRequest, json({ items })],
      [openOrderRequest, json({ order })]
    )
  } as const
}

/** Returns what a cart or an order stores of an item: not what its verification has found. */
const storedItem = <Item extends Partial<VerifiedCartItem>>({
  needsExpressRequest: _,
  coveredBy: __,
  ...item
}: Item) => item

/** Another tab has ordered another cart: what was declared for this one counts no more. */
const orderedElsewhere = orderedHere(driver.userId, wiesensee.id, {
  orderId: "00000000-0000-4000-8000-000000000096",
  items: [{ ...configuredDayTicket, hash: "another" }]
})

/** Returns the outcome of ordering the cart. */
const ordered = (change: Partial<Order>) => {
  const made = ({ items }: CheckoutContext): Order => ({
    ...openOrder,
    items: items.map(({ valid: _, problem: __, ...item }) => storedItem(item)),
    ...change
  })
  const respond: RespondFunction = (page, held, context) =>
    always("placeOrder", json(made(context as CheckoutContext)))(page, held, context)
  return { ...succeedsBy("placeOrder", { ...openOrder, ...change }, made), respond }
}
/** Returns the outcome of loading or cancelling the order, with its changed fields. */
const orderWith = (change: Partial<Order>, service = "loadOrder") =>
  succeedsBy(service, { ...openOrder, ...change }, ({ order }: CheckoutContext) => ({
    ...openOrder,
    ...order,
    ...change
  }))
const over = { paymentUrl: null } as const

const isUntrusted = ({ order }: CheckoutContext): boolean => order?.paymentUrl === untrusted

/** Returns the outcome of verifying the cart: one item may be invalid or covered; all start soon or late. */
const verified = (isRight: boolean, isLate = false, isCovered = false) => {
  const verify = (items: ReadonlyArray<Ticket>): ReadonlyArray<VerifiedCartItem> =>
    items.map((item, index) =>
      isRight || index > 0
        ? {
            ...item,
            ...(isCovered && index === 0 ? { ticketCovered: true, coveredBy: [cover] } : {}),
            valid: true,
            problem: null,
            needsExpressRequest: !isLate
          }
        : { ...item, valid: false, problem: "E_START_IN_PAST" }
    )
  return succeedsBy(
    "verifyCart",
    verify([configuredDayTicket]),
    ({ items }: CheckoutContext) => verify(items),
    (items) => ({ items })
  )
}

/** Returns the cart after the pending change. */
const itemsAfter = ({ items, change }: CheckoutContext): ReadonlyArray<Ticket> => {
  if (change?.kind === "remove")
    return items.filter(({ hash }) => !change.items.some((removed) => removed.hash === hash)).map(storedItem)
  return change?.kind === "restore" ? [...items, ...change.items].map(storedItem) : []
}

const cleared: Answers = [[clearRequest, { status: 204 }]]
const isClearing = (context: unknown): boolean => (context as CheckoutContext).change?.kind === "clear"

const hashesOf = (items: ReadonlyArray<Pick<Ticket, "hash">>): string =>
  items.map(({ hash }) => hash).join(", ") || "nothing"

/** Answers a change and checks its requests: a change reads the cart, and writes the remaining items. */
const checkingChange =
  (answer: RespondFunction): RespondFunction =>
  async (page, held, context) => {
    const first = (await held.peek("changeCart")).method()
    if (isClearing(context) !== (first === "DELETE")) {
      throw new Error(
        `The cart is ${isClearing(context) ? "to be emptied" : "to be changed, not emptied"}, but the page asks for ${first}.`
      )
    }
    let written: string | undefined
    const note = (asked: Request) => {
      if (asked.method() === "PUT" && writeRequest.url.test(asked.url()))
        written = hashesOf((asked.postDataJSON() as { readonly items: ReadonlyArray<Ticket> }).items)
    }
    page.on("request", note)
    try {
      await answer(page, held, context)
    } finally {
      page.off("request", note)
    }
    const wanted = hashesOf(itemsAfter(context as CheckoutContext))
    if (!isClearing(context) && written !== wanted) {
      throw new Error(`The page saves a cart with ${written ?? "nothing at all"}, not with ${wanted}.`)
    }
  }

/** A change reads the cart and writes it; clearing it reads afterwards, not before. */
const saved = checkingChange((page, held, context) => {
  const items = itemsAfter(context as CheckoutContext)
  const answer = isClearing(context)
    ? all("changeCart", ...cleared, [readRequest, json({ items })])
    : all(
        "changeCart",
        [readRequest, json({ items: (context as CheckoutContext).items })],
        [writeRequest, json({ items })]
      )
  return answer(page, held, context)
})

const cartReads = (context: unknown): Answers => [
  [readRequest, json({ items: (context as CheckoutContext).items })]
]
/** The change itself fails. */
const changeFails = (how: (before: Answers) => RespondFunction): RespondFunction =>
  checkingChange((page, held, context) =>
    how(isClearing(context) ? [] : cartReads(context))(page, held, context)
  )
/** The response to the change fails. */
const answerFails = (how: (before: Answers) => RespondFunction): RespondFunction =>
  checkingChange((page, held, context) =>
    how(isClearing(context) ? cleared : cartReads(context))(page, held, context)
  )

const lines = (screen: FlowScreen) => rootOf(screen, machine).locator("li:has(h3)")
const removeButton = (screen: FlowScreen, index: number) => lines(screen).nth(index).getByRole("button")

const acceptance = (screen: FlowScreen) => rootOf(screen, machine).getByRole("checkbox").first()
const request = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("checkbox", { name: screen.t("checkout.expressRequest") })
const buyingAgain = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("checkbox", { name: screen.t("checkout.buyAgain") })
const isCovered = ({ items }: CheckoutContext): boolean =>
  items.some(({ ticketCovered }) => ticketCovered === true)
const isRequestNeeded = ({ items }: CheckoutContext): boolean =>
  items.some(({ needsExpressRequest }) => needsExpressRequest === true)

const flow = flowsFor<FlowScreen, Respond>()(checkoutMachine, {
  starts: {
    "the cart, opened": {
      input: { shopPath: "wiesensee" },
      // Opened over a page without its own flow, so that all requests are the cart's.
      open: ({ open }) => open("/wiesensee/contact?cart=open")
    }
  },
  events: {
    ITEM_REMOVED: {
      cases: { "the first": { index: 0 } },
      when: ({ items }) => items.length > 0,
      ...byPress((screen, { index }: { readonly index: number }) => removeButton(screen, index))
    },
    ACCEPTANCE_CHANGED: {
      cases: { given: { accepted: true }, "taken back": { accepted: false } },
      when: ({ hasAccepted }, { accepted }) => hasAccepted !== accepted,
      ...byCheckbox(acceptance, ({ accepted }: { readonly accepted: boolean }) => accepted)
    },
    EXPRESS_REQUEST_CHANGED: {
      cases: { given: { requested: true }, "taken back": { requested: false } },
      when: (context, { requested }) => isRequestNeeded(context) && context.asksForStart !== requested,
      ...byCheckbox(request, ({ requested }: { readonly requested: boolean }) => requested)
    },
    BUYING_AGAIN_CHANGED: {
      cases: { given: { confirmed: true }, "taken back": { confirmed: false } },
      when: (context, { confirmed }) => isCovered(context) && hasConfirmedCovers(context) !== confirmed,
      ...byCheckbox(buyingAgain, ({ confirmed }: { readonly confirmed: boolean }) => confirmed)
    },
    ORDER_REQUESTED: byButton(machine, "checkout.order"),
    PAYMENT_RESUMED: byButton(machine, "payment.open.resume"),
    ORDER_CANCELLED: byButton(machine, "cart.order.cancel"),
    CART_REQUESTED: byButton(machine, "checkout.backToReview"),
    CART_CLEARED: byButton(machine, "cart.clear"),
    OTHERS_CHOSEN: byButton(machine, "cart.order.others"),
    REMOVAL_UNDONE: byButton(machine, "cart.undo"),
    CART_CHANGED: {
      do: async ({ page }) => {
        await page.evaluate((entries) => {
          for (const [key, intent] of entries) localStorage.setItem(key, intent)
        }, Object.entries(orderedElsewhere))
        await changeElsewhere(page, wiesensee.id)
      },
      anytime: true
    },
    TRY_AGAIN: byButton(machine, "common.retry", "error.actions.retry", "checkout.verifyAgain"),
    PAGE_SHOWN: pageShown
  },
  services: {
    loadCart: {
      "two tickets": loaded(two),
      "two tickets, ordered on another device": loaded(two, begunOrder(two)),
      "two tickets, and an order of one": loaded(two, begunOrder(two.slice(1))),
      "two tickets whose bank is asked": loaded(
        two,
        begunOrder(two, { status: "processing", paymentUrl: null })
      ),
      "two tickets, the bank asked about one": loaded(
        two,
        begunOrder(two.slice(1), { status: "processing", paymentUrl: null })
      ),
      "a ticket, and the bank asked about another": loaded(
        two.slice(0, 1),
        begunOrder(two.slice(1), { status: "processing", paymentUrl: null })
      ),
      "nothing in it": loaded([]),
      "nothing in it, and an order": loaded([], begunOrder(two)),
      ...shopFailures("loadCart")
    },
    verifyCart: {
      "all right": verified(true),
      "all right, and nothing begins soon": verified(true, true),
      "all right, and one is covered already": verified(true, true, true),
      "one ticket wrong": verified(false),
      "nothing left": succeeds([], { items: [] }),
      ...callFailures("verifyCart", waits.read)
    },
    changeCart: {
      done: {
        success: [configuredDayTicket],
        adapt: (_: never, context: CheckoutContext) => itemsAfter(context),
        respond: saved
      },
      "no answer": {
        failure: { _tag: "Unreachable" },
        respond: changeFails((before) => unreachable("changeCart", waits.read, before))
      },
      "session over": {
        failure: { _tag: "SessionLost" },
        respond: changeFails((before) => sessionOver("changeCart", before))
      },
      "an answer that makes no sense": {
        failure: { _tag: "ServiceFailed" },
        respond: answerFails((before) => andThen("changeCart", json({ items: 1 }), before))
      },
      "a fault of our own": { fail: {}, respond: answerFails((before) => defect("changeCart", before)) }
    },
    placeOrder: {
      "to be paid": ordered({}),
      "to be paid at an unknown place": ordered({ paymentUrl: untrusted }),
      "paid before": ordered({ ...over, status: "paid" }),
      "being paid": ordered({ ...over, status: "processing" }),
      "declined before": ordered({ ...over, status: "failed" }),
      "no longer as it was": refusedAs("CartInvalid", 409, "E_CART_INVALID"),
      "another cart than was seen": refusedAs("CartChangedElsewhere", 409, "E_CART_CHANGED"),
      "the bank is asked": refusedAs("PaymentUnderWay", 409, "E_PAYMENT_UNDER_WAY"),
      "too small an amount": refusedAs("TotalTooLow", 422, "E_TOTAL_TOO_LOW"),
      refused: refusedAs("OrderRefused", 422, "E_ACCEPTANCE_MISSING"),
      "a closed shop": refusedAs("ShopInactive", 403, "E_SHOP_INACTIVE"),
      ...orderFailures("placeOrder")
    },
    loadOrder: {
      "not paid": orderWith({}),
      paid: orderWith({ ...over, status: "paid" }),
      "being paid": orderWith({ ...over, status: "processing" }),
      declined: orderWith({ ...over, status: "failed" }),
      expired: orderWith({ ...over, status: "expired" }),
      "cancelled on another device": orderWith({ ...over, status: "cancelled" }),
      "replaced on another device": orderWith({
        ...over,
        status: "cancelled",
        replacedBy: "00000000-0000-4000-8000-000000000097"
      }),
      ...callFailures("loadOrder", waits.read)
    },
    cancelOrder: {
      cancelled: orderWith({ ...over, status: "cancelled" }, "cancelOrder"),
      "paid before": orderWith({ ...over, status: "paid" }, "cancelOrder"),
      "the bank is asked": refusedAs("PaymentUnderWay", 409, "E_PAYMENT_UNDER_WAY"),
      ...callFailures("cancelOrder", waits.read)
    },
    leaveForPayment: {
      "an unknown place": { failure: { _tag: "PaymentAddressRefused" }, atOnce: isUntrusted }
    }
  },
  states: {
    ...everyState(checkoutMachine, rendered(machine)),
    decidingByCart: "passing",
    decidingByOrder: "passing",
    finished: async () => undefined,
    sessionLost: interstitial
  },
  outOfReach: {
    "checkout.sessionLost|TRY_AGAIN": redirectedToLogin,
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
    loadCart: [{ ...shopRequest, ahead: true }, readRequest, openOrderRequest],
    verifyCart: [verifyRequest],
    changeCart: [readRequest, writeRequest, clearRequest],
    placeOrder: [placeRequest],
    loadOrder: [{ ...orderRequest, ahead: true }],
    cancelOrder: [cancelRequest]
  },
  takenOver: { sessionLost: leavingForLogin, finished: '[data-machine="paymentReturn"]' },
  // The cart is above a page, whose parts load first.
  timeout: 15_000
}
