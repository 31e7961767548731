/** Setup of the plate change machine: actors, guards, actions, inputs. The states are in their own files. */
import { assign, setup } from "xstate"
import { type ChangePlateForm, changeOfPlate } from "../../schemas/change-plate-form.ts"
import { countryFrom, hasPlate, storedPlate } from "../../schemas/licence-plate/index.ts"
import { platesLeft } from "../../schemas/limit.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { PlateChangeReason } from "../../schemas/plate-change-reason.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { effect } from "../effect.ts"
import {
  applyEdit,
  isSamePlateEntry,
  type PlateEdit,
  type PlatesPasted,
  tidied,
  withAnother,
  withEdited,
  withoutPlate,
  withPasted
} from "../plate-entry.ts"
import { settledGuards } from "../settled.ts"
import { pause, requestedPause, type ShopProblemTag } from "../shop-problems.ts"
import { tellMessage, tellSessionLost } from "../tell-app.ts"
import type {
  AddPlateFailure,
  AddPlateInput,
  ChangePlateFailure,
  ChangePlateInput,
  DeletePlateFailure,
  DeletePlateInput,
  LoadPermitFailure,
  Permit,
  PlateAlreadyAdded,
  PlateChangeContext,
  PlateChangeEvent,
  PlateChangeInput,
  PlateDraft,
  PlateRefused
} from "./plate-change.types.ts"
import {
  type AddingForm,
  type ChangingForm,
  maxPlatesAtOnce,
  type PlateIssue,
  validateAdding,
  validateChanging
} from "./plate-form.ts"

type Context = PlateChangeContext

const countryOf = ({ shop }: Pick<Context, "shop">): string => countryFrom(shop?.areaCountry)

const blankForm = (country: string): AddingForm => ({ reason: null, plates: [{ country, plate: "" }] })

/** Returns the form without plates that are on the permit already: saved, though the response was lost. */
const withoutSaved = (form: AddingForm, group: UserShopGroup, country: string): AddingForm => {
  const plates = form.plates.filter((entry) => !hasPlate(group.activePlates, storedPlate(entry)))
  return plates.length === 0 ? blankForm(country) : { ...form, plates }
}

/** Clears the issues of the changed field. */
const withChange = (
  { change, changeIssues }: Context,
  field: "reason" | "plate",
  changed: Partial<ChangingForm>
): Partial<Context> => {
  const { [field]: _, ...issues } = changeIssues
  return change === null ? {} : { change: { ...change, ...changed }, changeIssues: issues }
}

const withNewPlate = (context: Context, edit: PlateEdit): Partial<Context> => {
  const { change, changeIssues } = context
  if (change === null) return {}
  const entry = applyEdit(change.entry, edit)
  return {
    ...withChange(context, "plate", { entry }),
    ...(isSamePlateEntry(change.entry, entry) ? { changeIssues } : {})
  }
}

/** Clears the issues of the previous action, and its undo. */
const freshStart = { issues: {}, saved: [], saving: 0, restoring: null, result: null } as const

const closedDialogs = { change: null, changeIssues: {}, deleting: null } as const

/** Placeholder for a missing plate, so that an input can always be made. */
const noPlate: Plate = { plate: "", country: null }

/** Returns the ids that every call needs. */
export const permitIds = ({ shop, groupId }: Context) => ({ shopId: shop?.id ?? "", groupId })

/** Returns the plate of the form that is being saved. */
export const plateBeingSaved = ({ form, saving }: Context): Plate => {
  const entry = form.plates[saving]
  return entry === undefined ? noPlate : storedPlate(entry)
}

/** Returns the change form as it is sent. */
export const changeForm = ({ change, group }: Context): ChangePlateForm => {
  const previous = change?.previous ?? noPlate
  return {
    reason: change?.reason ?? "other_reason",
    plates: group?.activePlates ?? [],
    previousPlate: previous.plate,
    previousCountry: previous.country,
    ...(change === null ? noPlate : storedPlate(change.entry))
  }
}

export const plateBeingDeleted = ({ deleting }: Context): Plate => deleting ?? noPlate

export const plateBeingRestored = ({ restoring }: Context): Plate => restoring ?? noPlate

const draftOf = ({ form, change }: Context): PlateDraft | null => {
  const isBlank = form.plates.every(({ plate }) => plate.trim() === "")
  return isBlank && change === null ? null : { form, change }
}

/** Action: stores the input across a reload or a login. */
export const keepDraft = {
  type: "keepDraft",
  params: ({ context }: { context: Context }) => draftOf(context)
} as const

/** Returns the issue of the sent plate for a refusal of the service. */
const issueOf = (failure: PlateAlreadyAdded | PlateRefused): PlateIssue =>
  failure._tag === "PlateRefused" ? failure.issue : "duplicated_plate"

/** Transitions of a change without a plate to change, or a session to change it. */
export const permitProblems = {
  PermitNotFound: "permitNotFound",
  ShopInactive: "shopInactive",
  SessionLost: "sessionLost"
} as const

/** Action: announces the result. */
export const announceResult = {
  type: "announce",
  params: ({ context }: { context: Context }) => context.result
} as const

type PlateChangeTag =
  | "busy"
  /** The form for more plates is shown, or is behind a dialog. */
  | "form"
  | "formBehind"
  /** Fields say what is wrong with them. */
  | "formInvalid"
  | "changeInvalid"
  /** Plates are left in the form that was sent. */
  | "notAllSaved"
  | "change"
  /** The page's copy of the permit is stale. */
  | "changeOutdated"
  | "deletion"
  /** The last change is shown. */
  | "result"

/** Returns the change that is begun when the permit is loaded. */
const changeIn = ({ group, change }: PlateChangeContext, { draft }: Permit) =>
  group === null ? (draft?.change ?? null) : change

export const plateChange = setup({
  types: {} as {
    context: PlateChangeContext
    input: PlateChangeInput
    events: PlateChangeEvent
    tags: ShopProblemTag | PlateChangeTag
  },
  actors: {
    loadPermit: effect<PlateChangeInput, Permit, LoadPermitFailure>(),
    addPlate: effect<AddPlateInput, UserShopGroup, AddPlateFailure>(),
    /** Replaces one plate, or adds one for an additional car. Returns the updated permit. */
    changePlate: effect<ChangePlateInput, UserShopGroup, ChangePlateFailure>(),
    deletePlate: effect<DeletePlateInput, UserShopGroup, DeletePlateFailure>()
  },
  guards: {
    ...settledGuards,
    takesNoPlates: ({ context: { group } }) => group?.maximumPlates === 0,
    isFull: ({ context: { group } }) => group !== null && platesLeft(group) === 0,
    hasRoomInForm: ({ context: { group, form } }) =>
      group !== null && form.plates.length < Math.min(platesLeft(group) ?? maxPlatesAtOnce, maxPlatesAtOnce),
    hasSeveralPlates: ({ context }) => context.form.plates.length > 1,
    isFormComplete: ({ context: { group, form } }) =>
      group !== null && Object.keys(validateAdding(form, group)).length === 0,
    isListRefused: ({ context }, list: PlatesPasted) =>
      context.group !== null &&
      Object.keys(validateAdding(withPasted(context, list).form, context.group)).length > 0,
    hasNextPlate: ({ context: { form, saving } }) => saving + 1 < form.plates.length,
    /** Guard: refused plates stay in the form before the one that is being saved. */
    hasRefusedPlates: ({ context }) => context.saving > 0,
    isChangeBegun: ({ context }, permit: Permit) => {
      const change = changeIn(context, permit)
      return change !== null && hasPlate(permit.group.activePlates ?? [], change.previous)
    },
    isChangeComplete: ({ context: { group, change } }) =>
      group !== null && change !== null && Object.keys(validateChanging(change, group)).length === 0,
    /** Guard: by its reason, the plate is added, not replaced. */
    isAdded: ({ context }) => changeOfPlate(changeForm(context)).previousPlate === null
  },
  actions: {
    rememberPause: assign(requestedPause),
    rememberPermit: assign(({ context }, permit: Permit) => {
      const { shop, group, draft, recentPlates } = permit
      const isFirst = context.group === null
      const country = countryOf({ shop })
      return {
        shop,
        group,
        recentPlates,
        restoring: null,
        form: withoutSaved(isFirst ? (draft?.form ?? blankForm(country)) : context.form, group, country),
        change: changeIn(context, permit)
      }
    }),
    editPlate: assign(({ context }, edit: PlateEdit) => withEdited(context, edit)),
    addEntry: assign(({ context }) => withAnother(context)),
    /** Each plate of the list is validated at once. */
    pasteEntries: assign(({ context }, list: PlatesPasted) => {
      const { form } = withPasted(context, list)
      return { form, issues: context.group === null ? {} : validateAdding(form, context.group) }
    }),
    removeEntry: assign(({ context }, index: number) => withoutPlate(context, index)),
    changeReason: assign(({ context: { form } }, reason: PlateChangeReason | null) => ({
      form: { ...form, reason }
    })),
    validateForm: assign(({ context: { form, group } }) => ({
      issues: group === null ? {} : validateAdding(form, group)
    })),
    beginSaving: assign(({ context: { form } }) => ({
      form: { ...form, plates: tidied(form.plates) },
      issues: {},
      saving: 0,
      restoring: null,
      result: null
    })),
    /** The plate leaves the form, so that it is never sent twice. */
    rememberSaved: assign(({ context }, group: UserShopGroup) => {
      const { form, saved, saving } = context
      const plate = plateBeingSaved(context)
      return {
        group,
        saved: hasPlate(saved, plate) ? saved : [...saved, plate],
        form: { ...form, plates: form.plates.filter((_, index) => index !== saving) }
      }
    }),
    rememberRefusal: assign(({ context: { issues, saving } }, failure: PlateAlreadyAdded | PlateRefused) => ({
      issues: { ...issues, [`plate.${saving}`]: issueOf(failure) },
      saving: saving + 1
    })),
    finishAdding: assign(({ context }) => ({
      result: { kind: "added", plates: context.saved } as const,
      saved: [],
      saving: 0,
      form: blankForm(countryOf(context)),
      issues: {}
    })),
    beginChange: assign(({ context }, previous: Plate) => ({
      ...freshStart,
      change: {
        reason: null,
        previous,
        entry: { country: countryFrom(previous.country ?? context.shop?.areaCountry), plate: "" }
      },
      changeIssues: {}
    })),
    changeChangeReason: assign(({ context }, reason: PlateChangeReason | null) =>
      withChange(context, "reason", { reason })
    ),
    editNewPlate: assign(({ context }, edit: PlateEdit) => withNewPlate(context, edit)),
    validateChange: assign(({ context: { change, group } }) => ({
      changeIssues: change === null || group === null ? {} : validateChanging(change, group)
    })),
    forgetChangeIssues: assign({ changeIssues: {} }),
    rememberChangeRefusal: assign((_, failure: PlateAlreadyAdded | PlateRefused) => ({
      changeIssues: { plate: issueOf(failure) }
    })),
    finishChange: assign(({ context }, group: UserShopGroup) => {
      const { newPlate: plate, previousPlate: previous } = changeOfPlate(changeForm(context))
      return {
        ...closedDialogs,
        group,
        result:
          previous === null
            ? ({ kind: "added", plates: [plate] } as const)
            : ({ kind: "changed", previous, plate } as const)
      }
    }),
    beginDeletion: assign((_, deleting: Plate) => ({ ...freshStart, deleting })),
    finishDeletion: assign(({ context }, group: UserShopGroup) => ({
      ...closedDialogs,
      group,
      result: { kind: "deleted", plate: plateBeingDeleted(context) } as const
    })),
    beginRestoring: assign((_, restoring: Plate) => ({ restoring, result: null })),
    finishRestoring: assign(({ context }, group: UserShopGroup) => ({
      group,
      restoring: null,
      result: { kind: "restored", plate: plateBeingRestored(context) } as const
    })),
    closeDialogs: assign(closedDialogs),
    forgetResult: assign({ result: null }),
    /** Stores the input across a reload or a login; null when there is nothing to store. */
    keepDraft: (_, _draft: PlateDraft | null) => {},
    /** Announces the result, also when this page is not open. */
    announce: tellMessage,
    reportSessionLost: tellSessionLost
  },
  delays: { pause }
})
