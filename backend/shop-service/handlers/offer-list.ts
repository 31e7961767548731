/** The tickets on the shelf as a list call answers them. */
import { Effect } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { offeredTicket } from "../rules/offer.ts"
import { storedPlate } from "../rules/plates.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"

interface Wish {
  readonly plate?: string | undefined
  readonly ticketType?: "ALL" | Ticket["ticketType"] | undefined
}

/** With a plate, each says whether the driver's own ticket covers it already. */
export const offersOf = Effect.fnUntraced(function* (
  rules: ReadonlyArray<TicketRule>,
  { plate, ticketType = "ALL" }: Wish,
  subject: string
) {
  const wanted = ticketType === "ALL" ? rules : rules.filter((rule) => rule.ticketType === ticketType)
  if (plate === undefined) return wanted.map(offeredTicket)
  const covered = yield* (yield* CoverageOfPlates).coveredAreas(
    storedPlate({ plate, country: null }).plate,
    subject
  )
  return wanted.map((rule) => ({
    ...offeredTicket(rule),
    ticketCovered: rule.areas.some((area) => covered.has(area.areaEntityId))
  }))
})
