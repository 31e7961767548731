/**
 * Rules of a permit's plates, and of the corrected plate of a bought ticket. The reason given in the dialog
 * names the event: an additional car adds a plate, a typo edits it, every other reason changes it.
 */
import type { AccountContext } from "../../../machines/account/index.ts"
import type { PlateChangeContext } from "../../../machines/plate-change/index.ts"
import type { TrackedEvent } from "../../services/tracking.ts"
import type { PlateAction } from "../../services/tracking-events.ts"
import {
  endOf,
  entered,
  failure,
  isEvent,
  type Rule,
  type Step,
  shopFailures,
  type Tracked
} from "../step.ts"

type PlateStep = Step<PlateChangeContext>

const actionFor = ({ change }: PlateChangeContext): PlateAction =>
  change?.reason === "additional_car" ? "add" : change?.reason === "typo" ? "edit" : "change"

const done = (action: PlateAction, step: "click" | "confirm", ...plates: ReadonlyArray<string>) =>
  ({ name: `${action}_licence_plate_${step}`, plates }) satisfies TrackedEvent

/** Returns the outcome of the call about a plate. */
const ended = (
  step: Step<unknown>,
  actor: string,
  action: PlateAction,
  plate: string | undefined
): ReadonlyArray<TrackedEvent> => {
  const end = endOf(step, actor)
  const plates = plate === undefined ? [] : [plate]
  if (end === null) return []
  return "value" in end
    ? [{ name: `${action}_licence_plate_success`, plates }]
    : [{ ...failure(`${action}_licence_plate_error`, end.reason), plates }]
}

/** The first plate makes a permit the driver's own. */
const permissionAdded = (step: PlateStep): ReadonlyArray<TrackedEvent> => {
  const end = endOf(step, "addPlate")
  const group = step.before?.context.group ?? null
  if (end === null || group === null || group.activePlates.length > 0) return []
  return "value" in end
    ? [{ name: "add_parking_permissions", properties: { group_id: group.groupId } }]
    : [failure("add_parking_permissions_error", end.reason, { group_id: group.groupId })]
}

const adding = (step: PlateStep): Tracked => {
  const { before, after } = step
  const isSaving = isEvent(step, "SAVE_REQUESTED")
  const { form, saving } = before?.context ?? after.context
  return [
    (isSaving || isEvent(step, "UNDO_REQUESTED")) && done("add", "click"),
    isSaving &&
      entered(step, "savingPlate") &&
      done("add", "confirm", ...after.context.form.plates.map(({ plate }) => plate)),
    ...ended(step, "addPlate", "add", form.plates[saving]?.plate),
    ...permissionAdded(step),
    ...ended(step, "restorePlate", "add", undefined)
  ]
}

const changing = (step: PlateStep): Tracked => {
  const { before, after } = step
  const dialog = before?.context.change ?? after.context.change
  const action = actionFor(after.context)
  const hasNewMeaning =
    isEvent(step, "REASON_CHANGED") &&
    after.context.change !== null &&
    action !== "change" &&
    after.context.change.reason !== before?.context.change?.reason
  return [
    isEvent(step, "CHANGE_REQUESTED") && entered(step, "changing") && done("change", "click"),
    hasNewMeaning && done(action, "click"),
    entered(step, "savingChange") && done(action, "confirm", dialog?.entry.plate ?? ""),
    ...(before === null ? [] : ended(step, "changePlate", actionFor(before.context), dialog?.entry.plate))
  ]
}

const deleting = (step: PlateStep): Tracked => {
  const { before, after } = step
  const plate = before?.context.deleting ?? after.context.deleting
  return [
    isEvent(step, "DELETE_REQUESTED") && entered(step, "deleting") && done("delete", "click"),
    entered(step, "deletingPlate") && done("delete", "confirm", plate?.plate ?? ""),
    ...ended(step, "deletePlate", "delete", plate?.plate)
  ]
}

/** The correction of a bought ticket's plate is an edit. */
export const correcting = (step: Step<AccountContext>): Tracked => {
  const plate = (step.before ?? step.after).context.correction?.entry.plate
  return [
    isEvent(step, "CORRECTION_REQUESTED") && entered(step, "correctingPlate") && done("edit", "click"),
    entered(step, "savingCorrection") && done("edit", "confirm", plate ?? ""),
    ...ended(step, "correctPlate", "edit", plate)
  ]
}

export const plateChangeRule: Rule<PlateChangeContext> = (step) => {
  const end = endOf(step, "loadPermit")
  const isShopThere = end !== null && "reason" in end && !end.reason.startsWith("Shop")
  return [
    isShopThere && failure("get_shop_user_groups_error", end.reason),
    ...shopFailures(step, "loadPermit", "PermitNotFound", "Unreachable", "ServiceFailed", "Fault"),
    ...adding(step),
    ...changing(step),
    ...deleting(step)
  ]
}
