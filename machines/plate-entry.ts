/** A plate as typed: its edits and its validation. The same in every form with plates. */
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
  /** The plate that the driver has confirmed not to be its look-alike. */
  readonly kept?: string
}

/** An edit of the plate at an index of the form. */
export type PlateEdit = { readonly index: number } /** Typed, or picked from the suggestions. */ & (
  | { readonly type: "PLATE_CHANGED"; readonly plate: string }
  | { readonly type: "COUNTRY_CHANGED"; readonly country: string }
  /** The driver confirms it, though it looks like another. */
  | { readonly type: "PLATE_KEPT" }
)

/** The driver says which plate is meant: a suggestion, or the plate as typed, as one of any country. */
export interface PlateChosen {
  readonly type: "PLATE_CHOSEN"
  readonly index: number
  readonly plate: string
  readonly country: string
}

/** A list of plates was pasted into the field at an index of the form. */
export interface PlatesPasted {
  readonly type: "PLATES_PASTED"
  readonly index: number
  /** As in the list; each has a field of its own afterwards. */
  readonly plates: ReadonlyArray<string>
}

/** Returns transitions for an edit of a plate: one action applies it, the next ones follow. */
export const plateEdits = <const Edit extends string, const Next extends ReadonlyArray<unknown>>(
  edit: Edit,
  ...next: Next
) => {
  const editing = {
    actions: [{ type: edit, params: ({ event }: { readonly event: PlateEdit }) => event }, ...next]
  } as const
  return { PLATE_CHANGED: editing, COUNTRY_CHANGED: editing, PLATE_KEPT: editing } as const
}

/** Returns transitions for pasted plates: one action applies them, others follow, issues are shown. */
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

/** Returns the entry as it will be stored, without any guess; null as long as it is no plate. */
export const wholePlate = (entry: PlateEntry): Plate | null =>
  issueOf(entry) === undefined ? storedPlate(entry) : null

/** Returns the issue of a plate that joins those that are taken; undefined when there is none. */
export const validatePlate = (entry: PlateEntry, taken: ReadonlyArray<Plate>): PlateIssue | undefined =>
  issueOf(entry) ?? (hasPlate(taken, storedPlate(entry)) ? "duplicated_plate" : undefined)

/** Returns the entry after an edit. */
export const applyEdit = (entry: PlateEntry, edit: PlateEdit | PlateChosen): PlateEntry => {
  switch (edit.type) {
    case "PLATE_CHOSEN":
      return { ...entry, plate: edit.plate, country: countryFrom(edit.country) }
    case "PLATE_CHANGED":
      return { ...entry, plate: edit.plate }
    case "COUNTRY_CHANGED":
      return { ...entry, country: countryFrom(edit.country) }
    case "PLATE_KEPT":
      return { ...entry, kept: storedPlate(entry).plate }
  }
}

/** Returns the plates in their stored spelling. */
export const tidied = (plates: ReadonlyArray<PlateEntry>): ReadonlyArray<PlateEntry> =>
  plates.map((entry) => ({ ...entry, plate: storedPlate(entry).plate }))

/** Returns whether the issues of a plate still apply after an edit: as long as it is the same plate. */
export const isSamePlateEntry = (before: PlateEntry, after: PlateEntry): boolean =>
  isSamePlate(storedPlate(before), storedPlate(after))

interface WithPlates<Form, Issues> {
  readonly form: Form & { readonly plates: ReadonlyArray<PlateEntry> }
  readonly issues: Issues & Partial<Record<`plate.${number}`, unknown>>
}

/** Returns the form with one plate edited. */
export const withEdited = <Form, Issues>(
  { form, issues }: WithPlates<Form, Issues>,
  edit: PlateEdit | PlateChosen
): { form: Form; issues: Issues } => {
  const entry = form.plates[edit.index]
  if (entry === undefined) return { form, issues }
  const next = applyEdit(entry, edit)
  const left = { ...issues }
  if (!isSamePlateEntry(entry, next)) delete left[`plate.${edit.index}`]
  return { form: { ...form, plates: form.plates.with(edit.index, next) }, issues: left }
}

/** Returns the form with one more empty plate, of the country of the last one. */
export const withAnother = <Form>({ form }: Pick<WithPlates<Form, unknown>, "form">): { form: Form } => ({
  form: { ...form, plates: [...form.plates, { country: form.plates.at(-1)?.country ?? "XX", plate: "" }] }
})

/** Returns the form with pasted plates in place of one field, all of its country. Empty fields go. */
export const withPasted = <Form>(
  { form }: Pick<WithPlates<Form, unknown>, "form">,
  { index, plates }: PlatesPasted
): { form: Form & { readonly plates: ReadonlyArray<PlateEntry> } } => {
  const country = form.plates[index]?.country ?? "XX"
  const all = form.plates.toSpliced(index, 1, ...plates.map((plate) => ({ country, plate })))
  return { form: { ...form, plates: all.filter(({ plate }) => plate.trim() !== "") } }
}

/** Returns those issues of a form that concern its plates. */
export const plateIssuesIn = <Issues extends object>(issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => field.startsWith("plate."))) as Issues

/** Returns the form without the plate at this index. */
export const withoutPlate = <Form>({ form }: Pick<WithPlates<Form, unknown>, "form">, index: number) => ({
  form: { ...form, plates: form.plates.toSpliced(index, 1) },
  issues: {}
})
