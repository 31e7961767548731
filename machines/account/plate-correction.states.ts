/**
 * States of the plate correction: a wrong plate on a bought ticket can be corrected once, before the ticket
 * begins. Where that is not possible any more the dialog gives the reason and the contact for help.
 */
import { plateEdits } from "../plate-entry.ts"
import { settled } from "../settled.ts"
import { account, correctionInput } from "./account.setup.ts"

/** The page's copy of the ticket may be stale. */
const lookAgain = "#account.loadingActiveTickets"

export const correctingPlate = account.createStateConfig({
  tags: ["correction", "listed"],
  description: "The dialog about one wrong plate: old plate, new plate.",
  initial: "filling",
  on: {
    ...plateEdits("editNewPlate"),
    CONFIRMED: [
      { guard: "isCorrectionValid", target: "#account.savingCorrection" },
      { target: ".invalid", actions: "validateCorrection" }
    ],
    BACK: "#account.ticketsListed"
  },
  states: {
    filling: { description: "Nothing has been found wrong so far; the field holds the wrong plate." },
    invalid: { description: "The new plate is not right yet; the field says why." },
    refused: { description: "The service did not take the new plate; the field says why." },
    unreachable: {
      description: "No answer came; the plate is not known to be put right.",
      on: { BACK: lookAgain }
    },
    failed: { description: "The plate could not be put right because of a fault on our side." }
  }
})

export const savingCorrection = account.createStateConfig({
  tags: ["correction", "listed"],
  description: "The new plate is being saved.",
  invoke: {
    id: "correctPlate",
    src: "correctPlate",
    input: ({ context }) => correctionInput(context),
    onDone: settled({
      success: { target: "ticketsListed", actions: ["rememberTicket", "announceCorrection"] },
      failures: {
        PlateRefused: { target: "correctingPlate.refused", actions: "rememberRefusal" },
        CorrectionClosed: { target: "correctionClosed", actions: "rememberPlateCorrection" },
        TicketNotFound: lookAgain,
        SessionLost: "sessionLost",
        Unreachable: "correctingPlate.unreachable",
        ServiceFailed: "correctingPlate.failed"
      }
    }),
    onError: "correctingPlate.failed"
  }
})

export const correctionClosed = account.createStateConfig({
  tags: ["correction", "listed"],
  description: "The plate can no longer be put right here; the dialog says why, and who can help.",
  on: { BACK: "ticketsListed" }
})
