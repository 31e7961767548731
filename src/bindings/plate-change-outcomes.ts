/** Maps outcomes of calls about a permit's plates to failures of the flow and to messages. */
import type {
  AddPlateFailure,
  ChangePlateFailure,
  DeletePlateFailure,
  PlateChangeResult
} from "../../machines/plate-change/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { type CallError, hasCode, hasStatus, toCallFailure } from "../services/http/index.ts"
import type { Message, MessageKey } from "./environment.ts"
import { refusedPlateIssue } from "./plate-issue.ts"

export const toDeleteFailure = (error: CallError): DeletePlateFailure => {
  if (hasCode(error, "E_SHOP_INACTIVE")) return { _tag: "ShopInactive" }
  if (hasCode(error, "E_PLATE_NOT_FOUND")) return { _tag: "PlateNotFound" }
  return hasStatus(error, 404) ? { _tag: "PermitNotFound" } : toCallFailure(error)
}

export const toChangeFailure = (error: CallError): ChangePlateFailure => {
  if (hasCode(error, "E_PLATE_DUPLICATE")) return { _tag: "PlateAlreadyAdded" }
  if (hasCode(error, "E_PLATE_LIMIT")) return { _tag: "PlateLimitReached" }
  if (hasCode(error, "E_PLATE_INVALID")) return { _tag: "PlateRefused", issue: refusedPlateIssue(error) }
  return toDeleteFailure(error)
}

export const toAddFailure = (error: CallError): AddPlateFailure => {
  const failure = toChangeFailure(error)
  // Adding a plate requires none to exist.
  return failure._tag === "PlateNotFound" ? { _tag: "ServiceFailed" } : failure
}

/** After these failures another page is shown, which explains them itself. */
const isPageOfItsOwn = ({ _tag }: ChangePlateFailure): boolean =>
  ["SessionLost", "ShopInactive", "PermitNotFound", "PlateNotFound"].includes(_tag)

/** Topic of additions and changes: one message, replaced by the next. */
export const aboutForms = "plates"

/** Topic of a plate's deletion, its failure and its undo: one message per plate. */
export const aboutDeletion = ({ plate, country }: Plate): string => `plate ${country} ${plate}`

/** The page itself shows the reason, and keeps it. */
const failed = (message: MessageKey, failure: ChangePlateFailure, about = aboutForms): Message | null =>
  isPageOfItsOwn(failure) ? null : { type: "error", about, message }

export const additionFailed = (failure: AddPlateFailure, about: string): Message | null =>
  failed(
    failure._tag === "PlateAlreadyAdded" ? "account.plates.addDuplicate" : "account.plates.addFailed",
    failure,
    about
  )

export const changeFailed = (failure: ChangePlateFailure): Message | null =>
  failed("account.plates.changeFailed", failure)

export const deletionFailed = (failure: DeletePlateFailure, plate: Plate): Message | null =>
  failed("account.plates.deleteFailed", failure, aboutDeletion(plate))

const successes = {
  added: "account.plates.addSucceeded",
  changed: "account.plates.changeSucceeded",
  deleted: "account.plates.deleteSucceeded",
  restored: "account.plates.addSucceeded"
} as const satisfies Record<PlateChangeResult["kind"], MessageKey>

/**
 * The page shows the start of validity. Each deletion keeps its message, which offers the undo, until the
 * plate is restored.
 */
export const resultMessage = (result: PlateChangeResult): Message => ({
  type: "success",
  message: successes[result.kind],
  about: result.kind === "deleted" || result.kind === "restored" ? aboutDeletion(result.plate) : aboutForms
})
