/** Flow spec of buying again, a card on the home of a shop: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import { buyAgainMachine } from "../../machines/buy-again/index.ts"
import {
  activeDayTicket,
  annualTicket,
  configuredDayTicket,
  dayTicket,
  wiesensee
} from "../../machines/testing/demo.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { json, shopRequest, ticketsRequest, waits } from "./support/answers.ts"
import { callFailures, succeeds } from "./support/common-outcomes.ts"
import { interstitial, redirectedToLogin } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { everyState } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, press, rootOf } from "./support/screen.ts"
import { now, personalKey } from "./support/session.ts"
import {
  activeRequest,
  addRequest,
  addToCartOutcomes,
  configureRequest,
  priceFailures,
  readRequest
} from "./support/ticket-outcomes.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const machine = "buyAgain"

const plate: Plate = { plate: "M-PP123", country: "DE" }
const tickets = [dayTicket, annualTicket]
const priced: Ticket = configuredDayTicket
const covered: Ticket = { ...priced, ticketCovered: true }

/** Valid for a week, longer than any path. */
const currentTicket: ActiveTicket = {
  ...activeDayTicket,
  id: "bought",
  ruleId: priced.ruleId,
  translations: priced.translations,
  validFrom: "2026-11-20T00:00:00+01:00",
  validTo: "2026-11-27T00:00:00+01:00",
  orderItemId: "00000000-0000-4000-8000-000000000088:0"
}
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

/** The cart may have opened over the card; it is closed first. */
const byCardButton = (key: string) => ({
  do: async (screen: FlowScreen, _: unknown, inputMode: Parameters<typeof press>[1]) => {
    const { page } = screen
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape")
    await press(button(screen, key), inputMode)
  },
  control: (screen: FlowScreen) => button(screen, key)
})

const flow = flowsFor<FlowScreen, Respond>()(buyAgainMachine, {
  starts: {
    "a driver who has bought here": {
      input: { shop: wiesensee, tickets, ticket: dayTicket, plates: [plate], timeZone },
      open: async (screen) => {
        await screen.open("/wiesensee", { local: kept })
        // Advances the page's clock, so that the browser becomes idle.
        await waitUntilVisible(screen, rootOf(screen, machine))
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
  states: { ...everyState(buyAgainMachine, rendered(machine)), sessionLost: interstitial },
  outOfReach: { "buyAgain.sessionLost|TRY_AGAIN": redirectedToLogin }
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
