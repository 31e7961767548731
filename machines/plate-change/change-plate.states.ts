/**
 * States that change a plate of a permit: the driver has another car, or another plate on it, and
 * gives the reason. An additional car adds its plate; every other reason replaces the old plate.
 */
import { plateEdits } from "../plate-entry.ts"
import { settled } from "../settled.ts"
import {
  announceResult,
  changeForm,
  keepDraft,
  permitIds,
  permitProblems,
  plateChange
} from "./plate-change.setup.ts"

/** The page's copy of the permit is stale. */
const lookAgain = { target: "#plateChange.loadingPermit", actions: "closeDialogs" } as const

export const changing = plateChange.createStateConfig({
  tags: ["change", "formBehind"],
  description: "The dialog about one plate: reason, old plate, new plate.",
  initial: "filling",
  on: {
    REASON_CHANGED: {
      actions: [{ type: "changeChangeReason", params: ({ event }) => event.reason }, keepDraft]
    },
    ...plateEdits("editNewPlate", keepDraft),
    CONFIRMED: [
      { guard: "isChangeComplete", target: "#plateChange.savingChange", actions: "forgetChangeIssues" },
      { target: ".correcting", actions: "validateChange" }
    ],
    BACK: { target: "#plateChange.permit", actions: ["closeDialogs", keepDraft] }
  },
  states: {
    filling: { description: "Nothing has been found wrong so far." },
    correcting: {
      tags: "changeInvalid",
      description: "The reason is missing or the new plate is not right yet; each field says why."
    },
    plateRefused: {
      tags: "changeInvalid",
      description: "The service did not take the new plate; the field says why."
    },
    noRoom: {
      tags: "changeOutdated",
      description: "The permit is full: an additional car needs another plate to go first.",
      on: { BACK: lookAgain }
    },
    unreachable: {
      tags: "changeOutdated",
      description: "No answer came; the change is not known to be saved.",
      on: { BACK: lookAgain }
    },
    failed: { description: "The change could not be saved because of a fault on our side." }
  }
})

const plateRefused = { target: "changing.plateRefused", actions: "rememberChangeRefusal" } as const

const finishing = ["finishChange", keepDraft, announceResult] as const

export const savingChange = plateChange.createStateConfig({
  tags: ["change", "formBehind"],
  description: "The change is being saved.",
  invoke: {
    id: "changePlate",
    src: "changePlate",
    input: ({ context }) => ({ ...permitIds(context), form: changeForm(context) }),
    onDone: settled({
      success: [
        { guard: "isAdded", target: "permit.added", actions: finishing },
        { target: "permit.changed", actions: finishing }
      ],
      failures: {
        PlateAlreadyAdded: plateRefused,
        PlateRefused: plateRefused,
        PlateLimitReached: "changing.noRoom",
        PlateNotFound: "plateGone",
        ...permitProblems,
        Unreachable: "changing.unreachable",
        ServiceFailed: "changing.failed"
      }
    }),
    onError: "changing.failed"
  }
})
