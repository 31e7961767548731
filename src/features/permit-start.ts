/** Computes the start of a permit; not beside its labels, which the home would load, too. */
import type { RegisteredPlate } from "../../schemas/plate.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"

/** Returns the earliest start of plates that all have one; null without plates. */
export const earliest = (plates: ReadonlyArray<RegisteredPlate>): string | null =>
  plates
    .map(({ validFrom }) => validFrom)
    .toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? ""))[0] ?? null

/** Returns when the permit begins; null if it has begun at `now`, the server's time. */
export const beginningOf = ({ validFrom }: Pick<UserShopGroup, "validFrom">, now: number): string | null =>
  validFrom !== null && Date.parse(validFrom) > now ? validFrom : null

/** Returns when the permit begins, by its term, else by its first plate; null if it has begun at `now`. */
export const firstDayOf = ({ validFrom, activePlates }: UserShopGroup, now: number): string | null => {
  const hasBegun = activePlates.some((plate) => plate.validFrom === null)
  return beginningOf({ validFrom: validFrom ?? (hasBegun ? null : earliest(activePlates)) }, now)
}
