/** Whether a permit is active, runs out soon or has run out (D-10). No clock: the moment comes in. */
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"

export type PermitStatus = "active" | "expiring" | "expired"

/** A permit is expiring in the last 30 days, but never for more than the last quarter of its term. */
export const expiringWithin = { days: 30, shareOfTerm: 0.25 } as const

type Term = Pick<UserShopGroup, "validFrom" | "validTo">
type Permit = Term & Pick<UserShopGroup, "activePlates" | "expiredPlates">

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))

const noticeOf = (validFrom: number | null, validTo: number): number => {
  const longest = expiringWithin.days * 86_400_000
  return validFrom === null ? longest : Math.min(longest, (validTo - validFrom) * expiringWithin.shareOfTerm)
}

const statusOfTerm = (term: Term, now: number): PermitStatus => {
  const validFrom = instant(term.validFrom)
  const validTo = instant(term.validTo)
  if (validTo === null) return "active"
  if (validTo < now) return "expired"
  const isBegun = validFrom === null || validFrom <= now
  return isBegun && validTo - now <= noticeOf(validFrom, validTo) ? "expiring" : "active"
}

const rank = { expired: 0, expiring: 1, active: 2 } as const

/**
 * The status of a permit at `now` (milliseconds since 1970). Where the permit names no end, its plates say it: the one
 * that is good for longest. Null for a permit that never had a plate. A permit that begins later is active.
 */
export const permitStatusOf = (permit: Permit, now: number): PermitStatus | null => {
  if (permit.activePlates.length === 0) return permit.expiredPlates.length > 0 ? "expired" : null
  if (permit.validTo !== null) return statusOfTerm(permit, now)
  return permit.activePlates
    .map((plate) => statusOfTerm(plate, now))
    .reduce((best, status) => (rank[status] > rank[best] ? status : best))
}
