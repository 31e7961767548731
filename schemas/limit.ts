/** Limits of a group: null is "no limit known", 0 is "none allowed". Decision D-11. */
import type { UserShopGroup } from "./user-shop-group.ts"

/** Returns how many more a limit allows; null if no limit is known and the service decides. */
export const remainingUnder = (maximum: number | null, used: number): number | null =>
  maximum === null ? null : Math.max(0, maximum - used)

/** Returns how many more plates a permission allows. Expired plates do not count. */
export const platesLeft = (group: Pick<UserShopGroup, "maximumPlates" | "activePlates">): number | null =>
  remainingUnder(group.maximumPlates, group.activePlates.length)

/** Returns true if a permission allows another plate, as far as is known. */
export const takesAnotherPlate = (group: Pick<UserShopGroup, "maximumPlates" | "activePlates">): boolean =>
  platesLeft(group) !== 0
