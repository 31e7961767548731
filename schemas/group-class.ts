/** Classifies groups of long-term parkers for a driver. Decision D-09. */
import type { UserShopGroup } from "./user-shop-group.ts"

/** Returns true if visible, and no active plate is without an end. */
export const isAvailable = (group: UserShopGroup): boolean =>
  group.visible && group.activePlates.every((plate) => plate.validTo !== null)

/** Returns true with at least one active plate. */
export const isActive = (group: UserShopGroup): boolean => group.activePlates.length > 0

/** Returns true without active plates, but with expired ones. */
export const isExpired = (group: UserShopGroup): boolean =>
  group.activePlates.length === 0 && group.expiredPlates.length > 0

const classes = ["active", "expired", "available"] as const

export type GroupClass = (typeof classes)[number]

/** Returns the only heading of a group: active before expired before available; null if it is hidden. */
export const groupClass = (group: UserShopGroup): GroupClass | null =>
  isActive(group) ? "active" : isExpired(group) ? "expired" : isAvailable(group) ? "available" : null

/** Returns the visible groups, by class; within a class, the order is kept. */
export const shownGroups = (groups: ReadonlyArray<UserShopGroup>): ReadonlyArray<UserShopGroup> =>
  classes.flatMap((each) => groups.filter((group) => groupClass(group) === each))
