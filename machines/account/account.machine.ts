/**
 * Account: paid tickets that are still valid, permits with their plates, and the codes of the
 * account. The page shows one section at a time, so the machine is in one state at a time and loads
 * only that section. Parallel states for lists that load side by side would multiply, and no driver
 * reads two lists at once; the overview shows the permits beside the tickets as they came with the
 * shop. Reopening a section fetches it again: its data may have changed.
 */
import type { ActorRefFrom } from "xstate"
import { settled, unanswered } from "../settled.ts"
import { shopProblemStates, shopProblems } from "../shop-problems.ts"
import { account, receiptRequests, reminderInput } from "./account.setup.ts"
import {
  loadingMorePastTickets,
  loadingPastTickets,
  pastTicketsFailed,
  pastTicketsListed,
  withoutPastTickets
} from "./past-tickets.states.ts"
import { correctingPlate, correctionClosed, savingCorrection } from "./plate-correction.states.ts"

const problems = shopProblemStates("loadingShop")

const reminderFailed = { target: "ticketsListed", actions: "reportReminderFailed" } as const
const receiptFailed = { target: "deciding", actions: "reportReceiptFailed" } as const

export const accountMachine = account.createMachine({
  id: "account",
  description: "The driver sees what the account holds in this shop.",
  context: ({ input }) => ({
    shopPath: input.shopPath,
    otherShops: input.otherShops ?? [],
    section: input.section ?? "overview",
    shop: null,
    activeTickets: [],
    reminding: null,
    pastTickets: [],
    hasMorePastTickets: false,
    codes: [],
    correction: null,
    receiptOf: null,
    pauseSeconds: 0
  }),
  initial: "loadingShop",
  on: {
    SECTION_OPENED: [
      {
        guard: "hasShop",
        target: ".openingSection",
        actions: { type: "rememberSection", params: ({ event }) => event.section }
      },
      { actions: { type: "rememberSection", params: ({ event }) => event.section } }
    ]
  },
  states: {
    loadingShop: {
      description: "The shop and the driver's permits in it are being fetched.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({
          success: { target: "openingSection", actions: "rememberShop" },
          failures: shopProblems
        }),
        onError: "shopFailed"
      }
    },

    openingSection: {
      description: "The shop is there; the section that is open says what to fetch.",
      always: [
        { guard: "wantsCodes", target: "loadingCodes" },
        { guard: "wantsPermits", target: "loadingPermits" },
        { guard: "wantsPastTickets", target: "loadingPastTickets" },
        { target: "loadingActiveTickets" }
      ]
    },

    loadingActiveTickets: {
      description: "The permits are known; the tickets that are still good are being fetched.",
      invoke: {
        id: "loadActiveTickets",
        src: "loadActiveTickets",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: settled({
          success: { target: "deciding", actions: "rememberActiveTickets" },
          failures: { SessionLost: "sessionLost", ...unanswered("activeTicketsFailed") }
        }),
        onError: "activeTicketsFailed"
      }
    },

    deciding: {
      description: "Tickets are there, perhaps none; the open section says which.",
      always: [
        { guard: "wantsPastTickets", target: "pastTicketsListed" },
        { guard: "hasActiveTickets", target: "ticketsListed" },
        { target: "withoutTickets" }
      ]
    },

    ticketsListed: {
      tags: "listed",
      description: "The driver sees which tickets are good, for which plates and until when.",
      on: {
        CORRECTION_REQUESTED: {
          target: "correctingPlate",
          actions: { type: "beginCorrection", params: ({ event }) => event }
        },
        REMINDER_CHOSEN: {
          target: "savingReminder",
          actions: { type: "chooseReminder", params: ({ event }) => event }
        },
        ...receiptRequests
      }
    },

    savingReminder: {
      tags: ["busy", "listed"],
      description: "Whether the driver is reminded before a ticket ends is being saved.",
      exit: "forgetReminder",
      invoke: {
        id: "setReminder",
        src: "setReminder",
        input: ({ context }) => reminderInput(context),
        onDone: settled({
          success: { target: "ticketsListed", actions: "rememberTicket" },
          failures: { SessionLost: "sessionLost", ...unanswered(reminderFailed) }
        }),
        onError: reminderFailed
      }
    },

    fetchingReceipt: {
      tags: ["busy", "listed"],
      description: "The receipt of an order is being fetched; the tickets stay on the page.",
      invoke: {
        id: "fetchReceipt",
        src: "fetchReceipt",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "", orderId: context.receiptOf ?? "" }),
        onDone: settled({
          success: { target: "deciding", actions: "saveReceipt" },
          failures: { SessionLost: "sessionLost", ...unanswered(receiptFailed) }
        }),
        onError: receiptFailed
      }
    },

    fetchingAllReceipts: {
      tags: ["busy", "listed"],
      description:
        "The receipts of all that was paid in this shop are being fetched; the tickets stay on the page.",
      invoke: {
        id: "fetchAllReceipts",
        src: "fetchAllReceipts",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: settled({
          success: { target: "deciding", actions: "saveReceipt" },
          failures: { SessionLost: "sessionLost", ...unanswered(receiptFailed) }
        }),
        onError: receiptFailed
      }
    },

    correctingPlate,
    savingCorrection,
    correctionClosed,

    withoutTickets: { tags: "listed", description: "The driver has no ticket that is still good." },

    activeTicketsFailed: {
      description: "The active tickets could not be loaded; the rest of the page stands.",
      on: { TRY_AGAIN: "loadingActiveTickets" }
    },

    loadingPastTickets,
    pastTicketsListed,
    loadingMorePastTickets,
    withoutPastTickets,
    pastTicketsFailed,

    loadingPermits: {
      description: "The permits with their plates are being fetched.",
      invoke: {
        id: "loadPermits",
        src: "loadPermits",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: settled({
          success: [
            { guard: "hasPermits", target: "permitsListed", actions: "rememberPermits" },
            { target: "withoutPermits", actions: "rememberPermits" }
          ],
          failures: { SessionLost: "sessionLost", ...unanswered("permitsFailed") }
        }),
        onError: "permitsFailed"
      }
    },

    permitsListed: { description: "The driver sees the permits, how long they are good, and their plates." },

    withoutPermits: { description: "The driver has no permit in this shop." },

    permitsFailed: {
      description: "The permits could not be loaded; the rest of the page stands.",
      on: { TRY_AGAIN: "loadingPermits" }
    },

    loadingCodes: {
      description: "The verification codes of the account are being fetched.",
      invoke: {
        id: "loadCodes",
        src: "loadCodes",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: settled({
          success: [
            { guard: "hasCodes", target: "codesListed", actions: "rememberCodes" },
            { target: "withoutCodes", actions: "rememberCodes" }
          ],
          failures: { SessionLost: "sessionLost", ...unanswered("codesFailed") }
        }),
        onError: "codesFailed"
      }
    },

    codesListed: {
      tags: "listed",
      description: "The driver sees the codes of the account, and can add one."
    },

    withoutCodes: { tags: "listed", description: "The account holds no code yet; the driver can add one." },

    codesFailed: {
      description: "The codes could not be loaded; one can be added all the same.",
      on: { TRY_AGAIN: "loadingCodes" }
    },

    ...problems,

    sessionLost: {
      ...problems.sessionLost,
      on: {
        ...problems.sessionLost.on,
        // Nothing is fetched without a session.
        SECTION_OPENED: { actions: { type: "rememberSection", params: ({ event }) => event.section } }
      }
    }
  }
})

export type AccountActor = ActorRefFrom<typeof accountMachine>
