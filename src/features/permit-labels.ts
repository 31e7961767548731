/** Texts of a permit: name in the driver's language, status, validity. */
import { permitStatusOf } from "../../machines/account/index.ts"
import { groupClass } from "../../schemas/group-class.ts"
import { plateRoom } from "../../schemas/limit.ts"
import type { PermitStatus } from "../../schemas/permit-status.ts"
import type { RegisteredPlate } from "../../schemas/plate.ts"
import { titleIn } from "../../schemas/title-in.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { earliest } from "./permit-start.ts"

export const permitName = (group: UserShopGroup, locale: string): string =>
  titleIn(group.translations, locale, group.name)

/** ISO instants; null for no bound. */
export interface PermitTerm {
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** Returns null if any plate has no end. */
const latestEnd = (plates: ReadonlyArray<RegisteredPlate>): string | null =>
  plates.some(({ validTo }) => validTo === null)
    ? null
    : (plates
        .map(({ validTo }) => validTo ?? "")
        .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null)

/** Returns the term of the permit; without one, that of its plates, which also define its status (D-10). */
export const permitTerm = (group: UserShopGroup): PermitTerm => {
  const plates = group.activePlates.length > 0 ? group.activePlates : group.expiredPlates
  return {
    validFrom: group.validFrom ?? earliest(plates.filter(({ validFrom }) => validFrom !== null)),
    validTo: group.validTo ?? latestEnd(plates)
  }
}

/** Returns `available` for a permit that never had a plate; `now` is the server's time. */
export const permitAvailability = (group: UserShopGroup, now: number): PermitStatus | "available" =>
  permitStatusOf(group, now) ?? "available"

export const permitTones = {
  active: "success",
  expiring: "warning",
  expired: "neutral",
  available: "neutral"
} as const

/** Returns the permits that take another plate at `now`, the server's time. */
export const permitsWithRoom = (
  groups: ReadonlyArray<UserShopGroup>,
  now: number
): ReadonlyArray<UserShopGroup> =>
  groups.filter((group) => group.visible && groupClass(group) !== null && plateRoom(group, now) === "room")
