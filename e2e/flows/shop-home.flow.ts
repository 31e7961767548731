/** How the home of a shop is acted out, answered and looked at. */

import { flowsFor } from "../../flowkit/model/index.ts"
import type { Respond } from "../../flowkit/run/index.ts"
import { areasOf, matchingTickets, shopHomeMachine } from "../../machines/shop-home/index.ts"
import {
  annualTicket,
  dayTicket,
  strandbad,
  wanderparkplatz,
  wiesensee
} from "../../machines/testing/demo.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import {
  defect,
  json,
  nonsense,
  sessionOver,
  shopRequest,
  ticketsRequest,
  unreachable,
  waits
} from "./support/answers.ts"
import { shopFailures } from "./support/common-outcomes.ts"
import { problem, shopStates } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, isUsable, rootOf } from "./support/screen.ts"
import { expectShown, showing } from "./support/shows.ts"

const machine = "shopHome"

/** Two pages of tickets: one for both areas, the others for one. */
const fourteen: ReadonlyArray<Ticket> = [
  annualTicket,
  ...Array.from({ length: 13 }, (_, index) => ({ ...dayTicket, id: `day-${index}` }))
]
const areaNames = new Map(
  areasOf(fourteen).map(({ areaEntityId, name, locality }) => [areaEntityId, `${locality}, ${name}`])
)

/** The button that opens the choice of areas; its name goes on with what is chosen. */
const areaFilter = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("button", { name: `${screen.t("home.filter.label")}: ` })

const areaBox = (screen: FlowScreen, name: string) =>
  rootOf(screen, machine).getByRole("checkbox", { name, exact: true })

const choose = async (screen: FlowScreen, name: string): Promise<void> => {
  const filter = areaFilter(screen)
  if ((await filter.getAttribute("aria-expanded")) !== "true") await filter.press("Enter")
  await areaBox(screen, name).press("Space")
}

const titleOf = ({ name, translations }: Ticket, { locale }: FlowScreen): string =>
  translations?.[locale.slice(0, 2)]?.title ?? name

const moreButton = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t("home.showMoreCount", { count: 2 }) })

const explained = (state: "locked" | "empty", reason: string) =>
  showing(machine, state, ({ t }) => ({
    title: t("home.welcome", { shop: wiesensee.name }),
    texts: [t("home.empty.title"), t(reason)],
    buttons: [t("common.retry")],
    links: state === "locked" ? [t("home.empty.goToVerification")] : []
  }))

const tryAgain = byButton(machine, "common.retry", "error.actions.retry")

const flow = flowsFor<FlowScreen, Respond>()(shopHomeMachine, {
  starts: {
    "the shop's address": { input: { shopPath: "wiesensee" }, open: ({ open }) => open("/wiesensee") }
  },
  events: {
    AREA_TOGGLED: {
      cases: {
        "a small area": { areaEntityId: strandbad.areaEntityId },
        "a large area": { areaEntityId: wanderparkplatz.areaEntityId }
      },
      do: (screen, { areaEntityId }) => choose(screen, areaNames.get(areaEntityId) ?? ""),
      isOffered: (screen) => isUsable(areaFilter(screen))
    },
    ALL_AREAS_CHOSEN: {
      do: (screen) => choose(screen, screen.t("home.filter.all")),
      isOffered: (screen) => isUsable(areaFilter(screen))
    },
    MORE_REQUESTED: {
      do: (screen, _, hand) =>
        hand === "pointer" ? moreButton(screen).click() : moreButton(screen).press("Enter"),
      isOffered: (screen) => isUsable(moreButton(screen))
    },
    TRY_AGAIN: tryAgain
  },
  services: {
    loadShop: {
      "an open shop": { success: wiesensee, respond: json(wiesensee) },
      "a shop with codes": {
        success: { ...wiesensee, isAccountVerification: true },
        respond: json({ ...wiesensee, isAccountVerification: true })
      },
      ...shopFailures("loadShop")
    },
    loadTickets: {
      "fourteen tickets": { success: fourteen, respond: json({ fixedDurationTickets: fourteen }) },
      "no ticket": { success: [], respond: json({ fixedDurationTickets: [] }) },
      "no answer": { failure: { _tag: "Unreachable" }, respond: unreachable("loadTickets", waits.read) },
      "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver("loadTickets") },
      "an answer that makes no sense": { failure: { _tag: "ServiceFailed" }, respond: nonsense },
      "a fault of our own": { fail: {}, respond: defect("loadTickets") }
    }
  },
  states: {
    loadingShop: showing(machine, "loadingShop", ({ t }) => ({
      texts: [t("home.loading")],
      buttons: [],
      links: []
    })),
    loadingTickets: showing(machine, "loadingTickets", ({ t }) => ({
      title: t("home.welcome", { shop: wiesensee.name }),
      texts: [t("home.loading")],
      buttons: [],
      links: []
    })),
    sortingOut: "passing",
    browsing: async (screen, context) => {
      const { t } = screen
      const matching = matchingTickets(context)
      const shown = matching.slice(0, context.shownTickets)
      const left = matching.length - shown.length
      const chosen = context.chosenAreas.length
      await expectShown(screen, machine, "browsing", {
        title: t("home.welcome", { shop: wiesensee.name }),
        texts: [
          t("home.ticketCount", { count: matching.length }),
          ...shown.map((ticket) => titleOf(ticket, screen))
        ],
        buttons: [
          `${t("home.filter.label")}: ${chosen === 0 ? t("home.filter.all") : t("home.filter.selected", { count: chosen })}`,
          t("home.selectTicket"),
          ...(shown.some(({ areas }) => areas.length > 1) ? [t("common.moreAreas", { count: 1 })] : []),
          ...(left > 0 ? [t("home.showMoreCount", { count: left })] : [])
        ],
        links: [],
        counts: { article: shown.length }
      })
    },
    locked: explained("locked", "home.empty.unverified"),
    empty: explained("empty", "home.empty.noTickets"),
    ticketsFailed: showing(machine, "ticketsFailed", ({ t }) => ({
      title: t("home.welcome", { shop: wiesensee.name }),
      texts: [t("home.failed.title"), t("common.loadFailed")],
      buttons: [t("common.retry")],
      links: []
    })),
    ...shopStates(machine),
    shopUnreachable: problem(machine, "shopUnreachable", "network"),
    shopFailed: problem(machine, "shopFailed", "server")
  },
  outOfReach: {
    "shopHome.sessionLost|TRY_AGAIN":
      "The access flow takes the page over as soon as the session is lost and ends this flow; nobody sees the button."
  }
})

export const shopHome: FlowRun = {
  flow,
  requests: { loadShop: [shopRequest], loadTickets: [{ ...ticketsRequest, ahead: true }] },
  takenOver: { sessionLost: leavingForLogin }
}
