/** The filled-in form that changes a plate of a permission, and the requests it becomes. Decision D-24. */
import { Schema } from "effect"
import { Plate } from "./plate.ts"
import type { PlateChange } from "./plate-change.ts"
import { addsPlate, PlateChangeReason } from "./plate-change-reason.ts"
import { nullable } from "./primitives.ts"

export const ChangePlateForm = Schema.Struct({
  reason: PlateChangeReason,
  /** The plates that the permission has already. */
  plates: Schema.Array(Plate),
  /** The plate that is exchanged; null when the new one comes on top. */
  previousPlate: nullable(Plate.fields.plate),
  previousCountry: Plate.fields.country,
  plate: Plate.fields.plate,
  country: Plate.fields.country
}).check(
  Schema.makeFilter(({ previousPlate, reason }) =>
    previousPlate === null && !addsPlate(reason)
      ? { path: ["previousPlate"], issue: `Expected the plate that is exchanged because of ${reason}` }
      : true
  )
)
export interface ChangePlateForm extends Schema.Schema.Type<typeof ChangePlateForm> {}

/** What the form says, in the words of the specification. */
export interface ChangeOfPlate {
  readonly newPlate: Plate
  readonly reason: PlateChangeReason
  readonly previousPlate: Plate | null
}

/** `previousPlate` is null when the reason adds a plate, whatever the form still holds. */
export const changeOfPlate = (form: ChangePlateForm): ChangeOfPlate => ({
  newPlate: { plate: form.plate, country: form.country },
  reason: form.reason,
  previousPlate:
    form.previousPlate === null || addsPlate(form.reason)
      ? null
      : { plate: form.previousPlate, country: form.previousCountry }
})

/** The request: with an old plate it exchanges, without one it adds. */
export const plateChangeOf = (form: ChangePlateForm): PlateChange => {
  const { newPlate, previousPlate, reason } = changeOfPlate(form)
  return {
    items: [previousPlate === null ? { newPlate } : { newPlate, oldPlate: previousPlate }],
    reason
  }
}
