/**
 * States that delete a plate of a permit: the consequences are shown first, and the deletion can be
 * undone: the plate is then added again.
 */
import { settled } from "../settled.ts"
import {
  announceResult,
  permitIds,
  permitProblems,
  plateBeingDeleted,
  plateBeingRestored,
  plateChange
} from "./plate-change.setup.ts"

export const deleting = plateChange.createStateConfig({
  tags: ["deletion", "formBehind"],
  description: "The dialog that says what it means to delete this plate.",
  initial: "confirming",
  on: { CONFIRMED: "#plateChange.deletingPlate", BACK: "#plateChange.permit" },
  states: {
    confirming: { description: "The driver decides whether the plate goes." },
    unreachable: {
      description: "No answer came; the plate is not known to be deleted.",
      on: { BACK: "#plateChange.loadingPermit" }
    },
    failed: { description: "The plate could not be deleted because of a fault on our side." }
  }
})

export const deletingPlate = plateChange.createStateConfig({
  tags: ["deletion", "formBehind"],
  description: "The plate is being taken off the permit.",
  invoke: {
    id: "deletePlate",
    src: "deletePlate",
    input: ({ context }) => ({ ...permitIds(context), plate: plateBeingDeleted(context) }),
    onDone: settled({
      success: { target: "permit.deleted", actions: ["finishDeletion", announceResult] },
      failures: {
        PlateNotFound: "plateGone",
        ...permitProblems,
        Unreachable: "deleting.unreachable",
        ServiceFailed: "deleting.failed"
      }
    }),
    onError: "deleting.failed"
  }
})

export const restoringPlate = plateChange.createStateConfig({
  tags: "busy",
  description: "The deleted plate is being added again.",
  invoke: {
    id: "restorePlate",
    src: "addPlate",
    input: ({ context }) => ({ ...permitIds(context), newPlate: plateBeingRestored(context), reason: null }),
    onDone: settled({
      success: { target: "permit.restored", actions: ["finishRestoring", announceResult] },
      failures: {
        // Added elsewhere in the meantime.
        PlateAlreadyAdded: "loadingPermit",
        PlateLimitReached: "permit.restoringNoRoom",
        ...permitProblems,
        Unreachable: "permit.restoringUnreachable",
        PlateRefused: "permit.restoringFailed",
        ServiceFailed: "permit.restoringFailed"
      }
    }),
    onError: "permit.restoringFailed"
  }
})
