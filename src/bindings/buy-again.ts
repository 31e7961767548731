import { Effect } from "effect"
import { buyAgainMachine, followingStart, type PriceInput } from "../../machines/buy-again/index.ts"
import { soonestStart, timeValuesOf } from "../../machines/ticket-configuration/ticket-form.ts"
import { activeTickets, getCart } from "../../schemas/api/index.ts"
import { zoneOf } from "../../schemas/coverage/coverage.ts"
import { isSamePlate } from "../../schemas/licence-plate/index.ts"
import type { CartItem, Ticket } from "../../schemas/ticket.ts"
import type { CartService } from "../services/cart.ts"
import { ServerClock } from "../services/clock.ts"
import { call, callFresh, type Gateway, toCallFailure } from "../services/http/index.ts"
import type { OrderService } from "../services/order.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { priceTicket, putIntoCart } from "./ticket-purchase.ts"

type BuyAgainServices = Gateway | CartService | OrderService | ServerClock

const loadOwned = ({ shopId }: { readonly shopId: string }) =>
  Effect.gen(function* () {
    const clock = yield* ServerClock
    // Bypasses the cache: a ticket just bought on another device must be included.
    const owned = yield* callFresh(activeTickets, { params: { shopId } })
    return { ...owned, now: yield* clock.now }
  }).pipe(Effect.mapError(toCallFailure))

const priceAgain = ({ shop, ticket, plates, timeZone: fallback, follows }: PriceInput) =>
  Effect.gen(function* () {
    const clock = yield* ServerClock
    const timeZone = zoneOf(ticket, fallback)
    const start =
      follows === null
        ? soonestStart({ ticket, timeZone, now: yield* clock.now })
        : followingStart(ticket, timeZone, follows)
    return yield* priceTicket({
      ticketId: ticket.id,
      shopAreaEntityId: shop.areaEntityId,
      timeValues: timeValuesOf({ ...start, plates: [] }, ticket, shop.areaCountry),
      plates
    })
  })

/** Same ticket, plates and start; possibly with an older price. */
const isAlike =
  (ticket: Ticket) =>
  (item: CartItem): boolean =>
    item.id === ticket.id &&
    item.validFrom === ticket.validFrom &&
    item.plates.length === ticket.plates.length &&
    item.plates.every((plate) => ticket.plates.some((other) => isSamePlate(plate, other)))

const addAgain = ({ shopId, ticket }: { readonly shopId: string; readonly ticket: Ticket | null }) =>
  Effect.gen(function* () {
    const { items } = yield* call(getCart, { params: { shopId } }).pipe(Effect.mapError(toCallFailure))
    const replaces = ticket === null ? null : (items.find(isAlike(ticket)) ?? null)
    yield* putIntoCart({ shopId, ticket, replaces })
  })

export const bindBuyAgain = (run: Run<BuyAgainServices>) => {
  const actor = fromEffect(run)
  return buyAgainMachine.provide({
    actors: {
      loadOwned: actor("loadOwned", loadOwned),
      priceTicket: actor("priceTicket", priceAgain),
      addToCart: actor("addToCart", addAgain)
    }
  })
}
