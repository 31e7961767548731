/** The form that changes a plate of a permission, and its requests. Decision D-24. */
import { Schema } from "effect"
import { Plate } from "./plate.ts"
import type { PlateChange } from "./plate-change.ts"
import { addsPlate, PlateChangeReason } from "./plate-change-reason.ts"
import { nullable } from "./primitives.ts"

export const ChangePlateForm = Schema.Struct({
  reason: PlateChangeReason,
  /** The permission's current plates. */
  plates: Schema.Array(Plate),
  /** The plate to exchange; null if the new one is added. */
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

/** The form's content, in terms of the specification. */
export interface ChangeOfPlate {
  readonly newPlate: Plate
  readonly reason: PlateChangeReason
  readonly previousPlate: Plate | null
}

/** Returns the change; `previousPlate` is null if the reason adds a plate, even if the form has one. */
export const changeOfPlate = (form: ChangePlateForm): ChangeOfPlate => ({
  newPlate: { plate: form.plate, country: form.country },
  reason: form.reason,
  previousPlate:
    form.previousPlate === null || addsPlate(form.reason)
      ? null
      : { plate: form.previousPlate, country: form.previousCountry }
})

/** Returns the request: it exchanges an old plate, or adds one without it. */
export const plateChangeOf = (form: ChangePlateForm): PlateChange => {
  const { newPlate, previousPlate, reason } = changeOfPlate(form)
  return { items: [previousPlate === null ? { newPlate } : { newPlate, oldPlate: previousPlate }], reason }
}
