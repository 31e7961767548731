/** Status of a permit: by its own term, or, where it names no end, by its plates (D-10). */
import { type PermitStatus, permitStatus } from "../../schemas/permit-status.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"

type Permit = Pick<UserShopGroup, "validFrom" | "validTo" | "activePlates" | "expiredPlates">

const rank = { expired: 0, expiring: 1, active: 2 } as const

/**
 * Returns the status of a permit at `now`, in milliseconds since 1970 by the server's clock. Without an
 * end of its own, the plate with the longest validity decides. Null for a permit that never had a plate.
 */
export const permitStatusOf = (permit: Permit, now: number): PermitStatus | null => {
  if (permit.activePlates.length === 0) return permit.expiredPlates.length > 0 ? "expired" : null
  if (permit.validTo !== null) return permitStatus(permit, now)
  return permit.activePlates
    .map((plate) => permitStatus(plate, now))
    .reduce((best, status) => (rank[status] > rank[best] ? status : best))
}
