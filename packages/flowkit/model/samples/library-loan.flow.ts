/** Flow of the loan for the tests of the planner; its drivers record their calls. */
import { flowsFor } from "../flow.ts"
import { libraryLoanMachine } from "./library-loan.ts"

/** Screen of the samples: a list of calls of drivers and assertions. */
export type Diary = Array<string>
export const defineSampleFlow = flowsFor<Diary>()

export const libraryLoanFlow = defineSampleFlow(libraryLoanMachine, {
  starts: {
    member: { input: { member: true }, open: (diary) => diary.push("came as a member") },
    guest: { input: { member: false }, open: (diary) => diary.push("came as a guest") }
  },
  events: {
    TITLE_ENTERED: {
      cases: { known: { title: "Emil" }, nothing: { title: "" } },
      do: (diary, event) => diary.push(`typed ${event.title}`)
    },
    WEEKS_CHOSEN: {
      cases: { long: { weeks: 4 } },
      do: (diary, event) => diary.push(`chose ${event.weeks} weeks`)
    },
    LOAN_REQUESTED: { do: (diary) => diary.push("asked for the book") },
    TRY_AGAIN: { do: (diary) => diary.push("tried again") },
    LEFT: { do: (diary) => diary.push("left") }
  },
  services: {
    findBook: {
      "on the shelf": { success: { title: "Emil", copies: 1 } },
      "lent out": { success: { title: "Emil", copies: 0 } },
      "not found": { failure: { _tag: "BookNotFound" } },
      offline: { failure: { _tag: "Offline" } },
      broken: { fail: { code: "DEFECT" } }
    },
    lend: {
      done: { success: null },
      offline: { failure: { _tag: "Offline" } },
      broken: { fail: { code: "DEFECT" } }
    }
  },
  states: {
    asking: (diary) => diary.push("saw the question"),
    searching: (diary) => diary.push("saw the search"),
    found: (diary, context) => diary.push(`saw ${context.book?.title}`),
    lending: (diary) => diary.push("saw the clerk write"),
    lent: (diary) => diary.push("saw the book"),
    unknown: (diary) => diary.push("saw no book"),
    unreachable: (diary) => diary.push("saw a closed door"),
    left: (diary) => diary.push("went out")
  }
})
