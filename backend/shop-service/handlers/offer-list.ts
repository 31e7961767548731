/** Encodes the tickets on sale as the response of a list call. */
import { Effect } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"
import { etagOf } from "../http/conditional.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { type EncodedList, listOf, type Offer, ofType, type ShopOffers } from "../repositories/offers.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"

interface OfferFilter {
  readonly plate?: string | undefined
  readonly ticketType?: "ALL" | Ticket["ticketType"] | undefined
}

const isCovered = Effect.fnUntraced(function* (plate: string, subject: string) {
  const covered = yield* (yield* PlateCoverage).coveredAreas(plate, subject)
  return (rule: TicketRule): boolean => rule.areas.some((area) => covered.has(area.areaEntityId))
})

/** Sets `ticketCovered`. JSON escapes quotation marks in texts, so the match is always the field itself. */
const sayCovered = ({ json }: Offer, isCovered: boolean): string =>
  json.replace('"ticketCovered":null', `"ticketCovered":${isCovered}`)

/** Encodes the offers; with a plate, each says whether the driver's own ticket already covers it. */
export const encodedOffers = Effect.fnUntraced(function* (
  offers: ReadonlyArray<Offer>,
  { plate, ticketType = "ALL" }: OfferFilter,
  subject: string
) {
  const wanted = ofType(offers, ticketType)
  if (plate === undefined) return listOf(wanted.map(({ json }) => json))
  const ticketCovered = yield* isCovered(plate, subject)
  return listOf(wanted.map((offer) => sayCovered(offer, ticketCovered(offer.rule))))
})

/** The same for a whole shop; without a plate, the result is cached. */
export const encodedOffersOf = Effect.fnUntraced(function* (
  offers: ShopOffers,
  withCode: boolean,
  filter: OfferFilter,
  subject: string
) {
  if (filter.plate === undefined) return offers.list(withCode, filter.ticketType ?? "ALL")
  const bytes = yield* encodedOffers(offers.shown(withCode), filter, subject)
  return { bytes, etag: etagOf(bytes) } satisfies EncodedList
})
