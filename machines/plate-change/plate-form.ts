/** Form of the plates of a permit, and its validation. No clock, no service. */
import { storedPlate } from "../../schemas/licence-plate/index.ts"
import { platesLeft } from "../../schemas/limit.ts"
import type { Plate } from "../../schemas/plate.ts"
import { addsPlate, type PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { type PlateIssue as EntryIssue, type PlateEntry, validatePlate } from "../plate-entry.ts"

/** The plates to be added, as typed. */
export interface AddingForm {
  /** Optional here; required in the change form. */
  readonly reason: PlateChangeReason | null
  readonly plates: ReadonlyArray<PlateEntry>
}

/** The change of one plate, as typed. */
export interface ChangingForm {
  readonly reason: PlateChangeReason | null
  readonly previous: Plate
  readonly entry: PlateEntry
}

export type PlateIssue = EntryIssue | "plate_limit_reached"
export type AddingIssues = Readonly<Partial<Record<`plate.${number}`, PlateIssue>>>
export type ChangingIssues = Readonly<Partial<Record<"reason" | "plate", PlateIssue>>>

type Group = Pick<UserShopGroup, "maximumPlates" | "activePlates">

/** Plates in one go where the service names no limit; our own limit. */
export const maxPlatesAtOnce = 10

/** Returns all issues of the plates to be added, by field; empty when they can be sent. */
export const validateAdding = ({ plates }: AddingForm, group: Group): AddingIssues => {
  const room = platesLeft(group) ?? plates.length
  const issues: Partial<Record<`plate.${number}`, PlateIssue>> = {}
  plates.forEach((entry, index) => {
    const issue =
      index >= room
        ? "plate_limit_reached"
        : validatePlate(entry, [...group.activePlates, ...plates.slice(0, index).map(storedPlate)])
    if (issue !== undefined) issues[`plate.${index}`] = issue
  })
  return issues
}

/** Returns all issues of the change, by field; empty when it can be sent. */
export const validateChanging = ({ reason, entry }: ChangingForm, group: Group): ChangingIssues => {
  const plate = validatePlate(entry, group.activePlates)
  const isFull = reason !== null && addsPlate(reason) && platesLeft(group) === 0
  return {
    ...(reason === null ? { reason: "field_required" as const } : {}),
    ...(isFull ? { reason: "plate_limit_reached" as const } : {}),
    ...(plate === undefined ? {} : { plate })
  }
}
