/** What the actors of the ticket configuration really do. */
import { Effect } from "effect"
import {
  type AddToCartFailure,
  asksTime,
  type ConfigureTicketFailure,
  type ConfigureTicketInput,
  type KnownPlate,
  type LoadTicketFailure,
  type TicketConfigurationInput,
  type TicketForm,
  type TicketOffer,
  ticketConfigurationMachine
} from "../../../machines/ticket-configuration/index.ts"
import { countryFrom, defaultCountryOf } from "../../../schemas/licence-plate/index.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { addresses } from "../../addresses.ts"
import { timeZoneOfCountry } from "../../i18n/time-zone.ts"
import { CartService } from "../../services/cart.ts"
import { ServerClock } from "../../services/clock.ts"
import { ticketDraft } from "../../services/drafts.ts"
import { type CallError, hasCode, toCallFailure } from "../../services/http/index.ts"
import { PurchaseOptionService } from "../../services/purchase-option.ts"
import { ownPlates, recentPlates, withUsed } from "../../services/recent-plates.ts"
import type { ShopService } from "../../services/shop.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { formRefusal } from "./form-refusal.ts"
import { makeShopLoader } from "./load-shop.ts"
import { makeTicketsLoader } from "./load-tickets.ts"
import { localTimeIn } from "./local-time.ts"

export type TicketConfigurationServices = ShopService | PurchaseOptionService | CartService | ServerClock

const unavailableCodes = ["E_TICKET_NOT_FOUND", "E_TICKET_NOT_AVAILABLE", "E_TICKET_CHANGED"]

const toConfigureFailure = (error: CallError): ConfigureTicketFailure => {
  if (hasCode(error, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")) return { _tag: "PlateTakenByOther" }
  if (hasCode(error, "E_SHOP_INACTIVE")) return { _tag: "ShopInactive" }
  if (error._tag !== "ResponseError") return toCallFailure(error)
  if (error.code !== null && unavailableCodes.includes(error.code)) return { _tag: "TicketUnavailable" }
  return formRefusal(error) ?? toCallFailure(error)
}

const toAddFailure = (error: CallError): AddToCartFailure => {
  const failure = toConfigureFailure(error)
  if (hasCode(error, "E_CURRENCY_MIXED")) return { _tag: "CurrencyMismatch" }
  return failure._tag === "FormRefused" ? { _tag: "TicketUnavailable" } : failure
}

const emptyForm = (
  shop: ShopWithGroups,
  ticket: Ticket,
  timeZone: string,
  now: number,
  preferred: KnownPlate | undefined
): TicketForm => {
  const { date, time } = localTimeIn(timeZone, now + 60_000)
  return {
    date,
    // A minute from now, since the minute that is running has begun in the past.
    time: asksTime(ticket) ? time : "",
    plates: [
      preferred === undefined
        ? { country: defaultCountryOf(shop.areaCountry), plate: "" }
        : { country: countryFrom(preferred.country), plate: preferred.plate }
    ]
  }
}

export const bindTicketConfiguration = (run: Run<TicketConfigurationServices>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  const loadTickets = makeTicketsLoader()
  const userId = () => environment.user()?.userId ?? ""
  // Drafts and plates belong to a driver in a shop; the machine names only the form.
  let place = { shopId: "", ticketId: "" }

  const loadTicket = ({
    shopPath,
    ticketId
  }: TicketConfigurationInput): Effect.Effect<TicketOffer, LoadTicketFailure, TicketConfigurationServices> =>
    Effect.gen(function* () {
      const shop = yield* loadShop(shopPath)
      const tickets = yield* loadTickets(shop.areaEntityId)
      const ticket = tickets.find(({ id }) => id === ticketId)
      if (ticket === undefined) return yield* Effect.fail<LoadTicketFailure>({ _tag: "TicketNotFound" })
      const clock = yield* ServerClock
      const now = yield* clock.now
      const timeZone = timeZoneOfCountry(shop.areaCountry)
      place = { shopId: shop.id, ticketId }
      const draft = ticketDraft(userId(), shop.id).read()
      const today = localTimeIn(timeZone, now)
      const known = ownPlates(
        recentPlates(userId()).read() ?? [],
        shop.userShopGroups.flatMap((group) => group.activePlates)
      )
      const empty = emptyForm(
        shop,
        ticket,
        timeZone,
        now,
        known.find(({ isDefault }) => isDefault === true)
      )
      const isUsable = draft !== undefined && draft.ticketId === ticketId && draft.plates.length > 0
      return {
        shop,
        ticket,
        timeZone,
        now: today,
        form: isUsable ? { date: draft.startDate, time: draft.startTime, plates: draft.plates } : empty,
        recentPlates: known
      }
    })

  return ticketConfigurationMachine.provide({
    actors: {
      loadTicket: actor("loadTicket", loadTicket),
      configureTicket: actor(
        "configureTicket",
        ({ ticketId, shopAreaEntityId, timeValues, plates }: ConfigureTicketInput) =>
          Effect.gen(function* () {
            const options = yield* PurchaseOptionService
            return yield* options.configureTicket({
              params: { id: ticketId },
              payload: { ...timeValues, plates, shopAreaEntityId }
            })
          }).pipe(Effect.mapError(toConfigureFailure))
      ),
      addToCart: actor(
        "addToCart",
        ({ shopId, ticket }: { readonly shopId: string; readonly ticket: Ticket | null }) =>
          Effect.gen(function* () {
            if (ticket === null) return yield* Effect.fail<AddToCartFailure>({ _tag: "TicketUnavailable" })
            const cart = yield* CartService
            yield* cart
              .add(shopId, ticket)
              .pipe(
                Effect.mapError(
                  (error): AddToCartFailure =>
                    error._tag === "MixedCurrencies" ? { _tag: "CurrencyMismatch" } : toAddFailure(error)
                )
              )
          }).pipe(Effect.asVoid)
      )
    },
    actions: {
      keepDraft: (_, form) =>
        ticketDraft(userId(), place.shopId).write({
          ticketId: place.ticketId,
          startDate: form.date,
          startTime: form.time,
          plates: form.plates
        }),
      forgetDraft: () => ticketDraft(userId(), place.shopId).remove(),
      rememberPlates: (_, form) => {
        const slot = recentPlates(userId())
        slot.write(
          withUsed(
            slot.read() ?? [],
            form.plates.map(({ plate, country }) => ({ plate, country }))
          )
        )
      },
      keepKnownPlates: (_, plates) => recentPlates(userId()).write(plates),
      reportSessionLost: environment.reportSessionLost,
      openCart: ({ context }) => {
        environment.tell({ topic: "cartChanged", shopId: context.offer?.shop.id ?? "" })
        environment.navigate(addresses.cart(context.shopPath))
      }
    }
  })
}
