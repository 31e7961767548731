/** Flow spec of the home of a shop: actions, responses and assertions. */

import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import {
  areasOf,
  matchingTickets,
  offersOf,
  type ShopHomeContext,
  shopHomeMachine,
  ticketsPerPage
} from "../../machines/shop-home/index.ts"
import {
  annualTicket,
  dayTicket,
  strandbad,
  wanderparkplatz,
  wiesensee
} from "../../machines/testing/demo.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { shopRequest, ticketsRequest, waits } from "./support/answers.ts"
import {
  callFailures,
  codeOutcomes,
  codesRequest,
  shopFailures,
  succeeds
} from "./support/common-outcomes.ts"
import { callOperator, shopStates } from "./support/common-states.ts"
import { expectScreen, plainScreen, screenAssertion } from "./support/expect-screen.ts"
import { payableText, titleOf } from "./support/facts.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, byPress, type FlowScreen, rootOf } from "./support/screen.ts"
import { now, personalKey } from "./support/session.ts"
import { waitUntilHidden, waitUntilVisible } from "./support/wait-until.ts"

const machine = "shopHome"
const dismissalKey = personalKey("verification-prompt-dismissed", wiesensee.id)

/** Two pages of tickets: one annual ticket for both areas, the others for a day and one area. */
const fourteen: ReadonlyArray<Ticket> = [
  { ...annualTicket, validityDuration: "P1Y" },
  ...Array.from({ length: 13 }, (_, index) => ({ ...dayTicket, id: `day-${index}`, validityDuration: "P1D" }))
]
const areaNames = new Map(
  areasOf(fourteen).map(({ areaEntityId, name, locality }) => [areaEntityId, `${locality}, ${name}`])
)

/** Returns the button of the area filter; its name ends with the selection. */
const areaFilter = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("button", { name: `${screen.t("home.filter.label")}: ` })

/** Selects an area; the list closes again. */
const choose = async (screen: FlowScreen, name: string): Promise<void> => {
  await areaFilter(screen).press("Enter")
  const option = screen.page.getByRole("option", { name, exact: true })
  await waitUntilVisible(screen, option)
  await option.click()
  await screen.page.keyboard.press("Escape")
  await waitUntilHidden(screen, option)
}

const moreButton = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t("home.showMoreCount", { count: 2 }) })

const explained =
  (more: (screen: FlowScreen, context: ShopHomeContext) => ReadonlyArray<string>) =>
  (screen: FlowScreen, context: ShopHomeContext, state: string): Promise<void> => {
    const { t } = screen
    return expectScreen(screen, machine, state, {
      title: t("home.welcome", { shop: wiesensee.name }),
      texts: [t("home.empty.title"), ...more(screen, context)],
      buttons: [t("common.retry")],
      links: [...(state.startsWith("locked") ? [t("home.empty.goToVerification")] : []), callOperator(screen)]
    })
  }

interface Fixture {
  /** A past purchase exists, and the code of its offer fails to load. */
  readonly isAgainMissing: boolean
}

const isAgainMissing = (fixture: unknown): boolean => (fixture as Fixture).isAgainMissing
const boughtKey = personalKey("last-purchase", wiesensee.path)
const bought = { ticketId: annualTicket.id, plates: [{ plate: "M-PP123", country: "DE" }] }

const tryAgain = byButton(machine, "common.retry", "error.actions.retry")

const flow = flowsFor<FlowScreen, Respond>()(shopHomeMachine, {
  starts: {
    "the shop's address": {
      input: { shopPath: "wiesensee", isUnselectingAllowed: true },
      fixture: { isAgainMissing: false },
      // Without the prompt for a code, which would load codes as well.
      open: ({ open }) => open("/wiesensee", { local: { [dismissalKey]: JSON.stringify(true) } })
    },
    "a driver who has bought here, whose connection breaks off": {
      input: { shopPath: "wiesensee", isUnselectingAllowed: true, bought },
      fixture: { isAgainMissing: true },
      open: async ({ page, open }) => {
        await page.route(/\/assets\/BuyAgain-[^/]*\.js$/, (route) => route.abort())
        await open("/wiesensee", {
          local: { [dismissalKey]: JSON.stringify(true), [boughtKey]: JSON.stringify(bought) }
        })
      }
    }
  },
  events: {
    AREA_TOGGLED: {
      cases: {
        "a small area": { areaEntityId: strandbad.areaEntityId },
        "a large area": { areaEntityId: wanderparkplatz.areaEntityId }
      },
      do: (screen, { areaEntityId }) => choose(screen, areaNames.get(areaEntityId) ?? ""),
      control: areaFilter
    },
    ALL_AREAS_CHOSEN: { do: (screen) => choose(screen, screen.t("home.filter.all")), control: areaFilter },
    MORE_REQUESTED: byPress(moreButton),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadShop: {
      "an open shop": succeeds(wiesensee),
      "a shop with codes": succeeds({ ...wiesensee, isAccountVerification: true }),
      ...shopFailures("loadShop")
    },
    loadTickets: {
      "fourteen tickets": succeeds(fourteen, { fixedDurationTickets: fourteen }),
      "no ticket": succeeds([], { fixedDurationTickets: [] }),
      ...callFailures("loadTickets", waits.read)
    },
    loadCodes: codeOutcomes,
    // The offer has paths of its own.
    again: {
      "its code does not come": {
        ok: undefined as never,
        atOnce: ({ again }: ShopHomeContext, fixture: unknown) =>
          again !== undefined && isAgainMissing(fixture)
      }
    }
  },
  states: {
    loadingShop: plainScreen(machine, { texts: ["home.loading"] }),
    loadingTickets: screenAssertion(machine, ({ t }) => ({
      title: t("home.welcome", { shop: wiesensee.name }),
      texts: [t("home.loading")]
    })),
    browsing: async (screen, context, state) => {
      const { t } = screen
      const matching = matchingTickets(context)
      const groups = offersOf(context, { now: now.getTime(), timeZone: "Europe/Berlin" })
      const shown = groups.flatMap(({ tickets }) => tickets)
      const left = matching.length - shown.length
      const [first, ...others] = context.chosenAreas
      const only = context.tickets.flatMap(({ areas }) => areas).find((area) => area.areaEntityId === first)
      const chosen =
        others.length === 0 ? only?.name : t("home.filter.selected", { count: others.length + 1 })
      await expectScreen(screen, machine, state, {
        title: t("home.welcome", { shop: wiesensee.name }),
        texts: [
          t("home.ticketCount", { count: matching.length }),
          ...(matching.length > ticketsPerPage
            ? [t("home.shownOf", { shown: shown.length, total: matching.length })]
            : []),
          ...groups.map(({ kind }) => t(`home.kind.${kind}`))
        ],
        buttons: [
          `${t("home.filter.label")}: ${chosen ?? t("home.filter.all")}`,
          t("home.selectTicket"),
          ...(shown.some(({ areas }) => areas.length > 1) ? [t("common.moreAreas", { count: 1 })] : []),
          ...(left > 0 ? [t("home.showMoreCount", { count: left })] : [])
        ],
        each: { article: shown.map((ticket) => [titleOf(ticket, screen), payableText(screen, ticket)]) }
      })
    },
    "locked.loadingCodes": explained(({ t }) => [t("home.empty.unverified")]),
    "locked.withCodes": explained(({ t }, { codes }) => [t("home.empty.codes", { count: codes })]),
    "locked.withoutCode": explained(({ t }) => [
      t("home.empty.unverified"),
      t("home.empty.codes", { count: 0 })
    ]),
    "locked.codesUnknown": explained(({ t }) => [t("home.empty.unverified")]),
    empty: explained(({ t }) => [t("home.empty.noTickets")]),
    ticketsFailed: screenAssertion(machine, ({ t }) => ({
      title: t("home.welcome", { shop: wiesensee.name }),
      texts: [t("home.failed.title"), t("common.loadFailed")],
      buttons: [t("common.retry")]
    })),
    ...shopStates(machine)
  },
  unreachable: {
    "shopHome.browsing|xstate.error.actor.again":
      "What is loaded ends when its code does not come; nothing in it throws.",
    "shopHome.browsing|AREA_TOGGLED=F":
      "The home lets the last area be dropped, which leaves all of them; another page may not."
  },
  outOfReach: {
    "shopHome.sessionLost|TRY_AGAIN":
      "The access flow takes the page over as soon as the session is lost and ends this flow; nobody sees the button."
  }
})

export const shopHome: FlowRun = {
  flow,
  requests: {
    loadShop: [shopRequest],
    loadTickets: [{ ...ticketsRequest, ahead: true }],
    loadCodes: [codesRequest]
  },
  takenOver: { sessionLost: leavingForLogin }
}
