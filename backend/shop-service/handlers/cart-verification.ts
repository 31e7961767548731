/** Checks the items of a cart one by one, for the verify call and for the order. */
import { Clock, Effect } from "effect"
import type { Cover } from "../../../schemas/cover.ts"
import { mayBeSamePlate } from "../../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { Codes } from "../repositories/codes.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { Places } from "../repositories/places.ts"
import { Tickets } from "../repositories/tickets.ts"
import { held, isStartPassed, itemIfPaidNow, type Problem, problemOf } from "../rules/cart-item.ts"
import { ownCovers } from "../rules/own-covers.ts"
import { isSameTime, sharesArea, spanOf } from "../rules/same-item.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"

export const verifyItems = traced("verifyItems")(function* (
  items: ReadonlyArray<Ticket>,
  shopId: string,
  subject: string,
  known?: ReadonlyMap<string, TicketRule>
) {
  const { sealKey: key, otherSealKey: otherKey } = yield* Settings
  const coverageOf = (yield* PlateCoverage).of
  const rules =
    known ??
    (yield* (yield* Tickets).byIds(
      shopId,
      items.map((item) => item.id)
    ))
  const hasCode = [...rules.values()].some((rule) => rule.needsCode)
    ? yield* (yield* Codes).hasValidCode(shopId, subject)
    : false
  const places = yield* Places
  const now = new Date(yield* Clock.currentTimeMillis)
  const timed = items.map((item) => itemIfPaidNow(item, rules.get(item.id), now))
  const wanted = items.map((item) => held(item, rules.get(item.id), now))
  /** Returns the plates of the item for which an earlier item of the cart is a ticket. */
  const coveredInCart = (item: Ticket, index: number): ReadonlyArray<Cover> => {
    const others = timed
      .slice(0, index)
      .filter((other) => sharesArea(other, item) && isSameTime(spanOf(other), spanOf(item)))
    return item.plates
      .filter((plate) => others.some(({ plates }) => plates.some((its) => mayBeSamePlate(plate, its))))
      .map(({ plate }) => ({ plate, until: null }))
  }
  /** Returns true if no place is left for the item, also where the items before it take the last ones. */
  const isSoldOut = Effect.fnUntraced(function* (item: Ticket, index: number) {
    const limit = rules.get(item.id)?.places ?? null
    return limit !== null && !(yield* places.isFree(item, limit, wanted.slice(0, index), { subject }))
  })
  return yield* Effect.forEach(
    items,
    Effect.fnUntraced(function* (item, index) {
      const rule = rules.get(item.id)
      const visible = rule?.needsCode === true && !hasCode ? undefined : rule
      const timedItem = timed[index] ?? item
      const problem = problemOf(item, timedItem, visible, { key, otherKey, shopId, subject }, now)
      const coverage = yield* coverageOf(timedItem, subject, { withOrders: true })
      const found: Problem | null =
        problem ??
        (coverage.byOther.length > 0
          ? "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
          : (yield* isSoldOut(wanted[index] ?? timedItem, index))
            ? "E_TICKET_NOT_AVAILABLE"
            : null)
      const coveredBy: ReadonlyArray<Cover> = [
        ...ownCovers(coverage, item.plates, rule?.timeZone ?? "UTC"),
        ...coveredInCart(timedItem, index)
      ]
      const verified: VerifiedCartItem = {
        ...item,
        ticketCovered: coveredBy.length > 0,
        ...(coveredBy.length > 0 ? { coveredBy } : {}),
        problem: found,
        startPassed: found === null && isStartPassed(item, now),
        ...(found === "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
          ? { problemPlates: item.plates.filter((_, index) => coverage.byOther.includes(index)) }
          : {}),
        valid: found === null
      }
      return verified
    })
  )
})
