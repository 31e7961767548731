/**
 * What shops offer, kept in the process under the name that the database gives it: the name is read with every request, and
 * is another one as soon as a ticket, its areas or the shop's money and time have changed. So nothing old is ever answered,
 * whatever process or operator made the change; what was read before the name changed is forgotten when there is no room.
 */
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Context, Effect, Layer, Schema, Semaphore } from "effect"
import { Ticket } from "../../../schemas/ticket.ts"
import { CallNumbers } from "../call-numbers.ts"
import { etagOf } from "../http/conditional.ts"
import { offeredTicket } from "../rules/offer.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import type { ShopRecord } from "./shops.ts"
import { Tickets } from "./tickets.ts"

/** Some 60 MB. */
const maxTickets = 20_000

/** So many are encoded at once; then others have their turn. */
const ticketsAtOnce = 50

export interface Offer {
  readonly rule: TicketRule
  /** The ticket on the shelf, as JSON. */
  readonly json: string
}

export interface EncodedList {
  readonly bytes: Uint8Array
  readonly etag: string
  /** The bytes in Brotli, compressed when they are first asked for; only of what is kept. */
  readonly brotli?: () => Promise<Uint8Array>
}

export interface ShopOffers {
  /** In the operator's order; those behind a code only when asked for. */
  readonly shown: (withCode: boolean) => ReadonlyArray<Offer>
  readonly byId: ReadonlyMap<string, TicketRule>
  /** The answer of a list call. Encoded when it is first asked for. */
  readonly list: (withCode: boolean, ticketType: "ALL" | Ticket["ticketType"]) => EncodedList
}

/** Those of one kind, or all. */
export const ofType = (
  offers: ReadonlyArray<Offer>,
  ticketType: "ALL" | Ticket["ticketType"]
): ReadonlyArray<Offer> =>
  ticketType === "ALL" ? offers : offers.filter(({ rule }) => rule.ticketType === ticketType)

export const listOf = (offers: ReadonlyArray<string>): Uint8Array =>
  Buffer.from(`{"fixedDurationTickets":[${offers.join(",")}]}`)

const compress = promisify(brotliCompress)

const compressedOnce = (bytes: Uint8Array): (() => Promise<Uint8Array>) => {
  let compressed: Promise<Uint8Array> | undefined
  return () => {
    compressed ??= compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
    return compressed
  }
}

const encode = Schema.encodeSync(Schema.fromJsonString(Schema.toCodecJson(Ticket)))

const offersOf = Effect.fnUntraced(function* (rules: ReadonlyArray<TicketRule>) {
  const all: Offer[] = []
  for (const [index, rule] of rules.entries()) {
    all.push({ rule, json: encode(offeredTicket(rule)) })
    if (index % ticketsAtOnce === ticketsAtOnce - 1) yield* Effect.yieldNow
  }
  const open = all.filter(({ rule }) => !rule.needsCode)
  const shown: ShopOffers["shown"] = (withCode) => (withCode ? all : open)
  const lists = new Map<string, EncodedList>()
  const list: ShopOffers["list"] = (withCode, ticketType) => {
    const name = `${withCode} ${ticketType}`
    const known = lists.get(name)
    if (known !== undefined) return known
    const bytes = listOf(ofType(shown(withCode), ticketType).map(({ json }) => json))
    const encoded = { bytes, etag: etagOf(bytes), brotli: compressedOnce(bytes) }
    lists.set(name, encoded)
    return encoded
  }
  return { shown, byId: new Map(rules.map((rule) => [rule.id, rule])), list } satisfies ShopOffers
})

export class Offers extends Context.Service<
  Offers,
  { readonly of: (shop: ShopRecord) => Effect.Effect<ShopOffers> }
>()("shop-service/Offers") {
  static readonly layer = Layer.effect(
    Offers,
    Effect.gen(function* () {
      const tickets = yield* Tickets
      const { looked } = yield* CallNumbers
      // After a price has changed, the first who asks reads it for all.
      const oneAtATime = yield* Semaphore.make(1)
      const kept = new Map<string, ShopOffers>()
      let size = 0
      const keep = (name: string, offers: ShopOffers) => {
        kept.set(name, offers)
        size += offers.byId.size + 1
        for (const [oldest, { byId }] of kept) {
          if (size <= maxTickets || oldest === name) break
          kept.delete(oldest)
          size -= byId.size + 1
        }
      }
      const read = traced("Offers.read")(function* ({ shop, offers: name }: ShopRecord) {
        const known = kept.get(name)
        if (known !== undefined) return known
        const offers = yield* offersOf(yield* tickets.onSale(shop.id, true))
        keep(name, offers)
        return offers
      })
      return {
        of: (shop) => {
          const known = kept.get(shop.offers)
          looked("offers", known !== undefined)
          return known === undefined ? oneAtATime.withPermit(read(shop)) : Effect.succeed(known)
        }
      }
    })
  )
}
