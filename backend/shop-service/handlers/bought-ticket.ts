/** Calls about bought tickets: list past ones, correct a wrong plate, set or clear the end's reminder. */
import { Clock, Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { pastTicketsOnPage } from "../../../schemas/api/active-tickets.ts"
import { Conflict, type NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { isSamePlate, storedPlate } from "../../../schemas/licence-plate/index.ts"
import {
  type PlateCorrection,
  type PlateCorrectionStatus,
  plateCorrectionStatus
} from "../../../schemas/plate-correction.ts"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { IssuedTickets, type OrderItem } from "../repositories/issued-tickets.ts"
import { Mails } from "../repositories/mails.ts"
import { readPlate } from "../rules/plates.ts"
import { conflict, notFound } from "../rules/refused.ts"
import { traced } from "../traced.ts"
import { plateTaken } from "./configure-rule.ts"
import { everShopById } from "./shop-access.ts"

const ticketNotFound = notFound(
  "E_TICKET_NOT_FOUND",
  "This driver has no such ticket in this shop.",
  "position"
)

const ticketOver = conflict("E_TICKET_OVER", "The ticket is over, used up or refunded.")

const closed: Readonly<Record<Exclude<PlateCorrectionStatus, "possible">, Conflict | NotFound>> = {
  begun: conflict("E_TICKET_BEGUN", "The ticket has begun: the operator can help."),
  used: conflict("E_PLATE_CORRECTED", "A plate of this ticket was corrected already."),
  none: ticketNotFound
}

/** Call within a transaction. Repeating the same correction has no effect. */
const correct = traced("correctPlate")(function* (item: OrderItem, wanted: PlateCorrection) {
  const read = readPlate(wanted.newPlate, "newPlate.plate")
  if (Result.isFailure(read)) return yield* new Unprocessable(read.failure)
  const [oldPlate, newPlate] = [storedPlate(wanted.oldPlate), read.success]
  const coverage = yield* PlateCoverage
  yield* coverage.lockPlate(newPlate.plate)
  const tickets = yield* IssuedTickets
  const ticket = yield* tickets.locked(item)
  if (ticket === undefined) return yield* ticketNotFound
  const { correction, plates, validFrom } = ticket
  if (
    correction !== null &&
    isSamePlate(storedPlate(correction.oldPlate), oldPlate) &&
    isSamePlate(correction.newPlate, newPlate)
  ) {
    return
  }
  const status = plateCorrectionStatus(
    { plates, validFrom: validFrom.getTime(), isBought: true, isCorrected: correction !== null },
    yield* Clock.currentTimeMillis
  )
  if (status !== "possible") return yield* closed[status]
  const index = plates.findIndex((plate) => isSamePlate(storedPlate(plate), oldPlate))
  if (index < 0) {
    return yield* notFound("E_PLATE_NOT_FOUND", "This plate is not on the ticket.", "oldPlate.plate")
  }
  if (plates.some((plate) => isSamePlate(storedPlate(plate), newPlate))) {
    return yield* conflict("E_PLATE_DUPLICATE", "This plate is on the ticket already.", "newPlate.plate")
  }
  const { byOther } = yield* coverage.of(
    {
      plates: [newPlate],
      validFrom: validFrom.toISOString(),
      validTo: ticket.validTo.toISOString(),
      validityAreaEntityId: ticket.areaEntityIds
    },
    item.subject,
    { withOrders: true }
  )
  if (byOther.length > 0) {
    return yield* new Conflict(plateTaken("newPlate.plate"))
  }
  yield* tickets.correctPlate(ticket.id, index, { oldPlate, newPlate })
  yield* (yield* Mails).add(item.orderId, "plateCorrection", String(item.position))
})

const itemOf = Effect.fnUntraced(function* (params: {
  readonly shopId: string
  readonly orderId: string
  readonly position: string
}) {
  const { subject } = yield* Caller
  const { shop } = yield* everShopById(params.shopId)
  return { orderId: params.orderId, position: Number(params.position), shopId: shop.id, subject }
})

/** Returns the current ticket. Call within the transaction: nothing is written for an ended ticket. */
const answer = Effect.fnUntraced(function* ({ orderId, position, shopId, subject }: OrderItem) {
  const owned = yield* (yield* IssuedTickets).activeOf(subject, shopId)
  const ticket = owned.find(({ orderItemId }) => orderItemId === `${orderId}:${position}`)
  return yield* Effect.fromNullishOr(ticket).pipe(Effect.mapError(() => ticketNotFound))
})

export const BoughtTicketHandlers = HttpApiBuilder.group(ShopServiceApi, "boughtTicket", (handlers) =>
  handlers.handleAll({
    pastTickets: traced("pastTickets")(function* ({ params, query }) {
      const { subject } = yield* Caller
      const { shop } = yield* everShopById(params.shopId)
      const found = yield* (yield* IssuedTickets).pastOf(
        { subject, shopId: shop.id, after: query.after },
        pastTicketsOnPage + 1
      )
      return { pastTickets: found.slice(0, pastTicketsOnPage), hasMore: found.length > pastTicketsOnPage }
    }),
    correctPlate: Effect.fnUntraced(function* ({ params, payload }) {
      const item = yield* itemOf(params)
      const done = Effect.andThen(
        correct(item, payload),
        answer(item).pipe(Effect.mapError(() => ticketOver))
      )
      return yield* inIdempotentTransaction(done)
    }),
    setReminder: traced("setReminder")(function* ({ params, payload }) {
      const item = yield* itemOf(params)
      const tickets = yield* IssuedTickets
      return yield* inIdempotentTransaction(
        Effect.andThen(tickets.setReminder(item, payload.wanted), answer(item))
      )
    })
  })
)
