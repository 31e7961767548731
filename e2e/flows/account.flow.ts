/** How the account is acted out, answered and looked at. */
import { flowsFor } from "../../flowkit/model/index.ts"
import type { Respond } from "../../flowkit/run/index.ts"
import { accountMachine } from "../../machines/account/index.ts"
import { dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { json, request, shopRequest, waits } from "./support/answers.ts"
import { callFailures, shopFailures } from "./support/common-outcomes.ts"
import { problem, shopStates, takenToLogin } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen } from "./support/screen.ts"
import { type Shown, showing } from "./support/shows.ts"

const machine = "account"

const bought: ActiveTicket = {
  id: "bought",
  validityAreaEntityId: dayTicket.validityAreaEntityId,
  name: dayTicket.name,
  ruleId: dayTicket.ruleId,
  price: dayTicket.price,
  currencyCode: "EUR",
  maximumPlates: 1,
  validFrom: "2026-11-21T00:00:00+01:00",
  validTo: "2026-11-22T00:00:00+01:00",
  ticketType: "singleUse",
  plates: [{ plate: "M-PP123", country: "DE" }],
  areas: dayTicket.areas,
  translations: dayTicket.translations,
  orderItemId: null,
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
}

const shows = (state: string, more: (screen: FlowScreen) => Shown) =>
  showing(machine, state, (screen) => {
    const { texts = [], ...rest } = more(screen)
    return {
      title: screen.t("account.title"),
      buttons: [],
      ...rest,
      texts: [...texts, screen.t("account.tickets.heading")]
    }
  })

const noButton = (state: string) =>
  `The list of "${state}" is asked for anew whenever the page is opened; there is no button for it.`

const flow = flowsFor<FlowScreen, Respond>()(accountMachine, {
  starts: {
    "the account": { input: { shopPath: "wiesensee" }, open: ({ open }) => open("/wiesensee/account") }
  },
  events: { TRY_AGAIN: byButton(machine, "common.retry", "error.actions.retry") },
  services: {
    loadShop: {
      "an open shop": { success: wiesensee, respond: json(wiesensee) },
      ...shopFailures("loadShop")
    },
    loadActiveTickets: {
      "a ticket": { success: [bought], respond: json({ activeTickets: [bought] }) },
      "no ticket": { success: [], respond: json({ activeTickets: [] }) },
      ...callFailures("loadActiveTickets", waits.read)
    }
  },
  states: {
    loadingShop: shows("loadingShop", ({ t }) => ({
      texts: [t("account.tickets.loading"), t("account.permits.loading")]
    })),
    loadingActiveTickets: shows("loadingActiveTickets", ({ t }) => ({
      texts: [t("account.tickets.loading"), t("account.permits.empty")]
    })),
    sortingOut: "passing",
    showingTickets: shows("showingTickets", ({ t, locale }) => ({
      texts: [
        t("account.tickets.validTo"),
        t("account.tickets.plates"),
        dayTicket.translations?.[locale.slice(0, 2)]?.title ?? dayTicket.name,
        t("home.singleUse"),
        "Wiesensee, Wanderparkplatz Nord"
      ]
    })),
    withoutTickets: shows("withoutTickets", ({ t }) => ({
      texts: [t("account.tickets.empty"), t("cart.emptyAction")]
    })),
    activeTicketsFailed: shows("activeTicketsFailed", ({ t }) => ({
      texts: [t("common.loadFailed")],
      buttons: [t("common.retry")]
    })),
    ...shopStates(machine),
    shopUnreachable: problem(machine, "shopUnreachable", "network"),
    shopFailed: problem(machine, "shopFailed", "server")
  },
  outOfReach: {
    "account.sessionLost|TRY_AGAIN": takenToLogin,
    "account.showingTickets|TRY_AGAIN": noButton("showingTickets"),
    "account.withoutTickets|TRY_AGAIN": noButton("withoutTickets")
  }
})

export const account: FlowRun = {
  flow,
  requests: {
    loadShop: [shopRequest],
    loadActiveTickets: [request("GET", /\/v1\/shop\/active-tickets\//)]
  },
  takenOver: { sessionLost: leavingForLogin }
}
