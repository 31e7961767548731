/** Prices a ticket and adds it to the cart, with the failures of both. */
import { Effect, Fiber } from "effect"
import type {
  AddToCartFailure,
  AddToCartInput,
  ConfigureTicketFailure,
  ConfigureTicketInput
} from "../../machines/ticket-configuration/index.ts"
import { configureTicket } from "../../schemas/api/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { CartService } from "../services/cart.ts"
import { type CallError, call, hasCode, toCallFailure } from "../services/http/index.ts"
import { OrderService } from "../services/order.ts"
import { formRefusal, takenIndexes } from "./form-refusal.ts"

const unavailableCodes = ["E_TICKET_NOT_FOUND", "E_TICKET_NOT_AVAILABLE", "E_TICKET_CHANGED"]

const toConfigureFailure = (error: CallError, plates: ReadonlyArray<Plate>): ConfigureTicketFailure => {
  if (hasCode(error, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")) {
    return { _tag: "PlateTakenByOther", plates: takenIndexes(error, plates.length) }
  }
  if (hasCode(error, "E_SHOP_INACTIVE")) return { _tag: "ShopInactive" }
  if (error._tag !== "ResponseError") return toCallFailure(error)
  if (error.code !== null && unavailableCodes.includes(error.code)) return { _tag: "TicketUnavailable" }
  return formRefusal(error) ?? toCallFailure(error)
}

const toAddFailure = (error: CallError, plates: ReadonlyArray<Plate>): AddToCartFailure => {
  const failure = toConfigureFailure(error, plates)
  if (hasCode(error, "E_CURRENCY_MIXED")) return { _tag: "CurrencyMismatch" }
  if (hasCode(error, "E_CART_FULL")) return { _tag: "CartFull" }
  return failure._tag === "FormRefused" ? { _tag: "TicketUnavailable" } : failure
}

/** Returns the ticket for this start and these plates with price, validity and seal. */
export const priceTicket = ({ ticketId, shopAreaEntityId, timeValues, plates }: ConfigureTicketInput) =>
  call(configureTicket, {
    params: { id: ticketId },
    payload: { ...timeValues, plates, shopAreaEntityId }
  }).pipe(
    Effect.mapError(
      (error): ConfigureTicketFailure =>
        // An undecodable price, time or plate: this ticket is unavailable, others are not.
        error._tag === "ResponseInvalid" ? { _tag: "TicketUnavailable" } : toConfigureFailure(error, plates)
    )
  )

export const putIntoCart = ({
  shopId,
  ticket,
  replaces
}: AddToCartInput): Effect.Effect<void, AddToCartFailure, CartService | OrderService> =>
  Effect.gen(function* () {
    if (ticket === null) return yield* Effect.fail<AddToCartFailure>({ _tag: "TicketUnavailable" })
    const cart = yield* CartService
    const adding = (
      replaces === null ? cart.add(shopId, ticket) : cart.replace(shopId, replaces, ticket)
    ).pipe(
      Effect.mapError(
        (error): AddToCartFailure =>
          error._tag === "MixedCurrencies" ? { _tag: "CurrencyMismatch" } : toAddFailure(error, ticket.plates)
      )
    )
    // Sent first: its response is the one that the cart waits for.
    const added = yield* Effect.forkChild(adding, { startImmediately: true })
    // The cart opens next, and shows the open order.
    yield* OrderService.use((orders) => orders.openAhead(shopId))
    yield* Fiber.join(added)
  })
