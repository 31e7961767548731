/** Initial state of a ticket's form: empty, an item of the cart, or a ticket bought before. */
import { Effect } from "effect"
import {
  isStartPast,
  type LoadTicketFailure,
  needsTime,
  plateLimit,
  type Setting,
  soonestStart,
  type TicketForm,
  type TicketFormSource
} from "../../machines/ticket-configuration/index.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import * as api from "../../schemas/api/index.ts"
import { beginsWithPayment } from "../../schemas/begins-with-payment.ts"
import { countryFrom, defaultCountryOf } from "../../schemas/licence-plate/index.ts"
import { localTimeIn } from "../../schemas/local-time.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CartItem } from "../../schemas/ticket.ts"
import type { TicketDraft } from "../services/drafts.ts"
import { type CallError, call, type Gateway, toPageFailure } from "../services/http/index.ts"

const entryOf = ({ plate, country }: Plate): TicketForm["plates"][number] => ({
  country: countryFrom(country),
  plate
})

/** `plates`: initial plates; none gives one empty field. */
export const newForm = (
  shop: Pick<ShopWithGroups, "areaCountry">,
  setting: Setting,
  plates: ReadonlyArray<Plate>
): TicketForm => ({
  ...soonestStart(setting),
  plates: (plates.length === 0
    ? [{ country: defaultCountryOf(shop.areaCountry), plate: "" }]
    : plates.map(entryOf)
  ).slice(0, plateLimit(setting.ticket))
})

/** Returns a stored form; a start in the past is replaced by the soonest one. */
const upToDate = (form: TicketForm, setting: Setting): TicketForm =>
  isStartPast(form, setting) ? { ...form, ...soonestStart(setting) } : form

/** Returns a form from its draft. */
export const continued = (draft: TicketDraft, setting: Setting): TicketForm =>
  upToDate(
    {
      start: draft.start,
      date: draft.startDate,
      time: draft.startTime,
      plates: draft.plates,
      ...(draft.isOthersCar === true ? { isOthersCar: true } : {})
    },
    setting
  )

/** Returns the form of an item in the cart. */
export const formOf = (item: CartItem, setting: Setting): TicketForm => {
  const plates = item.plates.map(entryOf)
  const start = item.startTime ?? item.validFrom
  if (beginsWithPayment(item) || start === null) return { ...soonestStart(setting), plates }
  const { date, time } = localTimeIn(setting.timeZone, Date.parse(start))
  return upToDate({ start: "later", date, time: needsTime(setting.ticket) ? time : "", plates }, setting)
}

/** Returns the key of a draft: a changed item and a new ticket have separate drafts. */
export const sourceKey = (source: TicketFormSource): string =>
  source.kind === "new" ? "" : source.kind === "cartItem" ? source.hash : source.id

/** Returns the item of the cart to change; null if there is none, or no longer. */
export const itemOf = (
  source: TicketFormSource,
  shopId: string
): Effect.Effect<CartItem | null, LoadTicketFailure, Gateway> =>
  Effect.gen(function* () {
    if (source.kind !== "cartItem") return null
    const { items } = yield* call(api.getCart, { params: { shopId } })
    return items.find(({ hash }) => hash === source.hash) ?? null
  }).pipe(Effect.mapError(toPageFailure))

/** Searches the past tickets page by page; pages loaded before are cached. */
const pastTicket = (
  id: string,
  shopId: string,
  after?: string
): Effect.Effect<ActiveTicket | undefined, CallError, Gateway> =>
  Effect.gen(function* () {
    const query = after === undefined ? {} : { after }
    const { pastTickets, hasMore } = yield* call(api.pastTickets, { params: { shopId }, query })
    const last = pastTickets.at(-1)
    const found = pastTickets.find((ticket) => ticket.id === id)
    return found === undefined && hasMore && last !== undefined
      ? yield* pastTicket(id, shopId, last.id)
      : found
  })

/** Returns the plates of the ticket to buy again. Never fails: without a response the driver types them. */
export const platesToBuyAgain = (
  source: TicketFormSource,
  shopId: string
): Effect.Effect<ReadonlyArray<Plate>, never, Gateway> =>
  Effect.gen(function* () {
    if (source.kind !== "boughtBefore") return []
    const { activeTickets } = yield* call(api.activeTickets, { params: { shopId } })
    const active = activeTickets.find(({ id }) => id === source.id)
    return (active ?? (yield* pastTicket(source.id, shopId)))?.plates ?? []
  }).pipe(Effect.catch(() => Effect.succeed([])))
