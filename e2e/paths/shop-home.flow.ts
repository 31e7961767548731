/** Flow spec of the home of a shop: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { areasOf, type ShopHomeContext, shopHomeMachine } from "../../machines/shop-home/index.ts"
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
import { interstitial } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { everyState } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, byPress, type FlowScreen, rootOf } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
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
  states: { ...everyState(shopHomeMachine, rendered(machine)), sessionLost: interstitial },
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
