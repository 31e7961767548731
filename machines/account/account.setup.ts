import { assign, setup } from "xstate"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { isActive, isExpired } from "../../schemas/group-class.ts"
import { countryFrom, isSamePlate, storedPlate } from "../../schemas/licence-plate/index.ts"
import type { ReceiptFile } from "../../schemas/order.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import type { VerificationCode } from "../../schemas/verification-code.ts"
import { effect } from "../effect.ts"
import type { CallFailure, LoadShopFailure } from "../failures.ts"
import { applyEdit, isSamePlateEntry, type PlateEdit, validatePlate } from "../plate-entry.ts"
import { settledGuards } from "../settled.ts"
import { pause, requestedPause, type ShopProblemTag } from "../shop-problems.ts"
import { tellMessage, tellSessionLost } from "../tell-app.ts"
import type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountSection,
  Correction,
  CorrectionClosed,
  CorrectionIssue,
  CorrectPlateFailure,
  CorrectPlateInput,
  NewPlateRefused,
  PageOfPastTickets,
  PastTicketsInput,
  ReminderChoice,
  SetReminderInput
} from "./account.types.ts"

type Context = AccountContext

/** Returns the ticket whose plate is being corrected. */
export const ticketToCorrect = ({
  activeTickets,
  correction
}: Pick<Context, "activeTickets" | "correction">): ActiveTicket | undefined =>
  activeTickets.find(({ id }) => id === correction?.ticketId)

/** Returns the driver's plates in this shop, each once, without the wrong one. */
export const ownPlates = ({ activeTickets, correction, shop }: Context): ReadonlyArray<Plate> =>
  [
    ...(shop?.userShopGroups ?? []).flatMap(({ activePlates }) => activePlates),
    ...activeTickets.flatMap(({ plates }) => plates)
  ].filter(
    (own, index, all) =>
      own.plate !== correction?.previous.plate && all.findIndex((other) => isSamePlate(own, other)) === index
  )

/** Refuses a new plate that equals the wrong one: it is on the ticket already. */
const issueOf = (context: Context): CorrectionIssue | null =>
  context.correction === null
    ? "field_required"
    : (validatePlate(context.correction.entry, ticketToCorrect(context)?.plates ?? []) ?? null)

const withIssue = ({ correction }: Context, issue: CorrectionIssue | null): Correction | null =>
  correction === null ? null : { ...correction, issue }

const withEdit = ({ correction }: Context, edit: PlateEdit): Correction | null => {
  if (correction === null) return null
  const entry = applyEdit(correction.entry, edit)
  return { ...correction, entry, issue: isSamePlateEntry(correction.entry, entry) ? correction.issue : null }
}

const withTicket = ({ activeTickets }: Context, ticket: ActiveTicket): ReadonlyArray<ActiveTicket> =>
  activeTickets.map((known) => (known.id === ticket.id ? ticket : known))

/** Returns the reminder choice as it is sent; only where one was made. */
export const reminderInput = ({ activeTickets, reminding, shop }: Context): SetReminderInput => {
  const ticket = activeTickets.find(({ id }) => id === reminding?.ticketId)
  if (reminding === null || ticket === undefined) throw new Error("No reminder has been chosen.")
  return { shopId: shop?.id ?? "", ticket, wanted: reminding.wanted }
}

/** Returns the input for the page after the tickets that are loaded. */
export const pastTicketsInput = ({ pastTickets, shop }: Context): PastTicketsInput => ({
  shopId: shop?.id ?? "",
  after: pastTickets.at(-1)?.id ?? null
})

/** Returns the correction as it is sent; only where one was begun. */
export const correctionInput = (context: Context): CorrectPlateInput => {
  const { correction, shop } = context
  const ticket = ticketToCorrect(context)
  if (correction === null || ticket === undefined) throw new Error("No correction has been begun.")
  return {
    shopId: shop?.id ?? "",
    ticket,
    oldPlate: correction.previous,
    newPlate: storedPlate(correction.entry)
  }
}

export const account = setup({
  types: {} as {
    context: AccountContext
    input: AccountInput
    events: AccountEvent
    tags: ShopProblemTag | "busy" | "correction" | "listed"
  },
  actors: {
    loadShop: effect<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>(),
    loadActiveTickets: effect<{ readonly shopId: string }, ReadonlyArray<ActiveTicket>, CallFailure>(),
    loadPastTickets: effect<PastTicketsInput, PageOfPastTickets, CallFailure>(),
    loadPermits: effect<{ readonly shopId: string }, ReadonlyArray<UserShopGroup>, CallFailure>(),
    loadCodes: effect<{ readonly shopId: string }, ReadonlyArray<VerificationCode>, CallFailure>(),
    fetchReceipt: effect<{ readonly shopId: string; readonly orderId: string }, ReceiptFile, CallFailure>(),
    /** Fetches the receipts of all orders in this shop; null where nothing was paid. */
    fetchAllReceipts: effect<{ readonly shopId: string }, ReceiptFile | null, CallFailure>(),
    setReminder: effect<SetReminderInput, ActiveTicket, CallFailure>(),
    correctPlate: effect<CorrectPlateInput, ActiveTicket, CorrectPlateFailure>()
  },
  guards: {
    ...settledGuards,
    hasShop: ({ context }) => context.shop !== null,
    wantsCodes: ({ context }) => context.section === "verify",
    wantsPermits: ({ context }) => context.section === "permissions",
    wantsPastTickets: ({ context }) => context.section === "past-tickets",
    hasPastTickets: (_, { pastTickets }: PageOfPastTickets) => pastTickets.length > 0,
    hasMorePastTickets: ({ context }) => context.hasMorePastTickets,
    hasActiveTickets: ({ context }) => context.activeTickets.length > 0,
    hasCodes: (_, codes: ReadonlyArray<VerificationCode>) => codes.length > 0,
    isCorrectionValid: ({ context }) => issueOf(context) === null,
    hasPermits: (_, groups: ReadonlyArray<UserShopGroup>) =>
      groups.some((group) => isActive(group) || isExpired(group))
  },
  actions: {
    rememberSection: assign((_, section: AccountSection) => ({ section })),
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    rememberPause: assign(requestedPause),
    rememberPermits: assign(({ context }, userShopGroups: ReadonlyArray<UserShopGroup>) => ({
      shop: context.shop === null ? null : { ...context.shop, userShopGroups }
    })),
    rememberActiveTickets: assign((_, activeTickets: ReadonlyArray<ActiveTicket>) => ({ activeTickets })),
    forgetPastTickets: assign({ pastTickets: [], hasMorePastTickets: false }),
    rememberPastTickets: assign(({ context }, { pastTickets, hasMore }: PageOfPastTickets) => ({
      pastTickets: [...context.pastTickets, ...pastTickets],
      hasMorePastTickets: hasMore
    })),
    /** Reports that the next page failed to load; the loaded ones stay. */
    reportMoreFailed: tellMessage,
    rememberCodes: assign((_, codes: ReadonlyArray<VerificationCode>) => ({ codes })),
    beginCorrection: assign(({ context }, { ticketId, plate }: { ticketId: string; plate: Plate }) => ({
      correction: {
        ticketId,
        previous: plate,
        entry: { country: countryFrom(plate.country ?? context.shop?.areaCountry), plate: plate.plate },
        issue: null
      }
    })),
    editNewPlate: assign(({ context }, edit: PlateEdit) => ({ correction: withEdit(context, edit) })),
    validateCorrection: assign(({ context }) => ({ correction: withIssue(context, issueOf(context)) })),
    rememberRefusal: assign(({ context }, { issue }: NewPlateRefused) => ({
      correction: withIssue(context, issue)
    })),
    /** Stores the status from the service, which is newer than the page's own. */
    rememberPlateCorrection: assign(({ context }, { status }: CorrectionClosed) => {
      const ticket = ticketToCorrect(context)
      return ticket === undefined
        ? {}
        : { activeTickets: withTicket(context, { ...ticket, plateCorrection: status }) }
    }),
    rememberTicket: assign(({ context }, ticket: ActiveTicket) => ({
      activeTickets: withTicket(context, ticket)
    })),
    chooseReminder: assign((_, { ticketId, wanted }: ReminderChoice) => ({
      reminding: { ticketId, wanted }
    })),
    forgetReminder: assign({ reminding: null }),
    /** Reports that the choice may not have been saved. */
    reportReminderFailed: tellMessage,
    rememberReceipt: assign((_, receiptOf: string) => ({ receiptOf })),
    /** Hands the file to the browser. */
    saveReceipt: (_, _file: ReceiptFile | null) => {},
    /** Reports that the receipt is not available now; the page stays. */
    reportReceiptFailed: tellMessage,
    announceCorrection: tellMessage,
    reportSessionLost: tellSessionLost
  },
  delays: { pause }
})

/** States that request the receipt of one order, or those of all. */
export const receiptRequests = account.createStateConfig({
  on: {
    RECEIPT_REQUESTED: {
      target: "fetchingReceipt",
      actions: { type: "rememberReceipt", params: ({ event }) => event.orderId }
    },
    ALL_RECEIPTS_REQUESTED: "fetchingAllReceipts"
  }
}).on
