/** A group of long-term parkers as one driver sees it, and how it is classified. */
import { Schema } from "effect"
import { Area } from "./area.ts"
import { RegisteredPlate } from "./plate.ts"
import { Count, Id, Instant, list, Name, nullable, Text } from "./primitives.ts"
import { Translations } from "./translations.ts"

export const UserShopGroup = Schema.Struct({
  id: Id,
  groupId: Id,
  name: Name,
  translations: nullable(Translations),
  /** null: no limit known; 0: none allowed. */
  maximumPlates: nullable(Count),
  visible: Schema.Boolean,
  type: nullable(Text),
  validFrom: nullable(Instant),
  validTo: nullable(Instant),
  plates: list(RegisteredPlate),
  expiredPlates: list(RegisteredPlate),
  activePlates: list(RegisteredPlate),
  areas: list(Area)
})
export interface UserShopGroup extends Schema.Schema.Type<typeof UserShopGroup> {}

/** Visible, and no active plate or every active plate has an end. */
export const isAvailable = (group: UserShopGroup): boolean =>
  group.visible && group.activePlates.every((plate) => plate.validTo !== null)

/** At least one active plate. */
export const isActive = (group: UserShopGroup): boolean => group.activePlates.length > 0

/** No active plate, but some expired one. */
export const isExpired = (group: UserShopGroup): boolean =>
  group.activePlates.length === 0 && group.expiredPlates.length > 0

export type GroupClass = "active" | "expired" | "available"

/** Under which heading a group appears, once: active before expired before available; null for one not to be shown. */
export const groupClass = (group: UserShopGroup): GroupClass | null =>
  isActive(group) ? "active" : isExpired(group) ? "expired" : isAvailable(group) ? "available" : null
