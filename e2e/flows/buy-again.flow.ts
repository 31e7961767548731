/** How buying again is acted out, answered and looked at: a card on the home of a shop. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import { type BuyAgainContext, buyAgainMachine } from "../../machines/buy-again/index.ts"
import { annualTicket, configuredDayTicket, dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { titleIn } from "../../schemas/translations.ts"
import {
  type Answers,
  all,
  always,
  andThen,
  defect,
  json,
  nonsense,
  refusal,
  request,
  sessionOver,
  shopRequest,
  ticketsRequest,
  unreachable,
  waits
} from "./support/answers.ts"
import { callFailures } from "./support/common-outcomes.ts"
import { interstitial, takenToLogin } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, isUsable, press, rootOf } from "./support/screen.ts"
import { driver, now } from "./support/session.ts"
import { expectShown, type Shown, showing } from "./support/shows.ts"

const machine = "buyAgain"
const activeRequest = request("GET", /\/v1\/shop\/active-tickets\//)
const configureRequest = request(
  "POST",
  /\/v2\/available-purchase-option\/fixed-price-ticket\/[^/]+\/configure$/
)
const readRequest = request("GET", /\/v1\/[^/]+\/cart$/)
const writeRequest = request("PUT", /\/v1\/[^/]+\/cart$/)

const plate: Plate = { plate: "M-PP123", country: "DE" }
const tickets = [dayTicket, annualTicket]
const priced: Ticket = configuredDayTicket
const covered: Ticket = { ...priced, ticketCovered: true }

/** Good for a week, which is longer than any path. */
const standing = {
  ...priced,
  id: "bought",
  ticketType: "singleUse",
  validFrom: "2026-11-20T00:00:00+01:00",
  validTo: "2026-11-27T00:00:00+01:00",
  orderItemId: "00000000-0000-4000-8000-000000000088:0",
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
} as unknown as ActiveTicket
const lastOfItsKind: ActiveTicket = { ...standing, ruleId: "rule-gone" }

const owning = (...activeTickets: ReadonlyArray<ActiveTicket>) => ({
  success: { activeTickets, now: now.getTime() },
  respond: json({ activeTickets })
})

/** Where the app keeps what a driver has bought and dismissed. */
const personal = (name: string, place: string): string =>
  `parkschein.personal/${name}/1/${encodeURIComponent(driver.userId)}/${place}`
const kept = {
  [personal("last-purchase", wiesensee.path)]: JSON.stringify({ ticketId: dayTicket.id, plates: [plate] }),
  [personal("verification-prompt-dismissed", wiesensee.id)]: "true"
}

const button = (screen: FlowScreen, key: string) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t(key), exact: true })

/** The cart has opened over the card, and is closed before anything else is done there. */
const byCardButton = (key: string) => ({
  do: async (screen: FlowScreen, _: unknown, hand: Parameters<typeof press>[1]) => {
    const { page } = screen
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape")
    await press(button(screen, key), hand)
  },
  isOffered: (screen: FlowScreen) => isUsable(button(screen, key))
})

const cartReads: Answers = [[readRequest, json({ items: [] })]]
const adding = (...answers: Answers) => all("addToCart", ...cartReads, ...answers)

/** A conflict is merged anew once, before it counts. */
const taken: RespondFunction = async (page, held, context) => {
  const conflict = adding([writeRequest, refusal(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")])
  await conflict(page, held, context)
  await conflict(page, held, context)
}

const card =
  (state: string, shown: (screen: FlowScreen) => Shown) =>
  async (screen: FlowScreen, context: BuyAgainContext): Promise<void> => {
    const { t, locale } = screen
    const { texts = [], buttons = [], links = [] } = shown(screen)
    await expectShown(screen, machine, state, {
      texts: [titleIn(dayTicket.translations, locale, dayTicket.name), ...texts],
      buttons,
      links: context.standing === null ? links : [t("again.proof")]
    })
  }

const flow = flowsFor<FlowScreen, Respond>()(buyAgainMachine, {
  starts: {
    "a driver who has bought here": {
      input: { shop: wiesensee, tickets, ticket: dayTicket, plates: [plate], timeZone: "Europe/Berlin" },
      open: async (screen) => {
        await screen.open("/wiesensee", { local: kept })
        // The browser has nothing better to do, on its own clock.
        const until = Date.now() + 8_000
        while (Date.now() < until && !(await rootOf(screen, machine).isVisible()))
          await screen.page.clock.runFor(50)
      }
    }
  },
  events: {
    BUY_REQUESTED: byCardButton("again.buy"),
    EXTEND_REQUESTED: byCardButton("again.extend"),
    TRY_AGAIN: byButton(machine, "common.retry")
  },
  services: {
    loadOwned: {
      "no ticket that holds": owning(),
      "a ticket that holds": owning(standing),
      "a ticket that nothing can follow": owning(lastOfItsKind),
      ...callFailures("loadOwned", waits.read)
    },
    priceTicket: {
      "a price": { success: priced, respond: json(priced) },
      "a price, for a plate that is covered": { success: covered, respond: json(covered) },
      "plate taken": {
        failure: { _tag: "PlateTakenByOther", plates: [0] },
        respond: refusal(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
      },
      "start in the past": {
        failure: { _tag: "FormRefused", field: "date", issue: "start_in_past" },
        respond: refusal(422, "E_START_IN_PAST", "payload.day")
      },
      "ticket gone": { failure: { _tag: "TicketUnavailable" }, respond: refusal(404, "E_TICKET_NOT_FOUND") },
      "a closed shop": { failure: { _tag: "ShopInactive" }, respond: refusal(403, "E_SHOP_INACTIVE") },
      ...callFailures("priceTicket", waits.read),
      "an answer that makes no sense": { failure: { _tag: "TicketUnavailable" }, respond: nonsense },
      "a fault of the service": { failure: { _tag: "ServiceFailed" }, respond: refusal(501, "E_FAULT") }
    },
    addToCart: {
      done: { success: undefined, respond: adding([writeRequest, json({ items: [priced] })]) },
      "another currency": {
        failure: { _tag: "CurrencyMismatch" },
        respond: always(
          "addToCart",
          json({ items: [{ ...priced, currencyCode: "CHF", hash: "another", id: "x" }] })
        )
      },
      "plate taken": { failure: { _tag: "PlateTakenByOther", plates: [0] }, respond: taken },
      "ticket gone": {
        failure: { _tag: "TicketUnavailable" },
        respond: adding([writeRequest, refusal(422, "E_TICKET_CHANGED")])
      },
      "a closed shop": {
        failure: { _tag: "ShopInactive" },
        respond: adding([writeRequest, refusal(403, "E_SHOP_INACTIVE")])
      },
      "no answer": {
        failure: { _tag: "Unreachable" },
        respond: unreachable("addToCart", waits.read, cartReads)
      },
      "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver("addToCart", cartReads) },
      "an answer that makes no sense": {
        failure: { _tag: "ServiceFailed" },
        respond: andThen("addToCart", json({ items: 1 }), cartReads)
      },
      "a fault of our own": { fail: {}, respond: defect("addToCart", cartReads) }
    }
  },
  states: {
    looking: showing(machine, "looking", () => ({ buttons: [], links: [] })),
    judging: "passing",
    "standing.lookingAhead": "passing",
    "standing.pricingNext": card("standing.pricingNext", () => ({})),
    "standing.extendable": card("standing.extendable", ({ t }) => ({ buttons: [t("again.extend")] })),
    "standing.alone": card("standing.alone", () => ({})),
    pricing: showing(machine, "pricing", () => ({ buttons: [], links: [] })),
    judgingPrice: "passing",
    offering: card("offering", ({ t }) => ({ texts: ["8"], buttons: [t("again.buy")] })),
    covered: card("covered", ({ t }) => ({ texts: [t("again.covered", { plate: plate.plate })] })),
    unavailable: card("unavailable", ({ t }) => ({
      texts: [t("again.unavailable", { plate: plate.plate })]
    })),
    pricingFailed: card("pricingFailed", ({ t }) => ({
      texts: [t("again.pricingFailed")],
      buttons: [t("common.retry")]
    })),
    adding: card("adding", ({ t }) => ({ buttons: [t("ticket.addingToCart")] })),
    inCart: "passing",
    addingFailed: card("addingFailed", ({ t }) => ({
      texts: [t("ticket.addToCartFailed")],
      buttons: [t("common.retry")]
    })),
    sessionLost: interstitial
  },
  outOfReach: { "buyAgain.sessionLost|TRY_AGAIN": takenToLogin }
})

export const buyAgain: FlowRun = {
  flow,
  requests: {
    loadOwned: [activeRequest],
    priceTicket: [configureRequest],
    // The counter of the cart beside the page reads the same, and so does the cart that opens.
    addToCart: [{ ...readRequest, ahead: true }, writeRequest]
  },
  background: [
    [shopRequest, json(wiesensee)],
    [ticketsRequest, json({ fixedDurationTickets: tickets })]
  ],
  takenOver: { sessionLost: leavingForLogin }
}
