/** How limits of a group are read: null is "no limit known", 0 is "none allowed". Decision D-11. */
import type { UserShopGroup } from "./user-shop-group.ts"

/** How many more fit under a limit; null where no limit is known and the service decides. */
export const leftUnder = (maximum: number | null, used: number): number | null =>
  maximum === null ? null : Math.max(0, maximum - used)

/** How many more plates a permission takes. Expired plates do not count. */
export const platesLeft = (group: Pick<UserShopGroup, "maximumPlates" | "activePlates">): number | null =>
  leftUnder(group.maximumPlates, group.activePlates.length)

/** Whether a permission takes another plate, as far as is known. */
export const takesAnotherPlate = (group: Pick<UserShopGroup, "maximumPlates" | "activePlates">): boolean =>
  platesLeft(group) !== 0
