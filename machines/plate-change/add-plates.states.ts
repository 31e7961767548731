/**
 * States that add one or several plates to a permit. They are saved one after the other, so that a
 * refused plate does not block the others; saved plates leave the form.
 */
import { plateEdits, platesPasted } from "../plate-entry.ts"
import { settled } from "../settled.ts"
import {
  announceResult,
  keepDraft,
  permitIds,
  permitProblems,
  plateBeingSaved,
  plateChange
} from "./plate-change.setup.ts"

export const adding = plateChange.createStateConfig({
  tags: "form",
  description: "The driver fills in the plates to be added; beside them stands how many the permit takes.",
  initial: "filling",
  on: {
    ...plateEdits("editPlate", keepDraft),
    PLATES_PASTED: platesPasted("pasteEntries", keepDraft),
    PLATE_ADDED: { guard: "hasRoomInForm", actions: ["addEntry", keepDraft] },
    PLATE_REMOVED: {
      guard: "hasSeveralPlates",
      actions: [{ type: "removeEntry", params: ({ event }) => event.index }, keepDraft]
    },
    REASON_CHANGED: { actions: [{ type: "changeReason", params: ({ event }) => event.reason }, keepDraft] },
    SAVE_REQUESTED: [
      { guard: "isFormComplete", target: "#plateChange.savingPlate", actions: "beginSaving" },
      { target: ".correcting", actions: "validateForm" }
    ]
  },
  states: {
    filling: { description: "Nothing has been found wrong so far." },
    correcting: {
      tags: "formInvalid",
      description: "Some plates are not right yet; each says what is wrong and how to mend it."
    },
    plateRefused: {
      tags: ["formInvalid", "notAllSaved"],
      description: "The service did not take some of the plates; they stay in the form, the others are saved."
    },
    noRoom: {
      tags: "notAllSaved",
      description: "The permit is full: the plates left in the form did not fit any more.",
      on: { REFRESH_REQUESTED: "#plateChange.loadingPermit" }
    },
    unreachable: {
      tags: "notAllSaved",
      description: "No answer came; the plates left in the form are not known to be saved.",
      on: { REFRESH_REQUESTED: "#plateChange.loadingPermit" }
    },
    failed: {
      tags: "notAllSaved",
      description: "The plates left in the form could not be saved because of a fault on our side."
    }
  }
})

const saved = ["rememberSaved", keepDraft] as const

const plateRefused = [
  { guard: "hasNextPlate", target: "savingPlate", reenter: true, actions: "rememberRefusal" },
  { target: "permit.adding.plateRefused", actions: "rememberRefusal" }
] as const

export const savingPlate = plateChange.createStateConfig({
  tags: "form",
  description: "One plate is being added to the permit.",
  invoke: {
    id: "addPlate",
    src: "addPlate",
    input: ({ context }) => ({
      ...permitIds(context),
      newPlate: plateBeingSaved(context),
      reason: context.form.reason
    }),
    onDone: settled({
      success: [
        { guard: "hasNextPlate", target: "savingPlate", reenter: true, actions: saved },
        { guard: "hasRefusedPlates", target: "permit.adding.plateRefused", actions: saved },
        { target: "permit.added", actions: [...saved, "finishAdding", announceResult] }
      ],
      failures: {
        PlateAlreadyAdded: plateRefused,
        PlateRefused: plateRefused,
        PlateLimitReached: "permit.adding.noRoom",
        ...permitProblems,
        Unreachable: "permit.adding.unreachable",
        ServiceFailed: "permit.adding.failed"
      }
    }),
    onError: "permit.adding.failed"
  }
})
