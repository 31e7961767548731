/** The tickets on the shelf as a list call answers them. */
import { Effect } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"
import { etagOf } from "../http/conditional.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { type EncodedList, listOf, type Offer, type ShopOffers } from "../repositories/offers.ts"
import { offeredTicket } from "../rules/offer.ts"
import { storedPlate } from "../rules/plates.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"

interface Wish {
  readonly plate?: string | undefined
  readonly ticketType?: "ALL" | Ticket["ticketType"] | undefined
}

const isCovered = Effect.fnUntraced(function* (plate: string, subject: string) {
  const covered = yield* (yield* CoverageOfPlates).coveredAreas(
    storedPlate({ plate, country: null }).plate,
    subject
  )
  return (rule: TicketRule): boolean => rule.areas.some((area) => covered.has(area.areaEntityId))
})

/** With a plate, each says whether the driver's own ticket covers it already. */
export const offersOf = Effect.fnUntraced(function* (
  rules: ReadonlyArray<TicketRule>,
  { plate, ticketType = "ALL" }: Wish,
  subject: string
) {
  const wanted = ticketType === "ALL" ? rules : rules.filter((rule) => rule.ticketType === ticketType)
  if (plate === undefined) return wanted.map(offeredTicket)
  const ticketCovered = yield* isCovered(plate, subject)
  return wanted.map((rule) => ({ ...offeredTicket(rule), ticketCovered: ticketCovered(rule) }))
})

/** A text in JSON has no quotation mark without a backslash before it, so that this is the field and nothing else. */
const sayCovered = ({ json }: Offer, isCovered: boolean): string =>
  json.replace('"ticketCovered":null', `"ticketCovered":${isCovered}`)

/** The same of a whole shop, from what is kept of it. */
export const encodedOffersOf = Effect.fnUntraced(function* (
  offers: ShopOffers,
  withCode: boolean,
  { plate, ticketType = "ALL" }: Wish,
  subject: string
) {
  if (plate === undefined) return offers.list(withCode, ticketType)
  const ticketCovered = yield* isCovered(plate, subject)
  const shown = offers.all.filter(
    ({ rule }) => (withCode || !rule.needsCode) && (ticketType === "ALL" || rule.ticketType === ticketType)
  )
  const bytes = listOf(shown.map((offer) => sayCovered(offer, ticketCovered(offer.rule))))
  return { bytes, etag: etagOf(bytes) } satisfies EncodedList
})
