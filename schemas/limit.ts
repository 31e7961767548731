/** Limits of a group: null is "no limit known", 0 is "none allowed". Decision D-11. */
import type { UserShopGroup } from "./user-shop-group.ts"

/** Returns how many more a limit allows; null if no limit is known and the service decides. */
export const remainingUnder = (maximum: number | null, used: number): number | null =>
  maximum === null ? null : Math.max(0, maximum - used)

/** Returns how many more plates a permission allows. Expired plates do not count. */
export const platesLeft = (group: Pick<UserShopGroup, "maximumPlates" | "activePlates">): number | null =>
  remainingUnder(group.maximumPlates, group.activePlates.length)

/**
 * Returns how a permission answers another plate at `now`, the server's time, as far as is known: the driver's own term has
 * ended, so that the service takes none, none is ever allowed, all are used, or there is room.
 */
export const plateRoom = (
  group: Pick<UserShopGroup, "maximumPlates" | "activePlates" | "validTo">,
  now: number
): "over" | "none" | "full" | "room" => {
  if (group.validTo !== null && Date.parse(group.validTo) <= now) return "over"
  if (group.maximumPlates === 0) return "none"
  return platesLeft(group) === 0 ? "full" : "room"
}
