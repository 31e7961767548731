/**
 * Plate change: the driver of a permit adds, changes and deletes its plates. The page shows the
 * permit with its form, change and deletion are dialogs over it, and every result is shown on the
 * page: changes count from the next parking stay on.
 */
import type { ActorRefFrom } from "xstate"
import { settled } from "../settled.ts"
import { shopProblemStates, shopProblems } from "../shop-problems.ts"
import { adding, savingPlate } from "./add-plates.states.ts"
import { changing, savingChange } from "./change-plate.states.ts"
import { deleting, deletingPlate, restoringPlate } from "./delete-plate.states.ts"
import { keepDraft, plateChange } from "./plate-change.setup.ts"

export const plateChangeMachine = plateChange.createMachine({
  id: "plateChange",
  description: "The driver of a permit wants it to carry the right plates.",
  context: ({ input }) => ({
    ...input,
    shop: null,
    group: null,
    recentPlates: [],
    form: { reason: null, plates: [] },
    issues: {},
    saving: 0,
    saved: [],
    change: null,
    changeIssues: {},
    deleting: null,
    restoring: null,
    result: null,
    pauseSeconds: 0
  }),
  initial: "loadingPermit",
  states: {
    loadingPermit: {
      tags: ["busy", "formBehind"],
      description: "The permit and its shop are being fetched.",
      invoke: {
        id: "loadPermit",
        src: "loadPermit",
        input: ({ context: { shopPath, groupId } }) => ({ shopPath, groupId }),
        onDone: settled({
          success: [
            // A change that was begun before a login is taken up again.
            { guard: "isChangeBegun", target: "changing", actions: "rememberPermit" },
            { target: "permit", actions: ["rememberPermit", "closeDialogs", keepDraft] }
          ],
          failures: { PermitNotFound: "permitNotFound", ...shopProblems }
        }),
        onError: "shopFailed"
      }
    },

    permit: {
      description: "The driver sees the permit and its plates.",
      initial: "choosing",
      on: {
        CHANGE_REQUESTED: {
          target: "changing",
          actions: [{ type: "beginChange", params: ({ event }) => event.plate }, keepDraft]
        },
        DELETE_REQUESTED: {
          target: "deleting",
          actions: { type: "beginDeletion", params: ({ event }) => event.plate }
        },
        UNDO_REQUESTED: {
          target: "restoringPlate",
          actions: { type: "beginRestoring", params: ({ event }) => event.plate }
        }
      },
      states: {
        choosing: {
          description:
            "How many plates the permit takes and holds says whether there is anything to fill in.",
          always: [
            { guard: "takesNoPlates", target: "noPlatesAllowed" },
            { guard: "isFull", target: "limitReached" },
            { target: "adding" }
          ]
        },
        adding,
        limitReached: {
          description: "The permit holds as many plates as it may: another one has to be deleted first."
        },
        noPlatesAllowed: { description: "This permit takes no plates at all." },
        added: {
          tags: "result",
          description: "The plates are on the permit; they count from the next parking stay on.",
          on: { CONTINUED: "choosing" }
        },
        changed: {
          tags: "result",
          description:
            "The plate is exchanged: until now the old one counts, from the next parking stay on the new one.",
          on: { CONTINUED: "choosing" }
        },
        deleted: {
          tags: "result",
          description: "The plate is off the permit from the next parking stay on; that can be taken back.",
          on: { CONTINUED: { target: "choosing", actions: "forgetResult" } }
        },
        restored: {
          tags: "result",
          description: "The deleted plate is on the permit again.",
          on: { CONTINUED: "choosing" }
        },
        restoringNoRoom: {
          tags: "result",
          description: "The permit is full: the deleted plate does not fit any more.",
          on: { REFRESH_REQUESTED: "#plateChange.loadingPermit" }
        },
        restoringUnreachable: {
          tags: "result",
          description: "No answer came; the deleted plate is not known to be on the permit again.",
          on: { REFRESH_REQUESTED: "#plateChange.loadingPermit" }
        },
        restoringFailed: {
          tags: "result",
          description: "The deleted plate could not be added again because of a fault on our side.",
          on: { TRY_AGAIN: "#plateChange.restoringPlate", CONTINUED: "choosing" }
        }
      }
    },

    savingPlate,

    changing,
    savingChange,

    deleting,
    deletingPlate,
    restoringPlate,

    plateGone: {
      description: "The plate is not on the permit any more: it was changed or deleted elsewhere meanwhile.",
      entry: "closeDialogs",
      on: { TRY_AGAIN: "loadingPermit" }
    },

    permitNotFound: {
      description: "The driver has no such permit in this shop.",
      on: { TRY_AGAIN: "loadingPermit" }
    },

    ...shopProblemStates("loadingPermit")
  }
})

export type PlateChangeActor = ActorRefFrom<typeof plateChangeMachine>
