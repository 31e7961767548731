/** Status of a permission at an instant. The specification has the three names but no threshold: D-10. */

export type PermitStatus = "active" | "expiring" | "expired"

/** ISO instants; null if the permission has no such bound. */
export interface Term {
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** When a permission counts as expiring: the smaller of the two. */
export interface ExpiringRule {
  /** Milliseconds before the end. */
  readonly maxLeft: number
  /** Share of the whole term, so that a weekly pass is not expiring from its first day. */
  readonly share: number
}

const defaultExpiringRule: ExpiringRule = { maxLeft: 30 * 86_400_000, share: 0.25 }

/**
 * Returns the status. Without an end: active. Not begun: active (the page shows "from"). Ended: expired.
 * Close to the end: expiring. `now` in milliseconds since 1970, by the server's clock.
 */
export const permitStatus = (
  { validFrom, validTo }: Term,
  now: number,
  rule: ExpiringRule = defaultExpiringRule
): PermitStatus => {
  if (validTo === null) return "active"
  const left = Date.parse(validTo) - now
  if (left < 0) return "expired"
  if (validFrom === null) return left <= rule.maxLeft ? "expiring" : "active"
  const start = Date.parse(validFrom)
  if (start > now) return "active"
  return left <= Math.min(rule.maxLeft, rule.share * (Date.parse(validTo) - start)) ? "expiring" : "active"
}
