import { Effect } from "effect"
import { lookAlikeOf } from "../../machines/plate-advice.ts"
import {
  type AddToCartInput,
  type ConfigureTicketInput,
  type LoadTicketFailure,
  type TicketConfigurationInput,
  type TicketFormSource,
  ticketConfigurationMachine
} from "../../machines/ticket-configuration/index.ts"
import { zoneOf } from "../../schemas/coverage/coverage.ts"
import { countryFrom } from "../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { timeZoneOfCountry } from "../i18n/time-zone.ts"
import type { CartService } from "../services/cart.ts"
import { ServerClock } from "../services/clock.ts"
import { ticketDraft } from "../services/drafts.ts"
import { type CallError, type Gateway, hasStatus, toPageFailure } from "../services/http/index.ts"
import type { OrderService } from "../services/order.ts"
import { ownPlates, recentPlates, withUsed } from "../services/recent-plates.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { makeShopLoader } from "./load-shop.ts"
import { makeTicketsLoader } from "./load-tickets.ts"
import { continued, formOf, itemOf, newForm, platesToBuyAgain, sourceKey } from "./ticket-form-source.ts"
import { priceTicket, putIntoCart } from "./ticket-purchase.ts"

export type TicketConfigurationServices = Gateway | CartService | OrderService | ServerClock

const toLoadFailure = (error: CallError): LoadTicketFailure =>
  hasStatus(error, 404) ? { _tag: "TicketNotFound" } : toPageFailure(error)

export const bindTicketConfiguration = (run: Run<TicketConfigurationServices>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  const loadTickets = makeTicketsLoader()
  const userId = () => environment.user()?.userId ?? ""

  /** Returns the item that was added from this entry of the history: Back from the cart changes it. */
  const addedHere = (): TicketFormSource | null => {
    const { added } = (environment.kept() ?? {}) as { readonly added?: string | null }
    return added ? { kind: "cartItem", hash: added } : null
  }

  const loadTicket = ({ shopPath, ticketId, source: named, areaEntityId }: TicketConfigurationInput) =>
    Effect.gen(function* () {
      const source = addedHere() ?? named
      const shop = yield* loadShop(shopPath)
      const tickets = yield* loadTickets(shop.areaEntityId).pipe(Effect.mapError(toLoadFailure))
      // A bought ticket names the rule of its price, not the ticket offered now.
      const isMeant = ({ id, ruleId }: Ticket) =>
        id === ticketId || (named.kind === "boughtBefore" && ruleId === ticketId)
      const ticket = tickets.find(isMeant)
      if (ticket === undefined) return yield* Effect.fail<LoadTicketFailure>({ _tag: "TicketNotFound" })
      const clock = yield* ServerClock
      const now = yield* clock.now
      const timeZone = zoneOf(ticket, timeZoneOfCountry(shop.areaCountry))
      const basis = sourceKey(source)
      const draft = ticketDraft(userId(), shop.id).read()
      const known = ownPlates(
        recentPlates(userId()).read() ?? [],
        shop.userShopGroups.flatMap((group) => group.activePlates)
      )
      const replaces = yield* itemOf(source, shop.id)
      const again = yield* platesToBuyAgain(named, shop.id)
      const preferred = known.filter(({ isDefault }) => isDefault === true)
      const setting = { ticket, timeZone, now }
      const empty = newForm(shop, setting, again.length > 0 ? again : preferred)
      const isUsable =
        draft !== undefined &&
        draft.ticketId === ticket.id &&
        draft.basis === basis &&
        draft.plates.length > 0
      const form = isUsable
        ? continued(draft, setting)
        : replaces === null
          ? empty
          : formOf(replaces, setting)
      const areas = tickets.flatMap((offered) => offered.areas)
      return {
        ...setting,
        shop,
        form,
        basis,
        recentPlates: known,
        replaces,
        otherArea: ticket.areas.some((area) => area.areaEntityId === areaEntityId)
          ? null
          : (areas.find((area) => area.areaEntityId === areaEntityId) ?? null)
      }
    })

  const configureTicket = (input: ConfigureTicketInput) =>
    priceTicket(input).pipe(Effect.map((ticket) => ({ ticket })))

  const addToCart = (input: AddToCartInput) =>
    putIntoCart(input).pipe(
      Effect.tap(() => Effect.sync(() => environment.keep({ added: input.ticket?.hash })))
    )

  return ticketConfigurationMachine.provide({
    actors: {
      loadTicket: actor("loadTicket", loadTicket),
      configureTicket: actor("configureTicket", configureTicket),
      addToCart: actor("addToCart", addToCart)
    },
    actions: {
      keepDraft: (_, { shopId, ticketId, basis, form }) =>
        ticketDraft(userId(), shopId).write({
          ticketId,
          basis,
          start: form.start,
          startDate: form.date,
          startTime: form.time,
          plates: form.plates,
          ...(form.isOthersCar === true ? { isOthersCar: true } : {})
        }),
      forgetDraft: ({ context: { configured, form } }, shopId) => {
        const draft = ticketDraft(userId(), shopId)
        const typed = draft.read()
        const hash = configured?.ticket.hash
        // The cart does not know whose car it is: kept for a change of the item.
        if (form.isOthersCar === true && typed && hash) draft.write({ ...typed, basis: hash })
        else draft.remove()
      },
      rememberPlates: ({ context }, form) => {
        if (form.isOthersCar === true) return
        const own = context.offer?.recentPlates ?? []
        // One that looks like an own one is not own before the driver says so: the cart warns of it.
        const certain = form.plates.filter(
          ({ plate, country, kept }) =>
            kept === plate || lookAlikeOf(countryFrom(country), plate, own) === null
        )
        const remembered = recentPlates(userId())
        remembered.write(
          withUsed(
            remembered.read() ?? [],
            certain.map(({ plate, country }) => ({ plate, country }))
          )
        )
      },
      keepKnownPlates: (_, plates) => recentPlates(userId()).write(plates),
      forgetCode: () => {
        const { pathname, search } = environment.location()
        const query = new URLSearchParams(search)
        query.delete("area")
        environment.navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true })
      }
    }
  })
}
