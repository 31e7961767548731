/** How a group of long-term parkers is classified for a driver. Decided in D-09. */
import type { UserShopGroup } from "./user-shop-group.ts"

/** Visible, and no active plate or every active plate has an end. */
export const isAvailable = (group: UserShopGroup): boolean =>
  group.visible && group.activePlates.every((plate) => plate.validTo !== null)

/** At least one active plate. */
export const isActive = (group: UserShopGroup): boolean => group.activePlates.length > 0

/** No active plate, but some expired one. */
export const isExpired = (group: UserShopGroup): boolean =>
  group.activePlates.length === 0 && group.expiredPlates.length > 0

const classes = ["active", "expired", "available"] as const

export type GroupClass = (typeof classes)[number]

/** Under which heading a group appears, once: active before expired before available; null for one not to be shown. */
export const groupClass = (group: UserShopGroup): GroupClass | null =>
  isActive(group) ? "active" : isExpired(group) ? "expired" : isAvailable(group) ? "available" : null

/** Returns the groups that are shown, by class; those of one class stay in their order. */
export const shownGroups = (groups: ReadonlyArray<UserShopGroup>): ReadonlyArray<UserShopGroup> =>
  classes.flatMap((each) => groups.filter((group) => groupClass(group) === each))
