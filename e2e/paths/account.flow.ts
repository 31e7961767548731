/** Flow spec of the account: actions, responses and assertions. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import type { Locator } from "@playwright/test"
import {
  type AccountContext,
  type AccountSection,
  accountMachine,
  ownPlates,
  type PageOfPastTickets,
  ticketToCorrect
} from "../../machines/account/index.ts"
import { activeDayTicket, dayTicket, groupWith, wiesensee } from "../../machines/testing/demo.ts"
import { type ActiveTicket, orderItemOf } from "../../schemas/active-ticket.ts"
import { hasPlate, storedPlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { titleIn } from "../../schemas/title-in.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { andThen, json, refusal, request, shopRequest, waits } from "./support/answers.ts"
import {
  callFailures,
  codeOutcomes,
  codesRequest,
  failuresWithMessage,
  refusedAs,
  shopFailures,
  succeeds,
  succeedsBy,
  thenMessage
} from "./support/common-outcomes.ts"
import { interstitial, redirectedToLogin } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { everyState } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { receiptRequest, receiptSaved, receiptsRequest, receiptsSaved } from "./support/orders.ts"
import { platesIn } from "./support/plate-edits.ts"
import {
  byButton,
  byCheckbox,
  byPress,
  type FlowScreen,
  goTo,
  inDialog,
  press,
  rootOf,
  uncovered
} from "./support/screen.ts"

const machine = "account"

/** Similar enough to the plate of the visits to be confused with it. */
const likeOwn = "M-P8124"

const bought: ActiveTicket = {
  ...activeDayTicket,
  id: "bought",
  translations: dayTicket.translations,
  orderItemId: "0b6f3c1e-5a52-4a39-8a1c-0d9b8a7c6e51:0",
  plateCorrection: "possible",
  reminder: false
}

/** One visit is left, and few days. */
const visits: ActiveTicket = {
  ...bought,
  id: "visits",
  orderItemId: null,
  plates: [{ plate: "M-PB124", country: "DE" }],
  reminder: null,
  plateCorrection: "begun",
  ticketType: "multiUse",
  remainingUsage: 1,
  totalUsageLimit: 10,
  validFrom: "2026-01-01T00:00:00+01:00",
  validTo: "2026-12-01T00:00:00+01:00"
}

/** Past tickets: one that is still sold, and one that is not. */
const past: ReadonlyArray<ActiveTicket> = [
  {
    ...bought,
    id: "past",
    validFrom: "2026-10-03T00:00:00+02:00",
    validTo: "2026-10-04T00:00:00+02:00",
    plateCorrection: "begun"
  },
  { ...visits, id: "00000000-0000-4000-8000-0000000000a1", ruleId: null, remainingUsage: 0 }
]
const earlier: ActiveTicket = {
  ...visits,
  id: "00000000-0000-4000-8000-0000000000a2",
  ruleId: null,
  plates: [{ plate: "M-PB125", country: "DE" }]
}

const firstPage: PageOfPastTickets = { pastTickets: past, hasMore: true }
const lastPage: PageOfPastTickets = { pastTickets: [earlier], hasMore: false }
const nextPage = ({ pastTickets }: AccountContext): PageOfPastTickets =>
  pastTickets.length === 0 ? firstPage : lastPage

const permit: UserShopGroup = {
  ...groupWith([{ plate: "M-PP123", country: "DE" }], 2),
  translations: { en: { title: "Administration" } }
}
/** A second group, whose plates are all invalid by now. */
const ended: UserShopGroup = {
  ...permit,
  id: "permit-2",
  groupId: "group-2",
  name: "Praktikum 2026",
  translations: null,
  activePlates: [],
  expiredPlates: [{ plate: "M-PB124", country: "DE", validFrom: null, validTo: "2026-09-30T22:00:00Z" }]
}

const sections: Readonly<Record<Exclude<AccountSection, "overview">, string>> = {
  "active-tickets": "activeTickets",
  "past-tickets": "pastTickets",
  permissions: "permissions",
  verify: "verify"
}

const sectionLink = (screen: FlowScreen, section: AccountSection): Locator =>
  rootOf(screen, machine).getByRole("link", {
    name:
      section === "overview"
        ? screen.t("account.backToOverview")
        : screen.t(`account.section.${sections[section]}`),
    exact: true
  })

const correctionButton = (screen: FlowScreen, { plate }: { readonly plate: Plate }): Locator =>
  uncovered(
    screen,
    rootOf(screen, machine).getByRole("button", { name: correctionLabel(screen, plate.plate), exact: true })
  )

const titleOf = ({ translations, name }: ActiveTicket, { locale }: FlowScreen) =>
  titleIn(translations, locale, name)

const correctionLabel = (screen: FlowScreen, plate: string): string =>
  `${screen.t("account.correction.title")}: ${plate}, ${titleOf(bought, screen)}`

const receiptLabel = (screen: FlowScreen): string =>
  `${screen.t("payment.receipt.save")}: ${titleOf(bought, screen)}`
const receiptButton = (screen: FlowScreen): Locator =>
  rootOf(screen, machine).getByRole("button", { name: receiptLabel(screen), exact: true })

const reminderBox = (screen: FlowScreen): Locator =>
  rootOf(screen, machine).getByRole("checkbox", { name: screen.t("account.tickets.reminder"), exact: true })

/** Returns true if a ticket on the page was bought here. */
const listsReceipts = ({ activeTickets, pastTickets, section }: AccountContext): boolean =>
  (section === "past-tickets" ? pastTickets : activeTickets).some(
    ({ orderItemId }) => orderItemId === bought.orderItemId
  )

const allReceipts = (screen: FlowScreen): Locator =>
  rootOf(screen, machine).getByRole("button", { name: screen.t("account.receipts.all"), exact: true })

const fieldId = "corrected-plate"
const withReminder = ({ activeTickets, reminding }: AccountContext): ActiveTicket => ({
  ...(activeTickets.find(({ id }) => id === reminding?.ticketId) ?? bought),
  reminder: reminding?.wanted ?? false
})

/** Returns the response to a correction: the ticket with the new plate. */
const withNewPlate = (context: AccountContext): ActiveTicket => ({
  ...(ticketToCorrect(context) ?? bought),
  plates: context.correction === null ? [] : [storedPlate(context.correction.entry)],
  plateCorrection: "used"
})

const refused = (code: string, status: 409 | 422, issue: string) =>
  ({ status, json: { code, message: code, issue } }) as const

const plates = platesIn<AccountContext>(machine, {
  entryOf: ({ correction }, index) => (index === 0 ? correction?.entry : undefined),
  own: ownPlates,
  idOf: () => fieldId
})

const flow = flowsFor<FlowScreen, Respond>()(accountMachine, {
  starts: {
    "the account": { input: { shopPath: "wiesensee" }, open: ({ open }) => open("/wiesensee/account") },
    "the link to the codes": {
      input: { shopPath: "wiesensee", section: "verify" },
      open: ({ open }) => open("/wiesensee/account?section=verify")
    }
  },
  events: {
    SECTION_OPENED: {
      cases: {
        overview: { section: "overview" },
        "active tickets": { section: "active-tickets" },
        "past tickets": { section: "past-tickets" },
        permits: { section: "permissions" },
        codes: { section: "verify" }
      },
      when: ({ section }, event) => section !== event.section,
      // A page without links to sections can still change them by Back and Forward.
      anytime: true,
      do: async (screen, { section }, inputMode) => {
        const link = sectionLink(screen, section)
        if (await uncovered(screen, link).isVisible()) return press(link, inputMode)
        const query = section === "overview" ? "" : `?section=${section}`
        await goTo(screen, `/wiesensee/account${query}`)
      }
    },
    CORRECTION_REQUESTED: {
      cases: {
        "a ticket that has not begun": { ticketId: "bought", plate: { plate: "M-PP123", country: "DE" } }
      },
      when: ({ activeTickets }, { ticketId, plate }) =>
        activeTickets.some(
          ({ id, plateCorrection, plates }) =>
            id === ticketId && plateCorrection === "possible" && hasPlate(plates, plate)
        ),
      ...byPress(correctionButton)
    },
    REMINDER_CHOSEN: {
      cases: { on: { ticketId: "bought", wanted: true }, off: { ticketId: "bought", wanted: false } },
      when: ({ activeTickets }, { ticketId, wanted }) =>
        activeTickets.some(({ id, reminder }) => id === ticketId && reminder === !wanted),
      ...byCheckbox(
        (screen) => uncovered(screen, reminderBox(screen)),
        ({ wanted }: { readonly wanted: boolean }) => wanted
      )
    },
    RECEIPT_REQUESTED: {
      cases: { "of the order": { orderId: orderItemOf(bought)?.orderId ?? "" } },
      when: listsReceipts,
      ...byPress((screen) => uncovered(screen, receiptButton(screen)))
    },
    ALL_RECEIPTS_REQUESTED: {
      when: listsReceipts,
      ...byPress((screen) => uncovered(screen, allReceipts(screen)))
    },
    MORE_REQUESTED: byButton(machine, "account.pastTickets.more"),
    ...plates,
    PLATE_CHANGED: {
      ...plates.PLATE_CHANGED,
      cases: {
        "a good one": { index: 0, plate: "M-PP132" },
        "one like one's own": { index: 0, plate: likeOwn }
      }
    },
    CONFIRMED: byPress((screen) => inDialog(screen, "common.confirm")),
    BACK: byPress((screen) => inDialog(screen, "common.back", "account.plates.lookAgain")),
    TRY_AGAIN: byButton(machine, "common.retry", "error.actions.retry")
  },
  services: {
    loadShop: {
      "a shop with a permit": succeeds({ ...wiesensee, userShopGroups: [permit] }),
      ...shopFailures("loadShop")
    },
    loadActiveTickets: {
      "two tickets": succeeds([bought, visits], { activeTickets: [bought, visits] }),
      "no ticket": succeeds([], { activeTickets: [] }),
      ...callFailures("loadActiveTickets", waits.read)
    },
    loadPastTickets: {
      "a page and more": succeedsBy("loadPastTickets", firstPage, nextPage),
      "the last page": succeeds(lastPage),
      "nothing over": succeeds({ pastTickets: [], hasMore: false }),
      ...callFailures("loadPastTickets", waits.read)
    },
    loadPermits: {
      "two permits": succeeds([permit, ended], { userShopGroups: [permit, ended] }),
      "no permit": succeeds([], { userShopGroups: [] }),
      ...callFailures("loadPermits", waits.read)
    },
    loadCodes: codeOutcomes,
    setReminder: {
      kept: succeedsBy("setReminder", bought, withReminder),
      ...failuresWithMessage("setReminder", waits.read, "account.tickets.reminderFailed")
    },
    fetchReceipt: {
      "a receipt": receiptSaved,
      ...failuresWithMessage("fetchReceipt", waits.read, "payment.receipt.failed")
    },
    fetchAllReceipts: {
      "the receipts": receiptsSaved,
      "nothing paid": {
        success: null,
        respond: thenMessage(andThen("fetchAllReceipts", json({ file: null })), "account.receipts.none")
      },
      ...failuresWithMessage("fetchAllReceipts", waits.read, "payment.receipt.failed")
    },
    correctPlate: {
      corrected: succeedsBy("correctPlate", bought, withNewPlate),
      "not a plate": {
        failure: { _tag: "PlateRefused", issue: "invalid_municipal" },
        respond: refused("E_PLATE_INVALID", 422, "invalid_municipal")
      },
      "another driver's": {
        failure: { _tag: "PlateRefused", issue: "plate_taken" },
        respond: refusal(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
      },
      "begun meanwhile": {
        failure: { _tag: "CorrectionClosed", status: "begun" },
        respond: refusal(409, "E_TICKET_BEGUN")
      },
      "corrected before": {
        failure: { _tag: "CorrectionClosed", status: "used" },
        respond: refusal(409, "E_PLATE_CORRECTED")
      },
      "gone meanwhile": refusedAs("TicketNotFound", 404, "E_TICKET_NOT_FOUND"),
      ...callFailures("correctPlate", waits.read)
    }
  },
  states: {
    ...everyState(accountMachine, rendered(machine)),
    openingSection: "passing",
    deciding: "passing",
    sessionLost: interstitial
  },
  outOfReach: {
    "account.sessionLost|TRY_AGAIN": redirectedToLogin,
    "account.sessionLost|SECTION_OPENED":
      "The access flow takes the page over as soon as the session is lost and ends this flow; there are no sections to open."
  }
})

export const account: FlowRun = {
  flow,
  requests: {
    loadShop: [shopRequest],
    loadActiveTickets: [request("GET", /\/v1\/shop\/active-tickets\//)],
    loadPastTickets: [request("GET", /\/v1\/[^/]+\/past-tickets(\?|$)/)],
    loadPermits: [request("GET", /\/v1\/shop-group\/user-shop-groups\//)],
    loadCodes: [codesRequest],
    setReminder: [request("PUT", /\/v1\/[^/]+\/order\/[^/]+\/item\/0\/reminder$/)],
    fetchReceipt: [receiptRequest],
    fetchAllReceipts: [receiptsRequest],
    correctPlate: [request("PUT", /\/v1\/[^/]+\/order\/[^/]+\/item\/0\/plate$/)]
  },
  takenOver: { sessionLost: leavingForLogin }
}
