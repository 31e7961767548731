/** Plates that a driver has used lately, for reuse; with the driver's names and default. */
import { Schema } from "effect"
import { isSamePlate } from "../../schemas/licence-plate/index.ts"
import { Plate } from "../../schemas/plate.ts"
import { decodedBy } from "./drafts.ts"
import { personalValue } from "./storage.ts"

export const RememberedPlate = Schema.Struct({
  ...Plate.fields,
  nickname: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))),
  isDefault: Schema.optionalKey(Schema.Boolean)
})
export interface RememberedPlate extends Schema.Schema.Type<typeof RememberedPlate> {}

/** Removed by a logout: plates are personal. */
export const recentPlates = personalValue<ReadonlyArray<RememberedPlate>>(
  "recent-plates",
  decodedBy(Schema.Array(RememberedPlate))
)

/** Maximum number of unnamed plates; the oldest are dropped. */
const maxUnnamed = 5

const isNamed = ({ nickname, isDefault }: RememberedPlate): boolean =>
  nickname !== undefined || isDefault === true

/** Returns the remembered plates with the used ones first; names and default stay. */
export const withUsed = (
  remembered: ReadonlyArray<RememberedPlate>,
  used: ReadonlyArray<Plate>
): ReadonlyArray<RememberedPlate> => {
  const first = used.map(
    ({ plate, country }) =>
      remembered.find((known) => isSamePlate(known, { plate, country })) ?? { plate, country }
  )
  const others = remembered.filter((known) => !used.some((plate) => isSamePlate(known, plate)))
  let unnamed = 0
  return [...first, ...others].filter((known) => isNamed(known) || ++unnamed <= maxUnnamed)
}

/** Returns the plates offered at a field: the default, then the remembered ones, then those on permits. */
export const ownPlates = (
  remembered: ReadonlyArray<RememberedPlate>,
  onPermits: ReadonlyArray<Plate>
): ReadonlyArray<RememberedPlate> => {
  const more: ReadonlyArray<RememberedPlate> = onPermits
    .map(({ plate, country }) => ({ plate, country }))
    .filter(
      (plate, index, all) =>
        !remembered.some((known) => isSamePlate(known, plate)) &&
        all.findIndex((other) => isSamePlate(other, plate)) === index
    )
  return [...remembered, ...more].toSorted(
    (one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false)
  )
}
