import { Effect } from "effect"
import {
  accountMachine,
  type CorrectPlateFailure,
  type CorrectPlateInput,
  type PastTicketsInput,
  type SetReminderInput
} from "../../machines/account/index.ts"
import { type ActiveTicket, orderItemOf } from "../../schemas/active-ticket.ts"
import * as api from "../../schemas/api/index.ts"
import { storedPlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import {
  type CallError,
  call,
  callFresh,
  type Gateway,
  hasCode,
  hasStatus,
  toCallFailure
} from "../services/http/index.ts"
import { lastPurchase } from "../services/last-purchase.ts"
import { withRightPlate } from "../services/last-purchase-plate.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { type Environment, sayIn } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadCodes } from "./load-codes.ts"
import { makeShopLoader } from "./load-shop.ts"
import { refusedPlateIssue } from "./plate-issue.ts"
import { fetchAllReceipts, fetchReceipt, reportReceiptFailed, saveReceipt } from "./receipt.ts"

const toCorrectionFailure = (error: CallError): CorrectPlateFailure => {
  const refused = (issue: Extract<CorrectPlateFailure, { _tag: "PlateRefused" }>["issue"]) =>
    ({ _tag: "PlateRefused", issue }) as const
  if (hasCode(error, "E_TICKET_BEGUN")) return { _tag: "CorrectionClosed", status: "begun" }
  if (hasCode(error, "E_PLATE_CORRECTED")) return { _tag: "CorrectionClosed", status: "used" }
  if (hasCode(error, "E_TICKET_OVER")) return { _tag: "CorrectionClosed", status: "none" }
  if (hasCode(error, "E_PLATE_DUPLICATE")) return refused("duplicated_plate")
  if (hasCode(error, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")) return refused("plate_taken")
  if (hasStatus(error, 422)) return refused(refusedPlateIssue(error))
  return hasStatus(error, 404) ? { _tag: "TicketNotFound" } : toCallFailure(error)
}

/** Updates the plates in the stored proofs, too: they may have been corrected on another device. Each is decoded once. */
const correctKeptProofs = (tickets: ReadonlyArray<ActiveTicket>) => {
  for (const orderId of new Set(tickets.flatMap((ticket) => orderItemOf(ticket)?.orderId ?? []))) {
    const kept = offlineProof(orderId)
    const proof = kept.read()
    if (proof === undefined) continue
    const items = proof.order.items.map((item, position) => ({
      ...item,
      plates:
        tickets.find(({ orderItemId }) => orderItemId === `${orderId}:${position}`)?.plates ?? item.plates
    }))
    kept.write({ ...proof, order: { ...proof.order, items } })
  }
}

const correctPlate = ({ shopId, ticket, oldPlate, newPlate }: CorrectPlateInput) =>
  Effect.gen(function* () {
    const item = orderItemOf(ticket)
    if (item === null) return yield* Effect.fail({ _tag: "TicketNotFound" } as const)
    const corrected = yield* call(api.correctPlate, {
      params: { shopId, ...item },
      payload: { oldPlate, newPlate }
    }).pipe(Effect.mapError(toCorrectionFailure))
    correctKeptProofs([corrected])
    return corrected
  })

const loadPermits = ({ shopId }: { readonly shopId: string }) =>
  call(api.userShopGroups, { params: { shopId } }).pipe(
    Effect.map(({ userShopGroups }) => userShopGroups),
    Effect.mapError(toCallFailure)
  )

/** Returns the first page, or the one after a given ticket; bypasses the cache. */
const loadPastTickets = ({ shopId, after }: PastTicketsInput) =>
  callFresh(api.pastTickets, { params: { shopId }, query: after === null ? {} : { after } }).pipe(
    Effect.mapError(toCallFailure)
  )

const setReminder = ({ shopId, ticket, wanted }: SetReminderInput) =>
  Effect.gen(function* () {
    const item = orderItemOf(ticket)
    if (item === null) return yield* Effect.fail({ _tag: "ServiceFailed" } as const)
    return yield* call(api.setReminder, { params: { shopId, ...item }, payload: { wanted } }).pipe(
      Effect.mapError(toCallFailure)
    )
  })

export const bindAccount = (run: Run<Gateway>, environment: Environment) => {
  const actor = fromEffect(run)
  const say = sayIn(environment)
  const loadShop = makeShopLoader()
  /** Corrects the plate for buying again, too. */
  const correctLastPurchase = (shopPath: string, wrong: Plate, right: Plate) => {
    const kept = lastPurchase(environment.user()?.userId ?? "", shopPath)
    const bought = kept.read()
    if (bought !== undefined) kept.write(withRightPlate(bought, wrong, right))
  }
  return accountMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      loadActiveTickets: actor("loadActiveTickets", ({ shopId }: { readonly shopId: string }) =>
        // Bypasses the cache: a ticket just bought on another device must be included.
        callFresh(api.activeTickets, { params: { shopId } }).pipe(
          Effect.map(({ activeTickets }) => {
            correctKeptProofs(activeTickets)
            return activeTickets
          }),
          Effect.mapError(toCallFailure)
        )
      ),
      loadPastTickets: actor("loadPastTickets", loadPastTickets),
      loadPermits: actor("loadPermits", loadPermits),
      loadCodes: actor("loadCodes", loadCodes),
      correctPlate: actor("correctPlate", correctPlate),
      setReminder: actor("setReminder", setReminder),
      fetchReceipt: actor("fetchReceipt", fetchReceipt),
      fetchAllReceipts: actor("fetchAllReceipts", fetchAllReceipts)
    },
    actions: {
      announceCorrection: ({ context: { correction, shopPath } }) => {
        if (correction !== null)
          correctLastPurchase(shopPath, correction.previous, storedPlate(correction.entry))
        say({ type: "success", about: "plates", message: "account.plates.changeSucceeded" })
      },
      reportReminderFailed: () =>
        say({ type: "error", about: "reminder", message: "account.tickets.reminderFailed" }),
      reportMoreFailed: () => say({ type: "error", about: "tickets", message: "common.loadFailed" }),
      saveReceipt: (_, file) => {
        if (file !== null) return saveReceipt(file)
        say({ type: "info", about: "receipt", message: "account.receipts.none" })
      },
      reportReceiptFailed: reportReceiptFailed(environment)
    }
  })
}
