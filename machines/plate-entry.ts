/** A plate as it is typed: what a driver does to it, and what is wrong with it. The same in every form with plates. */
import {
  countryFrom,
  hasPlate,
  type Issue,
  isSamePlate,
  storedPlate,
  validateLicencePlate
} from "../schemas/licence-plate/index.ts"
import type { Plate } from "../schemas/plate.ts"

export interface PlateEntry {
  readonly country: string
  readonly plate: string
  /** The plate of which the driver has said that it is not the one it looks like. */
  readonly kept?: string
}

/** What a driver does to the plate at a place of the form. */
export type PlateEdit = { readonly index: number } /** Typed, or tapped where it was offered. */ & (
  | { readonly type: "PLATE_CHANGED"; readonly plate: string }
  | { readonly type: "COUNTRY_CHANGED"; readonly country: string }
  /** It is right, though it looks like another. */
  | { readonly type: "PLATE_KEPT" }
)

/** A list of plates was pasted into the field at a place of the form. */
export interface PlatesPasted {
  readonly type: "PLATES_PASTED"
  readonly index: number
  /** As they stood in the list; each has a field of its own afterwards. */
  readonly plates: ReadonlyArray<string>
}

/** What a form does with an edit of one of its plates: this action takes it, and these follow. */
export const plateEdits = <const Edit extends string, const Next extends ReadonlyArray<unknown>>(
  edit: Edit,
  ...next: Next
) => {
  const editing = {
    actions: [{ type: edit, params: ({ event }: { readonly event: PlateEdit }) => event }, ...next]
  } as const
  return { PLATE_CHANGED: editing, COUNTRY_CHANGED: editing, PLATE_KEPT: editing } as const
}

/** What a form does with a list of plates: this action takes it, these follow, and what is wrong in it is said. */
export const platesPasted = <const Paste extends string, const Next extends ReadonlyArray<unknown>>(
  paste: Paste,
  ...next: Next
) => {
  const params = ({ event }: { readonly event: PlatesPasted }) => event
  const actions = [{ type: paste, params }, ...next] as const
  return [{ guard: { type: "isListRefused", params }, target: ".correcting", actions }, { actions }] as const
}

export type PlateIssue = Issue | "duplicated_plate"

const issueOf = (entry: PlateEntry): Issue | undefined =>
  validateLicencePlate(countryFrom(entry.country), storedPlate(entry).plate)

/** The entry as it will be stored, in which nothing has to be guessed; null as long as it is no plate. */
export const wholePlate = (entry: PlateEntry): Plate | null =>
  issueOf(entry) === undefined ? storedPlate(entry) : null

/** What is wrong with a plate that joins those that are taken; undefined when nothing is. */
export const judgePlate = (entry: PlateEntry, taken: ReadonlyArray<Plate>): PlateIssue | undefined =>
  issueOf(entry) ?? (hasPlate(taken, storedPlate(entry)) ? "duplicated_plate" : undefined)

/** The entry after an edit. */
export const edited = (entry: PlateEntry, edit: PlateEdit): PlateEntry => {
  switch (edit.type) {
    case "PLATE_CHANGED":
      return { ...entry, plate: edit.plate }
    case "COUNTRY_CHANGED":
      return { ...entry, country: countryFrom(edit.country) }
    case "PLATE_KEPT":
      return { ...entry, kept: storedPlate(entry).plate }
  }
}

/** Spelled as they are stored. */
export const tidied = (plates: ReadonlyArray<PlateEntry>): ReadonlyArray<PlateEntry> =>
  plates.map((entry) => ({ ...entry, plate: storedPlate(entry).plate }))

/** Whether what was said of a plate still counts after an edit: as long as it is the same plate. */
export const isStillThat = (before: PlateEntry, after: PlateEntry): boolean =>
  isSamePlate(storedPlate(before), storedPlate(after))

interface WithPlates<Form, Issues> {
  readonly form: Form & { readonly plates: ReadonlyArray<PlateEntry> }
  readonly issues: Issues & Partial<Record<`plate.${number}`, unknown>>
}

/** The form with one plate edited. */
export const withEdited = <Form, Issues>(
  { form, issues }: WithPlates<Form, Issues>,
  edit: PlateEdit
): { form: Form; issues: Issues } => {
  const entry = form.plates[edit.index]
  if (entry === undefined) return { form, issues }
  const next = edited(entry, edit)
  const left = { ...issues }
  if (!isStillThat(entry, next)) delete left[`plate.${edit.index}`]
  return { form: { ...form, plates: form.plates.with(edit.index, next) }, issues: left }
}

/** The form with one more plate to be filled in, of the country of the last one. */
export const withAnother = <Form>({ form }: Pick<WithPlates<Form, unknown>, "form">): { form: Form } => ({
  form: { ...form, plates: [...form.plates, { country: form.plates.at(-1)?.country ?? "XX", plate: "" }] }
})

/** The form with a list of plates in the place of one field, all of its country. Fields that are still empty go. */
export const withPasted = <Form>(
  { form }: Pick<WithPlates<Form, unknown>, "form">,
  { index, plates }: PlatesPasted
): { form: Form & { readonly plates: ReadonlyArray<PlateEntry> } } => {
  const country = form.plates[index]?.country ?? "XX"
  const all = form.plates.toSpliced(index, 1, ...plates.map((plate) => ({ country, plate })))
  return { form: { ...form, plates: all.filter(({ plate }) => plate.trim() !== "") } }
}

/** Of what is wrong with a form, what is wrong with its plates. */
export const plateIssuesIn = <Issues extends object>(issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => field.startsWith("plate."))) as Issues

/** The form without the plate at this place. */
export const withoutPlate = <Form>({ form }: Pick<WithPlates<Form, unknown>, "form">, index: number) => ({
  form: { ...form, plates: form.plates.toSpliced(index, 1) },
  issues: {}
})
