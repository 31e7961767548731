/** Maps outcomes of calls about a permit's plates to failures of the flow and to messages. */
import type {
  AddPlateFailure,
  ChangePlateFailure,
  DeletePlateFailure
} from "../../machines/plate-change/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { type CallError, hasCode, hasStatus, toCallFailure } from "../services/http/index.ts"
import type { Message } from "./environment.ts"
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
const isPageOfItsOwn = ({ _tag }: AddPlateFailure): boolean =>
  ["SessionLost", "ShopInactive", "PermitNotFound", "PlateNotFound"].includes(_tag)

/** Topic of a plate's deletion, its failure and its undo: one message per plate. */
export const deletionTopic = ({ plate, country }: Plate): string => `plate ${country} ${plate}`

/** Returns the message about an undo that failed, which may be asked for on any page. */
export const restoringFailed = (failure: AddPlateFailure, plate: Plate): Message | null =>
  isPageOfItsOwn(failure)
    ? null
    : {
        type: "error",
        about: deletionTopic(plate),
        message:
          failure._tag === "PlateAlreadyAdded" ? "account.plates.addDuplicate" : "account.plates.addFailed"
      }

/**
 * Returns the message about a deletion, which offers the undo on any page until the plate is restored. Forms say
 * what came of them on the page alone.
 */
export const deletionMessage = (kind: "deleted" | "restored", plate: Plate): Message => ({
  type: "success",
  message: kind === "deleted" ? "account.plates.deleteSucceeded" : "account.plates.addSucceeded",
  about: deletionTopic(plate)
})
