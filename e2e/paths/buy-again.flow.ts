/** Flow spec of buying again, a card on the home of a shop: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import type { TFunction } from "i18next"
import { type BuyAgainContext, buyAgainMachine } from "../../machines/buy-again/index.ts"
import { annualTicket, configuredDayTicket, dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { moneyOf } from "../../schemas/money.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { titleIn } from "../../schemas/title-in.ts"
import { createFormatters } from "../../src/i18n/formatters.ts"
import { endText } from "../../src/pages/again/start-text.ts"
import { json, shopRequest, ticketsRequest, waits } from "./support/answers.ts"
import { callFailures, succeeds } from "./support/common-outcomes.ts"
import { interstitial, takenToLogin } from "./support/common-states.ts"
import { drawn } from "./support/drawn.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, press, rootOf } from "./support/screen.ts"
import { now, personalKey } from "./support/session.ts"
import { expectShown, type Shown, showing } from "./support/shows.ts"
import {
  activeRequest,
  addRequest,
  addToCartOutcomes,
  configureRequest,
  priceFailures,
  readRequest
} from "./support/ticket-outcomes.ts"

const machine = "buyAgain"

const plate: Plate = { plate: "M-PP123", country: "DE" }
const tickets = [dayTicket, annualTicket]
const priced: Ticket = configuredDayTicket
const covered: Ticket = { ...priced, ticketCovered: true }

/** Valid for a week, longer than any path. */
const currentTicket = {
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
const lastOfItsKind: ActiveTicket = { ...currentTicket, ruleId: "rule-gone" }

const owning = (...activeTickets: ReadonlyArray<ActiveTicket>) =>
  succeeds({ activeTickets, now: now.getTime() }, { activeTickets })

/** Stored purchases and dismissals of a driver. */
const kept = {
  [personalKey("last-purchase", wiesensee.path)]: JSON.stringify({ ticketId: dayTicket.id, plates: [plate] }),
  [personalKey("verification-prompt-dismissed", wiesensee.id)]: "true"
}

const added = addToCartOutcomes(priced)

/** The state does not say whether the cart opens. */
const addedAndShown: RespondFunction = async (page, held, context) => {
  await added.done.respond(page, held, context)
  await page.waitForURL(/[?&]cart=open/, { waitUntil: "commit", timeout: 5_000 })
}

/** The button to extend says the new end and the price, too. */
const button = (screen: FlowScreen, key: string) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t(key) })

const timeZone = "Europe/Berlin"
const formatIn = ({ locale }: FlowScreen) => createFormatters(locale, "de")

const priceIn = (screen: FlowScreen): string => {
  const format = formatIn(screen)
  return `${format.price(moneyOf(priced.price, "EUR"))} ${format.inclusiveVat}`
}

const extendText = (screen: FlowScreen): string => {
  const format = formatIn(screen)
  const end = endText(priced.validTo ?? "", {
    now: now.getTime(),
    timeZone,
    t: screen.t as unknown as TFunction,
    format
  })
  return `${screen.t("again.extendUntil", { end })}${priceIn(screen)}`
}

/** The cart may have opened over the card; it is closed first. */
const byCardButton = (key: string) => ({
  do: async (screen: FlowScreen, _: unknown, inputMode: Parameters<typeof press>[1]) => {
    const { page } = screen
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape")
    await press(button(screen, key), inputMode)
  },
  control: (screen: FlowScreen) => button(screen, key)
})

const card =
  (state: string, shown: (screen: FlowScreen) => Shown) =>
  async (screen: FlowScreen, context: BuyAgainContext): Promise<void> => {
    const { t, locale } = screen
    const { texts = [], buttons = [], links = [] } = shown(screen)
    await expectShown(screen, machine, state, {
      texts: [titleIn(dayTicket.translations, locale, dayTicket.name), ...texts],
      buttons,
      links: context.currentTicket === null ? links : [t("again.proof")]
    })
  }

const flow = flowsFor<FlowScreen, Respond>()(buyAgainMachine, {
  starts: {
    "a driver who has bought here": {
      input: { shop: wiesensee, tickets, ticket: dayTicket, plates: [plate], timeZone },
      open: async (screen) => {
        await screen.open("/wiesensee", { local: kept })
        // Advances the page's clock, so that the browser becomes idle.
        await drawn(screen, rootOf(screen, machine))
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
      "a ticket that holds": owning(currentTicket),
      "a ticket that nothing can follow": owning(lastOfItsKind),
      ...callFailures("loadOwned", waits.read)
    },
    priceTicket: {
      "a price": succeeds(priced),
      "a price, for a plate that is covered": succeeds(covered),
      ...priceFailures("priceTicket")
    },
    addToCart: { ...added, done: { success: undefined, respond: addedAndShown } }
  },
  states: {
    checking: showing(machine, "checking", () => ({ buttons: [], links: [] })),
    "active.pricingNext": card("active.pricingNext", ({ t }) => ({ buttons: [t("again.extend")] })),
    "active.extendable": card("active.extendable", (screen) => ({ buttons: [extendText(screen)] })),
    "active.alone": card("active.alone", () => ({})),
    pricing: showing(machine, "pricing", () => ({ buttons: [], links: [] })),
    offering: card("offering", ({ t }) => ({ texts: ["8"], buttons: [t("again.buy")] })),
    covered: card("covered", ({ t }) => ({ texts: [t("again.covered", { plate: plate.plate })] })),
    unavailable: card("unavailable", ({ t }) => ({
      texts: [t("again.unavailable", { plate: plate.plate })]
    })),
    pricingFailed: card("pricingFailed", ({ t }) => ({
      texts: [t("again.pricingFailed")],
      buttons: [t("common.retry")]
    })),
    adding: (screen, context) =>
      card("adding", ({ t }) => ({
        buttons: [`${t("ticket.addingToCart")}${context.currentTicket === null ? "" : priceIn(screen)}`]
      }))(screen, context),
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
    // The counter beside the page reads the cart as well.
    addToCart: [{ ...readRequest, ahead: true }, addRequest]
  },
  background: [
    [shopRequest, json(wiesensee)],
    [ticketsRequest, json({ fixedDurationTickets: tickets })]
  ],
  takenOver: { sessionLost: leavingForLogin }
}
