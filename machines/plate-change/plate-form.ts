/** What the driver fills in about the plates of a permit, and what is wrong with it. No clock, no service. */
import {
  countryFrom,
  type Issue,
  normaliseLicencePlate,
  validateLicencePlate
} from "../../schemas/licence-plate/index.ts"
import { platesLeft } from "../../schemas/limit.ts"
import type { Plate } from "../../schemas/plate.ts"
import { addsPlate, type PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { type PlateEntry, plateOf } from "../ticket-configuration/ticket-form.ts"

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

export type PlateIssue = Issue | "duplicated_plate" | "plate_limit_reached"
export type AddingIssues = Readonly<Partial<Record<`plate.${number}`, PlateIssue>>>
export type ChangingIssues = Readonly<Partial<Record<"reason" | "plate", PlateIssue>>>

type Group = Pick<UserShopGroup, "maximumPlates" | "activePlates">

/** Plates in one go where the service names no limit; ours. */
export const mostPlatesAtOnce = 10

const canonical = ({ plate, country }: Plate): string => normaliseLicencePlate(countryFrom(country), plate)

/** The same plate, however it is written; a plate without a country may be that of any. */
export const isSamePlate = (one: Plate, other: Plate): boolean =>
  (one.country === null ||
    other.country === null ||
    countryFrom(one.country) === countryFrom(other.country)) &&
  canonical(one) === canonical(other)

export const hasPlate = (plates: ReadonlyArray<Plate>, plate: Plate): boolean =>
  plates.some((known) => isSamePlate(known, plate))

/** What is wrong with a plate that joins those that are taken; undefined when nothing is. */
export const judgePlate = (entry: PlateEntry, taken: ReadonlyArray<Plate>): PlateIssue | undefined => {
  const plate = plateOf(entry)
  return (
    validateLicencePlate(countryFrom(entry.country), plate.plate) ??
    (hasPlate(taken, plate) ? "duplicated_plate" : undefined)
  )
}

/** Everything that is wrong with the plates to be added, by field; empty when they can be sent. */
export const judgeAdding = ({ plates }: AddingForm, group: Group): AddingIssues => {
  const room = platesLeft(group) ?? plates.length
  const issues: Partial<Record<`plate.${number}`, PlateIssue>> = {}
  plates.forEach((entry, index) => {
    const issue =
      index >= room
        ? "plate_limit_reached"
        : judgePlate(entry, [...group.activePlates, ...plates.slice(0, index).map(plateOf)])
    if (issue !== undefined) issues[`plate.${index}`] = issue
  })
  return issues
}

/** Everything that is wrong with the change, by field; empty when it can be sent. */
export const judgeChanging = ({ reason, entry }: ChangingForm, group: Group): ChangingIssues => {
  const plate = judgePlate(entry, group.activePlates)
  const isFull = reason !== null && addsPlate(reason) && platesLeft(group) === 0
  return {
    ...(reason === null ? { reason: "field_required" as const } : {}),
    ...(isFull ? { reason: "plate_limit_reached" as const } : {}),
    ...(plate === undefined ? {} : { plate })
  }
}
