/** Checks the items of a cart one by one, for the verify call and for the order alike. */
import { Clock, Effect } from "effect"
import type { Ticket, VerifiedCartItem } from "../../../schemas/ticket.ts"
import { Codes } from "../repositories/codes.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { Tickets } from "../repositories/tickets.ts"
import { problemOf } from "../rules/cart-item.ts"
import { Settings } from "../settings.ts"

export const verifyItems = Effect.fn("verifyItems")(function* (
  items: ReadonlyArray<Ticket>,
  shopId: string,
  subject: string
) {
  const { sealKey: key } = yield* Settings
  const tickets = yield* Tickets
  const coverageOf = (yield* CoverageOfPlates).of
  const rules = yield* tickets.byIds(
    shopId,
    items.map((item) => item.id)
  )
  const hasCode = [...rules.values()].some((rule) => rule.needsCode)
    ? yield* (yield* Codes).hasValidCode(shopId, subject)
    : false
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* Effect.forEach(
    items,
    Effect.fnUntraced(function* (item) {
      const rule = rules.get(item.id)
      const visible = rule?.needsCode === true && !hasCode ? undefined : rule
      const problem = problemOf(item, visible, { key, shopId, subject }, now)
      const coverage = yield* coverageOf(item, subject, { withOrders: true })
      const verified: VerifiedCartItem = {
        ...item,
        ticketCovered: coverage.own,
        problem: problem ?? (coverage.byOther ? "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER" : null),
        valid: problem === null && !coverage.byOther
      }
      return verified
    })
  )
})
