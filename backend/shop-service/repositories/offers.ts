/**
 * Caches shops' offers in the process by a version from the database. The version is read with every request,
 * and changes with a ticket, its areas or the shop's currency or time zone. So no response is stale,
 * whichever process or operator made the change; old versions are evicted when the cache is full.
 */
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Context, Effect, Layer, Schema, Semaphore } from "effect"
import { payablePrice } from "../../../schemas/payable-price.ts"
import { Ticket } from "../../../schemas/ticket.ts"
import { etagOf } from "../http/conditional.ts"
import { RequestMetrics } from "../request-metrics.ts"
import { offeredTicket } from "../rules/offer.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import type { ShopRecord } from "./shops.ts"
import { Tickets } from "./tickets.ts"

/** About 60 MB. */
const maxTickets = 20_000

/** Number of tickets encoded before yielding to other work. */
const ticketsAtOnce = 50

export interface Offer {
  readonly rule: TicketRule
  /** The ticket on sale, as JSON. */
  readonly json: string
}

export interface EncodedList {
  readonly bytes: Uint8Array
  readonly etag: string
  /** Bytes in Brotli, compressed on first use; only for what is cached. */
  readonly brotli?: () => Promise<Uint8Array>
}

export interface ShopOffers {
  /** In the operator's order; tickets behind a code only with `withCode`. */
  readonly shown: (withCode: boolean) => ReadonlyArray<Offer>
  /** Of the tickets without a code: the cheapest, and the names of their areas by id. */
  readonly lowest: Ticket | undefined
  readonly areas: Readonly<Record<string, string>>
  readonly byId: ReadonlyMap<string, TicketRule>
  /** The response of a list call. Encoded on first use. */
  readonly list: (withCode: boolean, ticketType: "ALL" | Ticket["ticketType"]) => EncodedList
}

/** Returns the offers of one type, or all. */
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
  const areas: Record<string, string> = {}
  let lowest: Ticket | undefined
  for (const [index, rule] of rules.entries()) {
    const ticket = offeredTicket(rule)
    all.push({ rule, json: encode(ticket) })
    if (!rule.needsCode) {
      for (const { areaEntityId, name } of ticket.areas) areas[areaEntityId] = name
      const { hundredths } = payablePrice(ticket)
      if (lowest === undefined || hundredths < payablePrice(lowest).hundredths) lowest = ticket
    }
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
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return { shown, lowest, areas, byId, list } satisfies ShopOffers
})

const make = Effect.gen(function* () {
  const tickets = yield* Tickets
  const { countLookup } = yield* RequestMetrics
  // After a price change, the first request reads it for all.
  const oneAtATime = yield* Semaphore.make(1)
  const kept = new Map<string, ShopOffers>()
  /** By area; one for each shop. */
  const lastRead = new Map<string, ShopRecord>()
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
    /** Returns the shop of this area as it was last read here. It may have changed since. */
    lastRead: (areaEntityId: string) => lastRead.get(areaEntityId),
    of: (shop: ShopRecord): Effect.Effect<ShopOffers> => {
      lastRead.set(shop.shop.areaEntityId, shop)
      const known = kept.get(shop.offers)
      countLookup("offers", known !== undefined)
      return known === undefined ? oneAtATime.withPermit(read(shop)) : Effect.succeed(known)
    }
  }
})

export class Offers extends Context.Service<Offers>()("shop-service/Offers", { make }) {
  static readonly layer = Layer.effect(Offers, make)
}
